import { bagsLeft } from '../pages/customer.js';
import { decide } from '../pages/provider.js';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/server.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

test('with no bags left the request page offers to buy some; declined, then paid, they can be used', async ({
  server,
  visit,
}) => {
  const customer = await server.newCustomer({ plan_id: 't4_2' });
  await server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00', 4);
  const page = await visit('/wash-request', { as: customer.email });
  await expect(page.getByRole('heading', { name: '残りのバッグがありません' })).toBeVisible();
  await page.getByRole('link', { name: 'バッグを追加購入' }).click();

  await page.getByLabel('追加するバッグ数').selectOption('3');
  await page.getByRole('radio', { name: /クレジットカード/ }).check();
  await page.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await expect(page.getByText('0バッグ → 3バッグ')).toBeVisible();
  await page.getByRole('button', { name: 'カード情報を入力する' }).click();
  await decide(page, 'decline');
  await expect(page.getByText('カードが承認されませんでした')).toBeVisible();
  await expect(bagsLeft(page)).toContainText('0バッグ');

  await page.getByRole('link', { name: '購入の内容に戻る' }).click();
  await expect(page.getByLabel('追加するバッグ数')).toHaveValue('3');
  await page.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await page.getByRole('button', { name: 'カード情報を入力する' }).click();
  await decide(page, 'approve');
  await expect(page.getByText('バッグを追加しました')).toBeVisible();
  await expect(bagsLeft(page)).toContainText('3バッグ');

  await page.getByRole('link', { name: '集配のご依頼へ' }).click();
  await expect(page.getByRole('button', { name: '確認へ進む', exact: true })).toBeVisible();
});

test('by invoice the bags are there at once, however often it is pressed', async ({ server, visit }) => {
  const { email } = await server.newCustomer();
  const page = await visit('/buy-wash-request', { as: email });
  await page.getByLabel('追加するバッグ数').selectOption('2');
  await page.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await page.getByRole('button', { name: 'OK' }).dblclick();
  await expect(page.getByRole('main').getByText('残り 10バッグ')).toBeVisible();
  await expect(bagsLeft(page)).toContainText('10バッグ');
});

/** Of the first purchase nobody hears, though the server has made it. */
async function loseFirstAnswer(page: Page): Promise<void> {
  let lost = true;
  await page.route('**/api/v1/users/me/washRequestCount', async (route) => {
    if (!lost) return route.continue();
    lost = false;
    await route.fetch();
    return route.abort('internetdisconnected');
  });
}

async function buyOneBag(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await page.getByRole('button', { name: 'OK' }).click();
}

test.describe('an answer that was lost', () => {
  test.use({ refusals: ['offline', 401] });

  test('buys nothing twice, also after a reload', async ({ server, visit }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/buy-wash-request', { as: email });
    await loseFirstAnswer(page);
    await buyOneBag(page);
    await expect(page.getByText('送信できたか確認できませんでした')).toBeVisible();
    await page.reload();
    await buyOneBag(page);
    await expect(page.getByText('バッグを追加しました')).toBeVisible();
    await expect(bagsLeft(page)).toContainText('9バッグ');
  });

  test('buys nothing twice when the session has ended before the next try', async ({ server, visit }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/buy-wash-request', { as: email });
    await loseFirstAnswer(page);
    await buyOneBag(page);
    await expect(page.getByText('送信できたか確認できませんでした')).toBeVisible();
    await server.signOut(await page.evaluate(() => localStorage.getItem('laundry.customer.token') ?? ''));
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン' }).click();
    await buyOneBag(page);
    await expect(page.getByText('バッグを追加しました')).toBeVisible();
    await expect(bagsLeft(page)).toContainText('9バッグ');
  });
});
