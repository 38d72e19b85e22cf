import { expectAccessible } from '../support/accessibility.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const LEADER = 'leader@example.com';
const DRIVER = 'delivery@example.com';
const DAY = '2026-12-11';

test('the desk drags a driver’s stop before another one, and the sheet of paper follows', async ({
  operate,
  server,
}) => {
  const names: string[] = [];
  for (const house of [1, 2]) {
    const customer = await server.newCustomer({ send_addr_detail2: `神宮前9-9-${house}` });
    const { id } = await server.book(customer, `${DAY} 20:30:00`, '2026-12-18 20:30:00');
    await server.assign(id, DRIVER);
    names.push(customer.name);
  }
  const [first = '', second = ''] = names;
  const page = await operate(`/staff/assign-board?date=${DAY}`, LEADER);
  await page.getByRole('button', { name: '配島 翔の順番を変える' }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('region', { name: '20:30～21:00' }).getByRole('listitem');
  await expect(rows).toContainText([first, second]);
  await expectAccessible(page);
  const grip = await rows.filter({ hasText: second }).getByTitle('ドラッグして動かす').boundingBox();
  const target = await rows.filter({ hasText: first }).boundingBox();
  if (grip === null || target === null) throw new Error('the rows are not drawn');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, target.y + 4, { steps: 5 });
  await page.mouse.up();
  await expect(rows).toContainText([second, first]);
  await dialog.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('順番を変更しました')).toBeVisible();
  await page.goto(`/staff/route-sheets?date=${DAY}`);
  const stops = page.getByRole('row').filter({ hasText: '20:30' });
  await expect(stops).toContainText([second, first]);
});
