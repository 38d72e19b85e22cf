import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { DRIVER } from '../screens/console-kit.js';
import { NARROW, PHONE } from '../support/devices.js';
import { PASSWORD } from '../support/server.js';
import { expect, test } from '../support/test.js';

test.use({ refusals: ['offline', 401, 404, 409, 422], serviceWorkers: 'allow' });

/** The phone has all that it needs without a line: the screens' files, and the day. */
async function prepared(page: Page) {
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length > 0)).toBe(true);
  await expect.poll(() => isDayKept(page)).toBe(true);
}

/** Its database is there before it. */
const isDayKept = (page: Page) =>
  page.evaluate(async () => {
    const name = 'laundry.console.day';
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
    return new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(new Error('not opened'));
      opening.onsuccess = () => {
        const { result: database } = opening;
        const counting = database.transaction('day').objectStore('day').count('day');
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result > 0);
        };
      };
    });
  });
const shown = (page: Page, { name }: { readonly name: string }) =>
  expect(page.getByRole('region', { name: '次の予定' }).getByText(`${name} 様`, { exact: true })).toBeVisible();
async function mark(page: Page) {
  await page.getByRole('button', { name: '集荷済みにする' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定する' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
const unsent = (page: Page, count: number) => page.getByRole('region', { name: `未送信 ${count}件` });
const nothingUnsent = (page: Page) => expect(page.getByRole('region', { name: /^未送信/ })).toHaveCount(0);

test('six stops without a line, over a reload and a closed app; two were moved meanwhile', async ({
  context,
  operate,
  server,
}) => {
  const driver = await server.newDriver();
  const at = (time: string) => server.newStop(driver, time);
  const [first, second, third] = [await at('17:00'), await at('17:30'), await at('18:00')];
  const [fourth, fifth, sixth] = [await at('18:30'), await at('19:00'), await at('19:30')];
  let page = await operate('/staff', driver);
  await shown(page, first.customer);
  await prepared(page);

  await context.setOffline(true);
  for (const { customer } of [first, second, third]) {
    await shown(page, customer);
    await mark(page);
  }
  await unsent(page, 3).getByText('これより前の2件').click();
  await expect(unsent(page, 3).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(/\d\d:\d\d時点の予定を表示しています/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  await page.reload();
  await shown(page, fourth.customer);
  await expect(unsent(page, 3)).toContainText(`${third.customer.name} 様（受付番号 ${third.id}）`);
  await mark(page);
  await shown(page, fifth.customer);
  await page.getByRole('button', { name: '集荷の不在メール' }).click();
  const absence = page.getByRole('dialog');
  await expect(absence.getByText(/メールの文面を表示できません/)).toBeVisible();
  await absence.getByRole('button', { name: '送信する' }).click();
  await absence.getByRole('button', { name: '予定の前に送信する' }).click();
  await expect(unsent(page, 5)).toBeVisible();

  await page.close();
  page = await context.newPage();
  await page.goto('/staff/');
  await shown(page, sixth.customer);
  await mark(page);
  await expect(unsent(page, 6).getByText('これより前の5件')).toBeVisible();
  const last = unsent(page, 6).getByRole('listitem');
  await last.getByRole('button', { name: /を取り消す$/ }).click();
  await shown(page, sixth.customer);

  await server.move(second.id, '2026-11-27 17:00:00', '2026-12-02 17:00:00');
  await server.assign(fourth.id, DRIVER);
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: '送信できませんでした' })).toHaveCount(2);
  await nothingUnsent(page);
  const moved = page.getByRole('alert').filter({ hasText: `受付番号 ${second.id}` });
  await expect(moved).toContainText('他の操作で内容が更新されています（');
  await expectAccessible(page);
  for (const { id } of [first, third]) expect(await server.requestOf(id)).toMatchObject({ status: 1 });
  for (const { id } of [second, fourth, sixth]) expect(await server.requestOf(id)).toMatchObject({ status: 0 });
  expect(await server.requestOf(fifth.id)).toMatchObject({ status: 0, absence_status: 1 });
  await moved.getByRole('button', { name: /を破棄する$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '破棄する' }).click();
  await expect(moved).toHaveCount(0);
  const given = page.getByRole('alert').filter({ hasText: `受付番号 ${fourth.id}` });
  await given.getByRole('button', { name: /を事務所に知らせる$/ }).click();
  await expect(given).toHaveCount(0);
  await expectAccessible(page);
});

test('what is unsent when a session ends waits for the same person, in sight', async ({ context, operate, server }) => {
  const driver = await server.newDriver();
  const { id, customer } = await server.newStop(driver, '20:00');
  const page = await operate('/staff', driver);
  await shown(page, customer);
  await prepared(page);
  await context.setOffline(true);
  await mark(page);
  await expect(unsent(page, 1)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('laundry.console.token'));
  await server.signOut(token ?? '');
  await context.setOffline(false);

  const signIn = async (email: string) => {
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'スタッフトップ' })).toBeVisible();
  };
  await expect(page.getByText('この端末に、未送信の記録が1件あります', { exact: false })).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([
    'laundry.console.acts',
  ]);
  await signIn(await server.newDriver());
  await expect(page.getByText('ほかの人の未送信の記録が1件あります', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^メニュー$/ }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  expect(await server.requestOf(id)).toMatchObject({ status: 0 });
  await signIn(driver);
  await expect(page.getByText('未送信の1件を送信しました')).toBeVisible();
  expect(await server.requestOf(id)).toMatchObject({ status: 1 });
});

test('a stored detail is read without a line, and a sign-out leads to the login that tells what is unsent', async ({
  context,
  operate,
  server,
}) => {
  const driver = await server.newDriver();
  const { customer } = await server.newStop(driver, '20:00');
  const next = await server.newStop(driver, '20:30');
  const page = await operate('/staff', driver);
  await shown(page, customer);
  await prepared(page);
  await context.setOffline(true);
  await mark(page);
  await shown(page, next.customer);
  await page.getByRole('link', { name: '詳細' }).click();
  await expect(page.getByRole('region', { name: 'お客様' }).getByText(next.customer.name)).toBeVisible();
  await expect(page.getByText(/\d\d:\d\d時点の予定を表示しています/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^メニュー$/ }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  const question = page.getByRole('dialog', { name: '未送信の記録が1件あります。ログアウトしますか？' });
  await question.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page.getByText('この端末に、未送信の記録が1件あります', { exact: false })).toBeVisible();
  await expect(page.getByLabel('メールアドレス')).toBeVisible();
});

for (const [what, before, after] of [
  ['that is an hour off', 3_600_000, 3_600_000],
  ['that is set an hour on meanwhile', 0, 3_600_000],
] as const)
  test(`a phone’s clock ${what} makes no stamp of another time`, async ({ context, operate, server }) => {
    await context.addInitScript(() => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + Number(localStorage.getItem('e2e.ahead') ?? 0);
    });
    const driver = await server.newDriver();
    const { id, customer } = await server.newStop(driver, '20:30');
    const page = await operate('/robots.txt', driver);
    await page.evaluate((ahead) => localStorage.setItem('e2e.ahead', String(ahead)), before);
    await page.goto('/staff');
    await shown(page, customer);
    await prepared(page);
    await context.setOffline(true);
    await page.evaluate((ahead) => localStorage.setItem('e2e.ahead', String(ahead)), after);
    await page.reload();
    await shown(page, customer);
    await mark(page);
    await expect(unsent(page, 1)).toBeVisible();
    await context.setOffline(false);
    await nothingUnsent(page);
    // The server's day began at nine, and no journey takes half an hour.
    expect((await server.requestOf(id)).result_pickup_dt).toMatch(/^2026-11-25 09:[0-3]/);
  });

for (const viewport of [PHONE.viewport, NARROW])
  test(`a page that the phone had dropped says what the desk did meanwhile, above the next stop, ${viewport.width} px`, async ({
    operate,
    server,
  }) => {
    const driver = await server.newDriver();
    const at = (time: string) => server.newStop(driver, time);
    const [first, second, third] = [await at('17:00'), await at('17:30'), await at('18:00')];
    const page = await operate('/staff', driver);
    await page.setViewportSize(viewport);
    await shown(page, first.customer);
    await prepared(page);
    await page.goto('about:blank');
    await server.assign(second.id, DRIVER);
    await server.move(third.id, '2026-11-25 20:00:00', '2026-11-30 20:00:00');
    const fourth = await at('18:30');
    await page.goto('/staff/');
    const line = page.getByText('予定の変更 追加1・外れ1・時刻1');
    await expect(line).toBeVisible();
    // One line.
    expect((await line.boundingBox())?.height).toBeLessThan(50);
    await expect(page.getByRole('button', { name: '集荷済みにする' })).toBeInViewport();
    await shown(page, first.customer);
    await line.click();
    await expect(page.getByRole('link', { name: `（受付番号 ${fourth.id}）` })).toBeVisible();
    await expect(page.getByRole('link', { name: `18:00 → 20:00 集荷 ${third.customer.name} 様` })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: '予定の変更を閉じる' }).click();
    await expect(line).toHaveCount(0);
  });
