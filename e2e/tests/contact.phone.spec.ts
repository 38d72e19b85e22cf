import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

test('a guest finds the notes, then asks what they do not answer; the mail is on its way', async ({ visit }) => {
  const page = await visit('/notice');
  await expect(page.getByRole('heading', { level: 1, name: '集配についてのご案内' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'お問い合わせ' }).click();
  await page.getByText('バッグを追加するには？').click();
  await expect(page.getByText('1回に20バッグまで')).toBeVisible();
  await page.getByLabel('メールアドレス').fill('guest@example.com');
  await page.getByLabel('お問い合わせ内容').fill('土曜日の集荷について');
  await page.reload();
  await expect(page.getByLabel('お問い合わせ内容')).toHaveValue('土曜日の集荷について');
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await page.goBack();
  await expect(page.getByLabel('お問い合わせ内容')).toHaveValue('土曜日の集荷について');
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByRole('heading', { name: 'お問い合わせを受け付けました' })).toBeFocused();
  await expect(page.getByRole('status')).toContainText('guest@example.com');
});

test('a customer finds contact and notes in the menu, and their address filled in', async ({ visit }) => {
  const page = await visit('/plan', { as: 'monthly@example.com' });
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'お問い合わせ' }).click();
  await expect(page.getByLabel('メールアドレス')).toHaveValue('monthly@example.com');
  await expect(page.getByRole('button', { name: 'メニュー' })).toBeVisible();
});
