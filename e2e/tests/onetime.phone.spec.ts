import type { Locator, Page } from '@playwright/test';
import { signInAsCustomer } from '../pages/customer.js';
import { atProvider, decide } from '../pages/provider.js';
import { expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { PHONE } from '../support/devices.js';
import type { Server } from '../support/server.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect, type Fixtures } from '../support/test.js';

const day = (page: Page, leg: string, date: string): Locator =>
  page.getByRole('group', { name: leg, exact: true }).getByRole('gridcell', { name: date });
const method = (page: Page, name: RegExp): Promise<void> => page.getByRole('radio', { name }).check();
const confirm = (page: Page): Promise<void> => page.getByRole('button', { name: '確認へ進む', exact: true }).click();
const pay = (page: Page): Locator => page.getByRole('button', { name: 'お支払い情報を入力する' });
const done = (page: Page): Locator => page.getByRole('heading', { name: 'ご依頼を受け付けました' });
const customer = (server: Server) => server.register({ plan_id: 'tx_2', payment_method_id: 3 });

/** No provider that the server knows. */
const ELSEWHERE = 'https://card.example/pay';

/** Two bags on the first Tuesday of December, to the provider's page. */
async function order(page: Page, payment: RegExp): Promise<void> {
  await page.getByRole('radio', { name: '2バッグ' }).check();
  await day(page, '集荷日時', '12月1日(火)').click();
  await page.getByLabel('備考').fill('シャツは吊るしてください');
  await method(page, payment);
  await confirm(page);
  await pay(page).click();
}

/** A customer whose request waits at the provider's page. */
async function leftAtProvider({ server, visit }: Pick<Fixtures, 'server' | 'visit'>, payment: RegExp) {
  const { email } = await customer(server);
  const page = await visit('/wash-request', { as: email });
  await order(page, payment);
  await atProvider(page);
  return { email, page };
}

test('by card: the price follows what is chosen, a declined card is tried again, and the request is there', async ({
  server,
  visit,
}) => {
  const { email } = await customer(server);
  const page = await visit('/wash-request', { as: email });
  const price = page.getByRole('heading', { name: '料金' }).locator('..');
  await page.getByRole('radio', { name: '2バッグ' }).check();
  await expect(price).toContainText('5,800円（税込）');
  await page.getByRole('button', { name: /^配達を.*にする$/ }).click();
  await expect(price).toContainText('5,000円（税込）');
  await order(page, /クレジットカード/);

  await decide(page, 'decline');
  await expect(page.getByText('カードが承認されませんでした')).toBeVisible();
  await page.getByRole('link', { name: 'お支払い方法を選んで、もう一度支払う' }).click();
  await expect(page.getByLabel('備考')).toHaveValue('シャツは吊るしてください');
  await expect(page.getByRole('radio', { name: '2バッグ' })).toBeChecked();
  await expect(page.getByText('カードが承認されませんでした')).toBeInViewport();
  await method(page, /クレジットカード/);
  await expect(page.getByText('カードが承認されませんでした')).toBeHidden();

  await confirm(page);
  await expect(page.getByText('12月1日(火) 13:00〜14:30')).toBeVisible();
  await pay(page).click();
  await decide(page, 'approve');
  await expect(done(page)).toBeVisible();
  const [request] = await server.currentRequests(email);
  await expect(page.getByText(String(request?.id), { exact: true })).toBeVisible();
  for (const words of ['12月1日(火) 13:00〜14:30', '2バッグ', '5,800円（税込）', 'クレジットカード'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'カレンダーに追加' }).click();
  expect((await download).suggestedFilename()).toBe(`${request?.id}-pickup@127.0.0.1.ics`);
  await page.getByRole('link', { name: 'ご依頼の一覧を見る' }).click();
  await expect(page.getByText('12月1日(火) 13:00〜14:30')).toBeVisible();
  await expect(page.getByText('シャツは吊るしてください')).toBeVisible();
  expect(await server.currentRequests(email)).toHaveLength(1);
});

test('a payment that is given up leaves the form as it was, and its place free', async ({ server, visit }) => {
  const { email } = await customer(server);
  const page = await visit('/wash-request', { as: email });
  await order(page, /クレジットカード/);
  await decide(page, 'cancel');
  await expect(page.getByText('お支払いは中止されました')).toBeVisible();
  expect(await server.currentRequests(email)).toHaveLength(0);
  await page.getByRole('link', { name: 'お支払い方法を選んで、もう一度支払う' }).click();
  await method(page, /クレジットカード/);
  await confirm(page);
  await pay(page).click();
  await atProvider(page);
});

test('the browser’s Back from the provider’s page goes on with the same payment', async ({ server, visit }) => {
  const { email, page } = await leftAtProvider({ server, visit }, /クレジットカード/);
  await page.goBack();
  await page.getByRole('button', { name: 'お支払いを続ける' }).click();
  await decide(page, 'approve');
  await expect(done(page)).toBeVisible();
  expect(await server.currentRequests(email)).toHaveLength(1);
});

test.describe('a payment that was left', () => {
  test.use({ refusals: [409] });

  test('is told of in another browser, and the refusal it brings leads to the way out', async ({
    server,
    visit,
    borrow,
  }) => {
    const { email } = await customer(server);
    const other = await borrow(PHONE);
    await signInAsCustomer(other, email);
    await expect(other.getByRole('button', { name: '確認へ進む' })).toBeVisible();
    const page = await visit('/wash-request', { as: email });
    await order(page, /クレジットカード/);
    await atProvider(page);
    const notice = other.getByText('お支払い待ちのご依頼があります');
    const anew = other.getByRole('button', { name: 'お取り置きを終えて、やり直す' });
    // Its form was open before.
    await order(other, /クレジットカード/);
    await expect(notice).toBeInViewport();
    await expect(anew).toBeInViewport();
    await other.reload();
    await expect(notice).toBeVisible();
    await expect(other.getByText('集荷 12月1日(火) 13:00〜14:30')).toBeVisible();
    await expect(other.getByText(/^2バッグ [\d,]+円（税込） 受付番号 \d+$/)).toBeVisible();
    // Nothing lies on the way to end it.
    await expect(other.getByRole('button', { name: '確認へ進む' })).not.toBeInViewport();
    await other.goto('/wash-request-currents');
    await expect(notice).toBeVisible();
    await expectAccessible(other);
    await expectNoSideways(other);
    await anew.click();
    const asked = other.getByRole('dialog', { name: 'このお取り置きを終えますか' });
    await expect(asked.getByText('お支払いのお手続き中です', { exact: false })).toBeVisible();
    await expectAccessible(other);
    await expectNoSideways(other);
    await asked.getByRole('button', { name: 'お取り置きを終える' }).click();
    await expect(other).toHaveURL(/\/wash-request$/);
    await order(other, /クレジットカード/);
    await decide(other, 'approve');
    await expect(done(other)).toBeVisible();
    expect(await server.currentRequests(email)).toHaveLength(1);
  });
});

test('a provider’s page that the browser may not go to is told of, and its request is gone on with', async ({
  server,
  visit,
  problems,
}) => {
  const { email } = await customer(server);
  const page = await visit('/wash-request', { as: email });
  await page.route('**/users/me/onetimeRequests', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, payment: { ...answer.payment, url: ELSEWHERE } } });
  });
  await order(page, /クレジットカード/);
  // The driver of the browser waits for a page that never comes: it is read without.
  const told = () => page.evaluate(() => document.querySelector('[role="alert"]')?.textContent);
  await expect.poll(told).toContain('カード会社のページを開けませんでした');
  await page.reload();
  await expect(page.getByRole('button', { name: 'お支払いを続ける' })).toBeVisible();
  // What the browser says of it, and what the page is told.
  await expect.poll(() => problems.found).toHaveLength(2);
  for (const problem of problems.found.splice(0)) expect(problem).toContain('form-action');
});

test.describe('by PayPay', () => {
  test('paid in its app while the browser never came back: the open page tells it, once', async ({ server, visit }) => {
    const { email, page } = await leftAtProvider({ server, visit }, /^PayPay/);
    const no = page.url().split('/').at(-1) ?? '';
    await page.goto('/wash-request');
    await expect(page.getByText('お支払いがまだ完了していません')).toBeVisible();
    await server.payment(no, 'approve');
    await expect(done(page)).toBeVisible();
    await page.getByRole('link', { name: '続けて依頼する' }).click();
    await expect(page.getByLabel('備考')).toHaveValue('');
    expect(await server.currentRequests(email)).toHaveLength(1);
  });

  test('another browser that it comes back in is told that it is paid, and no more; the first one goes on', async ({
    server,
    visit,
    borrow,
  }) => {
    const { email, page } = await leftAtProvider({ server, visit }, /^PayPay/);
    const other = await borrow(PHONE);
    await other.goto(page.url());
    await decide(other, 'approve');
    await expect(other.getByRole('status')).toHaveText('お支払いを受け付けました');
    await expect(other).toHaveURL(({ pathname }) => pathname === '/payment-state');
    await expect(other.getByText('お手続きを始めたブラウザーの画面に戻って')).toBeVisible();
    await expect(done(other)).toBeHidden();
    await expect(other.getByText(/受付番号|12月1日|2バッグ/)).toHaveCount(0);

    await page.goto('/wash-request');
    await expect(done(page)).toBeVisible();
    const [request] = await server.currentRequests(email);
    await expect(page.getByText(String(request?.id), { exact: true })).toBeVisible();
  });
});

test('a company by deferred invoice is done at once', async ({ server, visit }) => {
  const { email } = await customer(server);
  const page = await visit('/wash-request', { as: email });
  await expect(page.getByText('後払い請求書をご利用いただけます。')).toBeVisible();
  await confirm(page);
  await page.getByRole('button', { name: '集配の依頼を確定する' }).click();
  await expect(done(page)).toBeVisible();
  expect(await server.currentRequests(email)).toHaveLength(1);
});

test.describe('what was typed', () => {
  test('survives a reload, the menu and Back; the door code is never written down', async ({ server, visit }) => {
    const { email } = await customer(server);
    const page = await visit('/wash-request', { as: email });
    await page.getByRole('radio', { name: '3バッグ' }).check();
    await day(page, '集荷日時', '12月1日(火)').click();
    await page.getByLabel('宅配ボックスの暗証番号').fill('4711');
    await method(page, /^PayPay/);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('4711');
    await page.reload();
    await expect(page.getByRole('radio', { name: '3バッグ' })).toBeChecked();
    await expect(day(page, '集荷日時', '12月1日(火)')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('radio', { name: /^PayPay/ })).toBeChecked();
    await expect(page.getByLabel('宅配ボックスの暗証番号')).toHaveValue('');
  });
});

test.describe('somebody else was faster', () => {
  test.use({ refusals: [409] });

  test('a day that filled up meanwhile is said, and what was typed is kept', async ({ server, visit }) => {
    const { email } = await customer(server);
    const page = await visit('/wash-request', { as: email });
    await day(page, '集荷日時', '12月22日(火)').click();
    await page.getByLabel('備考').fill('裏口にお願いします');
    await method(page, /クレジットカード/);
    await confirm(page);
    await expect(pay(page)).toBeVisible();
    await server.fillDay('2026-12-22');
    await pay(page).click();
    await expect(
      page.getByText('申し訳ございません。予約がいっぱいのため翌日以降を選択ください。').first(),
    ).toBeVisible();
    await expect(page.getByLabel('備考')).toHaveValue('裏口にお願いします');
  });
});
