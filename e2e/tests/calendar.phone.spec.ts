import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

test('a customer’s calendar follows a request by its address, until it is made anew', async ({
  request,
  server,
  visit,
}) => {
  const customer = await server.newCustomer();
  await server.book(customer, '2026-12-01 10:00:00', '2026-12-04 10:00:00', 2);
  const page = await visit('/wash-request-currents', { as: customer.email });
  await page.getByRole('link', { name: '予定をカレンダーに自動で表示する' }).click();
  await page.getByRole('button', { name: 'アドレスを発行する' }).click();
  const address = page.getByLabel(/カレンダーのアドレス/);
  const first = await address.inputValue();
  const calendar = await request.get(first);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('DTSTART:20261201T010000Z');
  await page.getByRole('button', { name: 'アドレスを作り直す' }).click();
  await page.getByRole('button', { name: '作り直す', exact: true }).click();
  await expect(address).not.toHaveValue(first);
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(await address.inputValue())).status()).toBe(200);
});
