import { markWithoutCount } from '../pages/console.js';
import { DRIVER } from '../screens/console-kit.js';
import { expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { NARROW, PHONE } from '../support/devices.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

for (const viewport of [PHONE.viewport, NARROW])
  test(`a driver far below the stop marks it by name, and is back at the next, ${viewport.width} px`, async ({
    operate,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await operate('/staff', DRIVER);
    const stop = page.getByRole('region', { name: '次の予定' });
    const link = stop.getByRole('link', { name: /詳細/ });
    // Before the day is drawn there is nothing to scroll.
    await expect(link).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(link).not.toBeInViewport();
    const whose = page.getByText(/（受付番号 \d+）$/);
    await expect(whose).toBeInViewport();
    const number = /（受付番号 (\d+)）$/.exec((await whose.textContent()) ?? '')?.[1] ?? '';
    // A line of 14 px.
    expect((await whose.boundingBox())?.height).toBeLessThan(30);
    await markWithoutCount(page);
    await expect(stop.getByRole('heading')).toBeInViewport();
    const failed = page.getByRole('alert').filter({ hasText: '個数の変更に失敗しました' });
    await expect(failed.getByRole('link', { name: `（受付番号 ${number}）` })).toBeInViewport();
  });

test('a driver takes back the mark of the wrong stop, of which nobody was told, on another screen, too', async ({
  operate,
  server,
}) => {
  const driver = await server.newDriver();
  const longest = { name1: '長宗我部'.repeat(4), name2: 'クリストファー'.repeat(2) };
  const [first, second] = [await server.newStop(driver, '17:00', longest), await server.newStop(driver, '17:30')];
  const page = await operate('/staff', driver);
  const stop = page.getByRole('region', { name: '次の予定' });
  const shown = ({ name }: { readonly name: string }) =>
    expect(stop.getByText(`${name} 様`, { exact: true })).toBeVisible();
  const mark = async () => {
    await page.getByRole('button', { name: '集荷済みにする' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '確定する' }).click();
    await expect(page.getByText(`${first.customer.name}様：集荷済にしました`)).toBeVisible();
  };
  await shown(first.customer);
  await mark();
  await shown(second.customer);
  await expect(stop.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('region', { name: /^未送信/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideways(page);
  // Over the product's name, and nothing else.
  const told = (await page.getByRole('alert').filter({ hasText: '集荷済にしました' }).boundingBox())!;
  const header = (await page.getByRole('banner').boundingBox())!;
  const search = (await page.getByRole('button', { name: '検索を開く' }).boundingBox())!;
  expect(told.y + told.height).toBeLessThanOrEqual(header.height);
  expect(told.x + told.width).toBeLessThanOrEqual(search.x);
  await page.getByRole('button', { name: '取り消す' }).click();
  await expect(page.getByText('取り消しました')).toBeVisible();
  await shown(first.customer);
  expect(await server.requestOf(first.id)).toMatchObject({ status: 0 });

  await mark();
  await shown(second.customer);
  await page.getByRole('link', { name: '詳細' }).click();
  await expect(page.getByRole('heading', { name: '集配一覧詳細' })).toBeVisible();
  await page.getByRole('button', { name: '取り消す' }).click();
  await expect(page.getByText('取り消しました')).toBeVisible();
  await page.getByRole('link', { name: '今日の予定へ戻る' }).click();
  await shown(first.customer);
  expect(await server.requestOf(first.id)).toMatchObject({ status: 0 });

  await mark();
  await page.getByRole('link', { name: '詳細' }).click();
  // Its time is over there.
  await expect.poll(async () => (await server.requestOf(first.id)).status, { timeout: 15_000 }).toBe(1);
});

test('a mark that one tab holds is not sent by another, which its driver opens meanwhile', async ({
  operate,
  server,
}) => {
  const driver = await server.newDriver();
  const first = await server.newStop(driver, '17:00');
  const page = await operate('/staff', driver);
  await page.getByRole('button', { name: '集荷済みにする' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定する' }).click();
  await expect(page.getByRole('button', { name: '取り消す' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/staff');
  await expect(other.getByRole('region', { name: /^未送信/ })).toBeVisible();
  await page.getByRole('button', { name: '取り消す' }).click();
  await expect(page.getByText('取り消しました')).toBeVisible();
  expect(await server.requestOf(first.id)).toMatchObject({ status: 0 });
  await other.close();
});

test('a mark leaves although its page is closed at once, while it may still be taken back', async ({
  operate,
  server,
}) => {
  const driver = await server.newDriver();
  const [first, second] = [await server.newStop(driver, '17:00'), await server.newStop(driver, '17:30')];
  const page = await operate('/staff', driver);
  const stop = page.getByRole('region', { name: '次の予定' });
  await expect(stop.getByText(`${first.customer.name} 様`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '集荷済みにする' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定する' }).click();
  await expect(stop.getByText(`${second.customer.name} 様`, { exact: true })).toBeVisible();
  expect(await server.requestOf(first.id)).toMatchObject({ status: 0 });
  await page.close();
  await expect.poll(() => server.requestOf(first.id)).toMatchObject({ status: 1 });
  const later = await page.context().newPage();
  await later.goto('/staff/');
  const next = later.getByRole('region', { name: '次の予定' });
  await expect(next.getByText(`${second.customer.name} 様`, { exact: true })).toBeVisible();
  await expect(later.getByRole('region', { name: /^未送信/ })).toHaveCount(0);
  await expect(later.getByRole('alert')).toHaveCount(0);
});
