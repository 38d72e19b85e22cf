import { deliveredTo } from '../support/outbox.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const WORDS = '白いシャツの襟に汚れが残っていました';
const ANSWER = '申し訳ございません。無料で洗い直します。';

test('a customer writes about their laundry with a photo, the desk answers, and both see it', async ({
  server,
  visit,
  operate,
}) => {
  const customer = await server.newCustomer();
  const { id } = await server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00');
  await server.advance(id, 'delivered');
  const path = `/wash-history?request=${id}`;
  const page = await visit(path, { as: customer.email });
  await page.getByRole('link', { name: '仕上がりについて連絡' }).click();
  await page.getByLabel('お気づきの点').fill(WORDS);
  // A real photo of this browser's: larger than what is stored.
  const photo = await page.screenshot({ scale: 'device' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '写真を選ぶ' }).click();
  await (await chooser).setFiles({ name: 'shirt.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('img', { name: '写真1' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('お気づきの点')).toHaveValue(WORDS);
  await expect(page.getByRole('img', { name: '写真1' })).toBeVisible();
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByRole('heading', { name: 'ご連絡を承りました' })).toBeVisible();
  await page.getByRole('link', { name: 'ご利用履歴を見る' }).click();
  await expect(page.getByText('回答待ち')).toBeVisible();

  const desk = await operate('/admin/claims', 'admin@example.com');
  await desk.getByRole('listitem').filter({ hasText: customer.name }).getByRole('link').first().click();
  await desk.getByRole('button', { name: '写真1を拡大' }).click();
  await expect(desk.getByRole('img', { name: '写真1' })).toBeVisible();
  await desk.getByRole('button', { name: '閉じる' }).click();
  await desk.getByRole('textbox', { name: '回答' }).fill(ANSWER);
  await desk.getByRole('button', { name: '回答を確認する' }).click();
  await desk.getByRole('button', { name: '回答を送信する' }).click();
  await expect(desk.getByText('回答を送信しました')).toBeVisible();

  const again = await visit(path, { as: customer.email });
  await expect(again.getByText(ANSWER)).toBeVisible();
  const mails = await deliveredTo(server, customer.email);
  expect(mails.some(({ body }) => body.includes(ANSWER))).toBe(true);
});
