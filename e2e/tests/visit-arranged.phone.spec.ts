import { deliveredTo, visitPathOf } from '../support/outbox.js';
import { expect, test } from '../support/test.js';

const IN_PERSON = { plan_id: 't8_1', pickup_delivery_type: 1 } as const;
const DRIVER = 'leader@example.com';

test('bags are put at the door by the link, and taken back; a double tap is one', async ({ page, server }) => {
  const customer = await server.newCustomer(IN_PERSON);
  await server.book(customer, '2026-12-01 10:00:00', '2026-12-04 10:00:00', 2);
  await page.goto(await visitPathOf(server, customer.email));
  await expect(page.getByText('置き配の変更は 12月1日(火) 09:30 まで')).toBeVisible();
  await page.getByRole('button', { name: 'バッグを玄関前に置いておく' }).dblclick();
  const takeBack = page.getByRole('button', { name: '置き配をやめて、手渡しにする' });
  await expect(takeBack).toBeVisible();
  await page.reload();
  await expect(page.getByText(/玄関前に置かれたバッグをお預かりします/)).toBeVisible();
  const mails = (await deliveredTo(server, customer.email)).filter(({ template }) => template === 'at_door');
  expect(mails).toHaveLength(1);
  await takeBack.click();
  await expect(page.getByRole('button', { name: 'バッグを玄関前に置いておく' })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ refusals: ['offline'] });

  test('the door is not said, and can be when the line is back', async ({ page, context, server }) => {
    const customer = await server.newCustomer(IN_PERSON);
    await server.book(customer, '2026-12-02 10:00:00', '2026-12-07 10:00:00', 2);
    await page.goto(await visitPathOf(server, customer.email));
    const ask = page.getByRole('button', { name: 'バッグを玄関前に置いておく' });
    await expect(ask).toBeVisible();
    await context.setOffline(true);
    await ask.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await context.setOffline(false);
    await ask.click();
    await expect(page.getByRole('button', { name: '置き配をやめて、手渡しにする' })).toBeVisible();
  });
});

test('on the day the page tells how many stops come before, by the driver’s marks', async ({ page, server }) => {
  const [first, second, last] = [await server.newCustomer(), await server.newCustomer(), await server.newCustomer()];
  const stops = [
    await server.book(first, '2026-11-25 16:00:00', '2026-12-02 10:00:00'),
    await server.book(second, '2026-11-25 17:00:00', '2026-12-02 10:00:00'),
    await server.book(last, '2026-11-25 19:00:00', '2026-12-02 10:00:00'),
  ];
  for (const { id } of stops) await server.assign(id, DRIVER);
  await page.goto(await visitPathOf(server, last.email));
  await expect(page.getByText('11月25日(水) 19:00')).toBeVisible();
  await expect(page.getByText(/19:00〜19:20ごろ/)).toBeHidden();
  await server.pickUp(stops[0]?.id ?? 0, DRIVER);
  await page.reload();
  await expect(page.getByText('あと1件・19:00〜19:20ごろ')).toBeVisible();
  await server.pickUp(stops[1]?.id ?? 0, DRIVER);
  await page.reload();
  await expect(page.getByText('次にうかがいます・19:00〜19:20ごろ')).toBeVisible();
});

test('who was out chooses a new time by the link of the absence mail', async ({ page, server, visit }) => {
  const customer = await server.newCustomer();
  const { id } = await server.book(customer, '2026-12-01 10:00:00', '2026-12-04 10:00:00', 2);
  await server.tellAbsence(id);
  const mail = (await deliveredTo(server, customer.email)).find(({ template }) => template === 'absence_pickup');
  expect(mail?.body).toContain('・12月2日(水) 10:00〜22:00\n');
  await visit('/wash-request', { as: customer.email });
  await expect(page.getByRole('link', { name: '新しい日時を選ぶ' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: '確認へ進む' })).not.toBeInViewport();
  await page.goto(await visitPathOf(server, customer.email));
  const cancelled = /\d?\d日\(.\) 23:59 まで（あと\d日）/.exec(mail?.body ?? '')?.[0];
  await expect(page.getByText(cancelled ?? 'in the mail')).toBeVisible();
  await page.getByRole('button', { name: '集荷の新しい日時を選ぶ' }).click();
  await page.getByLabel('ご希望の日').selectOption('2026-12-03');
  await page.getByLabel('ご希望の時間').selectOption('19:00');
  await expect(page.getByText('集荷：12月3日(木) 19:00')).toBeVisible();
  await expect(page.getByText(/配達は 12月7日\(月\) 10:00 に変わります/)).toBeVisible();
  await page.getByRole('button', { name: 'この日時に変更する' }).click();
  await expect(page.getByText('日時を変更しました')).toBeVisible();
  await page.reload();
  await expect(page.getByText('12月3日(木) 19:00')).toBeVisible();
  await expect(page.getByText('12月7日(月) 10:00')).toBeVisible();
  await expect(page.getByRole('button', { name: '集荷の新しい日時を選ぶ' })).toBeHidden();
});

test('the link is replaced by its customer, and the one of the mail ends', async ({ page, server, visit }) => {
  const customer = await server.newCustomer();
  await server.book(customer, '2026-12-02 10:00:00', '2026-12-07 10:00:00', 2);
  const before = await visitPathOf(server, customer.email);
  await visit('/wash-request-currents', { as: customer.email });
  await page.getByRole('link', { name: 'ログインせずに見られるページ' }).click();
  await page.getByRole('button', { name: '新しいリンクに替える' }).click();
  await page.getByRole('button', { name: 'リンクを替える' }).click();
  await expect(page.getByText('新しいリンクに替えました')).toBeVisible();
  const after = new URL(await page.getByLabel('リンク').inputValue()).pathname;
  expect(after).not.toBe(before);
  await page.goto(after);
  await expect(page.getByText('12月2日(水) 10:00')).toBeVisible();
});
