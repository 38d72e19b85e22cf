import { expect, test } from '../support/test.js';

test('a customer links LINE, is told there of a request, and cancels it by the button; blocked, LINE is linked no more', async ({
  context,
  server,
  visit,
}) => {
  const customer = await server.newCustomer();
  const page = await visit('/profile', { as: customer.email });
  await page.getByRole('link', { name: '通知を設定する' }).click();
  await page.getByRole('button', { name: 'LINEと連携する' }).click();
  const talk = await context.newPage();
  await talk.goto((await page.getByRole('link', { name: 'LINEを開く' }).getAttribute('href')) ?? '');
  await talk.getByRole('button', { name: '送信する' }).click();
  await expect(talk.getByText('LINE連携が完了しました')).toBeVisible();
  await expect(page.getByText('LINEと連携しました')).toBeVisible();

  const { id } = await server.book(customer, '2026-12-01 10:00:00', '2026-12-04 10:00:00');
  await server.runJob('deliver-notifications');
  await talk.reload();
  await expect(talk.getByText(`集配のご依頼を受け付けました（受付番号 ${id}）`)).toBeVisible();
  await talk.getByRole('link', { name: 'キャンセルする' }).click();
  await expect(talk.getByRole('heading', { name: 'この依頼をキャンセルしますか？' })).toBeVisible();
  await talk.getByRole('button', { name: 'キャンセルする', exact: true }).click();
  await expect(talk.getByText('このご依頼はキャンセルされました')).toBeVisible();
  await server.runJob('deliver-notifications');
  await talk.goto('/sandbox/line');
  await expect(talk.getByText(`集配のご依頼をキャンセルしました（受付番号 ${id}）`)).toBeVisible();

  await talk.getByRole('button', { name: 'ブロックする' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'LINEと連携する' })).toBeVisible();
});
