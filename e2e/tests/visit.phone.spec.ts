import { visitPathOf } from '../support/outbox.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

test('a request is moved and cancelled by the link of its mail, without sign-in', async ({ page, server }) => {
  const customer = await server.newCustomer();
  await server.book(customer, '2026-12-01 10:00:00', '2026-12-04 10:00:00', 2);
  const path = await visitPathOf(server, customer.email);
  const answered = await page.goto(path);
  expect(answered?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  await expect(page.getByText('12月1日(火) 10:00')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(customer.name.split(' ')[0] ?? customer.name);
  await page.getByRole('button', { name: '集荷を遅い時間にする' }).click();
  await page.getByLabel('同じ日の、ご希望の時間').selectOption('13:00');
  await page.getByRole('button', { name: 'この時間に変更する' }).click();
  await expect(page.getByText('12月1日(火) 13:00')).toBeVisible();
  await page.getByRole('button', { name: 'ご依頼をキャンセルする' }).click();
  await page.getByRole('button', { name: 'キャンセルする', exact: true }).click();
  await expect(page.getByText('このご依頼はキャンセルされました')).toBeVisible();
  expect(await server.currentRequests(customer.email)).toEqual([]);
});
