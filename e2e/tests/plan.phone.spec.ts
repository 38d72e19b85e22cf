import type { Page } from '@playwright/test';
import { bagsLeft, openFromMenu } from '../pages/customer.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const choose = (page: Page, name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`).check();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** What a row of the confirmation says. */
const row = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });

test('another plan: chosen, kept over a reload, warned of, confirmed as before and after, and booked', async ({
  server,
  visit,
}) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  await openFromMenu(page, 'ご契約プラン');
  await page.getByRole('link', { name: 'プランを変更する' }).click();
  await choose(page, 'bag_size', 'M');
  await page.getByLabel(/^月のバッグ数/).selectOption('t16');
  await page.getByLabel('オプション').selectOption('1');
  await page.reload();
  await expect(page.getByLabel(/^月のバッグ数/)).toHaveValue('t16');

  await press(page, '変更内容を確認する');
  const dialog = page.getByRole('dialog', { name: '変更の前にご確認ください' });
  await expect(dialog).toContainText('バッグのサイズが「S（35L）」から「M（80L）」に変わります。');
  await press(page, '確認画面へ進む');
  await expect(heading(page, 'プラン変更の確認')).toBeFocused();
  await expect(row(page, 'プラン')).toContainText('変更前：月8バッグ S（35L） 非対面');
  await expect(row(page, '月額料金（税込）')).toContainText('変更前：13,250円');
  await expect(page.getByText('12月1日(火)から新しいプランになります。', { exact: false })).toBeVisible();
  await press(page, 'この内容に変更する');

  await expect(heading(page, 'プラン変更のお手続きが完了しました')).toBeFocused();
  await expect(page).toHaveURL(/\/plan\/edit-complete$/);
  await expect(row(page, '12月1日(火)から')).toContainText('月16バッグ M（80L） 非対面');
  await page.getByRole('link', { name: 'ご契約プランへ' }).click();
  await expect(row(page, '現在のプラン')).toContainText('月8バッグ S（35L）');
  await expect(row(page, '来月からのプラン')).toContainText('月16バッグ M（80L）');
});

test('who has chosen the one-time plan and comes for another card finds it chosen, and undoes nothing', async ({
  server,
  visit,
}) => {
  const { email } = await server.newCustomer();
  const page = await visit('/plan/edit', { as: email });
  await choose(page, 'plan_kind', 'onetime');
  await press(page, '変更内容を確認する');
  await press(page, '確認画面へ進む');
  await press(page, 'この内容に変更する');
  await expect(heading(page, 'プラン変更のお手続きが完了しました')).toBeVisible();
  await page.goto('/payments/card');
  await expect(page).toHaveURL(/\/plan\/edit$/);
  await expect(page.locator('[name="plan_kind"][value="onetime"]')).toBeChecked();
  await press(page, '変更内容を確認する');
  await expect(page.getByText('変更された項目はありません。')).toBeVisible();
  await expect(page.getByRole('button', { name: 'この内容に変更する' })).toHaveCount(0);
});

/** Active from the start. */
const ONETIME = { plan_id: 'tx_2', payment_method_id: 3 };

/** A one-time customer chooses 4 bags a month by card, and is sent to the provider's page. */
async function chooseMonthlyByCard(page: Page): Promise<void> {
  await choose(page, 'plan_kind', 'monthly');
  await choose(page, 'bag_size', 'S');
  await page.getByLabel(/^月のバッグ数/).selectOption('t4');
  await choose(page, 'payment_method_id', '1');
  await press(page, '変更内容を確認する');
  await expect(page.getByText('カード会社のページで、6,910円（税込）をお支払いいただきます。')).toBeVisible();
  await press(page, 'カード情報を入力する');
  await expect(heading(page, 'お支払い（テスト環境）')).toBeVisible();
}

test('from one-time to monthly by card: paid, back, and the month’s bags are there', async ({ server, visit }) => {
  const { email } = await server.register(ONETIME);
  const page = await visit('/plan/edit', { as: email });
  await chooseMonthlyByCard(page);
  await page.getByRole('button', { name: '支払う', exact: true }).click();
  await expect(heading(page, 'プラン変更のお手続きが完了しました')).toBeVisible();
  await expect(row(page, '現在のプラン')).toContainText('月4バッグ S（35L） 非対面');
  await expect(bagsLeft(page)).toContainText('4バッグ');
});

test('a card that is declined is told, and everything that was chosen is still there', async ({ server, visit }) => {
  const { email } = await server.register(ONETIME);
  const page = await visit('/plan/edit', { as: email });
  await chooseMonthlyByCard(page);
  await press(page, 'カードが使えない（失敗する）');
  await expect(page.getByText('カードが承認されませんでした')).toBeVisible();
  await page.getByRole('link', { name: 'もう一度手続きする' }).click();
  await expect(heading(page, 'プラン変更の確認')).toBeVisible();
  await page.getByRole('button', { name: '戻る' }).click();
  await expect(page.getByLabel(/^月のバッグ数/)).toHaveValue('t4');
  await page.goto('/plan');
  await expect(page.getByText('ご利用ごとのお支払い')).toBeVisible();
});

test('a customer whose card was declined is asked for another where a pickup is wanted', async ({ visit }) => {
  const page = await visit('/wash-request', { as: 'stopped@example.com' });
  const dialog = page.getByRole('dialog', { name: 'クレジットカードが停止しています。カード情報を更新してください' });
  await dialog.getByRole('link', { name: 'カード情報を更新する' }).click();
  await expect(heading(page, 'カードの更新')).toBeVisible();
  await expect(page.getByText('お手続きが済むと、ご利用を再開できます。')).toBeVisible();
  await expect(page.getByRole('button', { name: 'カード情報を入力する' })).toBeVisible();
});

test('a company under review sees its requests, and why it cannot make one', async ({ visit }) => {
  const page = await visit('/wash-request', { as: 'review@example.com' });
  await expect(page).toHaveURL(/\/wash-request-currents$/);
  await expect(page.getByText('ただいま審査中です')).toHaveCount(1);
});
