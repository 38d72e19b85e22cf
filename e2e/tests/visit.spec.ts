import { visitPathOf } from '../support/outbox.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

test('what can be done with a request stands below it, in its order, on a desk too', async ({ page, server }) => {
  const customer = await server.newCustomer();
  await server.book(customer, '2026-12-02 10:00:00', '2026-12-07 10:00:00', 2);
  await page.goto(await visitPathOf(server, customer.email));
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveText(['集荷を遅い時間にする', '配達を遅い時間にする', 'ご依頼をキャンセルする']);
  const main = await page.getByRole('heading', { level: 1 }).boundingBox();
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  for (const box of boxes) expect(box?.x).toBeGreaterThanOrEqual(main?.x ?? 0);
});
