import { requestList } from '../pages/console.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const LEADER = 'leader@example.com';
const DAY = requestList('staff', { from: '2026-11-25', to: '2026-11-25' });
/** Tab stops from the top of the page to the first row, the ways past header and search taken. */
const MOST_TABS = 10;

test('the first row is a few Tab stops away', async ({ operate }) => {
  const page = await operate(DAY, LEADER);
  const first = page.locator('#request-rows > tr').first();
  await expect(first).toBeVisible();
  const isInFirst = () => first.evaluate((row) => row.contains(document.activeElement));
  let tabs = 0;
  for (; tabs <= MOST_TABS && !(await isInFirst()); tabs += 1) {
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]:focus, button:focus').filter({ hasText: /^本文へ移動$|一覧へ/ });
    if ((await skip.count()) > 0) await page.keyboard.press('Enter');
  }
  expect(tabs).toBeLessThanOrEqual(MOST_TABS);
  expect(await isInFirst()).toBe(true);
});

test('letters go through the rows, tick and assign; the row is in sight below the head', async ({ operate }) => {
  const page = await operate(DAY, LEADER);
  const rows = page.locator('#request-rows > tr');
  await expect(rows.first()).toBeVisible();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('j');
  await expect(rows.nth(11)).toBeFocused();
  await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  const box = await rows.first().boundingBox();
  const head = await page.locator('#request-rows').evaluate((body) => {
    const { bottom } = body.parentElement?.querySelector('thead')?.getBoundingClientRect() ?? { bottom: 0 };
    return bottom;
  });
  expect(box?.y ?? 0).toBeGreaterThanOrEqual(head - 1);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: '担当スタッフの割り当て' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('集配一覧詳細');
});

test('Ctrl+K leads to a screen', async ({ operate }) => {
  const page = await operate(DAY, LEADER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /操作を探す/ });
  await expect(field).toBeFocused();
  await field.pressSequentially('操作履歴');
  await expect(page.getByRole('option', { name: '操作履歴' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '操作履歴' })).toBeVisible();
});
