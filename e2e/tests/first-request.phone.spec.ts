import type { Page } from '@playwright/test';
import { atProvider, decide } from '../pages/provider.js';
import { PASSWORD, newEmail } from '../support/server.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const STEPS = ['日時と料金', '集配先', 'ご登録者', '確認とお支払い'];
/** The one numbered list of the page reads the same from the beginning to the end. */
const isAtStep = async (page: Page, step: string): Promise<void> => {
  const items = page.getByRole('list', { name: '手順' }).getByRole('listitem');
  await expect(items).toContainText(STEPS);
  await expect(items.and(page.locator('[aria-current="step"]'))).toContainText(step);
};
/** The last step, with what was chosen in the first. */
const hasChosen = async (page: Page): Promise<void> => {
  await isAtStep(page, '確認とお支払い');
  const chosen = page.getByRole('heading', { name: 'この内容で依頼します' }).locator('..');
  await expect(chosen).toContainText('12月11日(金) 13:00〜14:30');
  await expect(chosen).toContainText('2バッグ');
};
const toProvider = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'お支払い情報を入力する' }).click();
  await atProvider(page);
};

test('a visitor sees day and price first, says where and who, and pays at the second try: one flow', async ({
  visit,
}) => {
  const page = await visit('/');
  await page.getByRole('link', { name: '日時と料金を見る', exact: true }).click();
  await isAtStep(page, '日時と料金');
  await page.getByLabel('郵便番号').fill('5300001');
  await expect(page.getByText('別のご住所への集配をご希望の場合は')).toBeVisible();
  await page.getByLabel('郵便番号').fill('1500001');
  await page.getByRole('radio', { name: '2バッグ' }).check();
  await page.getByRole('gridcell', { name: '12月11日(金)、1バッグ2,500円、お選びの日時より安い' }).click();
  await expect(page.getByRole('heading', { name: '料金', exact: true }).locator('..')).toContainText('5,000円（税込）');
  await page.getByRole('button', { name: '会員登録へ進む' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '新規会員登録' })).toBeVisible();
  await isAtStep(page, '集配先');
  await expect(page.getByText('5,000円（税込）')).toBeVisible();
  await page.getByRole('radio', { name: /^対面/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^対面/ })).toBeChecked();
  await page.getByRole('button', { name: '集配先へ進む' }).click();
  await expect(page.getByLabel(/^町名・番地/)).toHaveValue('神宮前');
  await page.getByRole('link', { name: '日時・バッグ数を変える' }).click();
  await expect(page.getByRole('radio', { name: '2バッグ' })).toBeChecked();
  await page.getByRole('button', { name: '会員登録へ進む' }).click();
  await isAtStep(page, '集配先');
  await expect(page.getByLabel(/^町名・番地/)).toBeVisible();
  await page.getByLabel(/^町名・番地/).fill('神宮前1-2-3');
  await page.getByRole('button', { name: 'ご登録者へ進む' }).click();
  await isAtStep(page, 'ご登録者');
  const email = newEmail();
  for (const [label, value] of [
    ['姓', '山田'],
    ['名', '花子'],
    ['セイ', 'ヤマダ'],
    ['メイ', 'ハナコ'],
    ['電話番号', '09012345678'],
    ['メールアドレス①', email],
    ['メールアドレス①（確認）', email],
    ['パスワード', PASSWORD],
    ['パスワード（確認）', PASSWORD],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}\\s*必須$`)).fill(value);
  await page.getByRole('button', { name: 'お手続きへ進む' }).click();
  await page.getByRole('checkbox', { name: '利用規約に同意する' }).check();
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await isAtStep(page, '確認とお支払い');
  await page.getByRole('button', { name: 'この内容で登録する' }).click();

  await expect(page.getByText('ご登録が終わりました。あとはお支払いだけです')).toBeVisible();
  await hasChosen(page);
  await page.reload();
  await hasChosen(page);
  await page.getByLabel(/備考/).fill('シミあり');
  await toProvider(page);
  await decide(page, 'decline');
  await page.getByRole('link', { name: 'お支払い方法を選んで、もう一度支払う' }).click();
  await hasChosen(page);
  await expect(page.getByLabel(/備考/)).toHaveValue('シミあり');
  await expect(page.getByText('カードが承認されませんでした')).toBeInViewport();
  await page.getByRole('radio', { name: /PayPay/ }).check();
  await toProvider(page);
  await decide(page, 'approve');
  await expect(page.getByRole('heading', { name: 'ご依頼を受け付けました' })).toBeVisible();
  await page.getByRole('link', { name: '続けて依頼する' }).click();
  await expect(page.getByText('あとはお支払いだけです')).toBeHidden();
});
