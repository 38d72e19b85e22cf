import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const MANAGER = 'manager@example.com';
const DESKS = [1200, 1280, 1536, 1920];

for (const width of DESKS)
  test(`on a desk of ${width} px the user list has no column to scroll to`, async ({ operate, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await operate('/staff/users', MANAGER);
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    const overflow = await page.getByRole('table').evaluate((table) => {
      const box = table.parentElement;
      return box === null ? null : box.scrollWidth - box.clientWidth;
    });
    expect(overflow).toBe(0);
    await expect(page.getByRole('columnheader', { name: '集配先住所' })).toBeVisible({ visible: width >= 1920 });
  });

for (const width of [1200, 1280])
  test(`on a desk of ${width} px the numbers of the top page stand in one row`, async ({ operate, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await operate('/staff', MANAGER);
    const numbers = page.getByRole('region', { name: '今日の確認' }).getByRole('listitem');
    await expect(numbers).toHaveCount(8);
    const tops = await numbers.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

for (const width of [1280, 1920])
  test(`on a desk of ${width} px the board has the whole day in sight`, async ({ operate, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await operate('/staff/assign-board?date=2026-11-25', MANAGER);
    const board = page.getByRole('table', { name: /集荷・配達$/ });
    await expect(board.getByRole('columnheader', { name: '10:00' })).toBeInViewport();
    await expect(board.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
    const overflow = await board.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
  });

test('a board that has no room for the day begins where it is now, beside its names', async ({ operate, page }) => {
  await page.setViewportSize({ width: 920, height: 800 });
  await operate('/staff/assign-board?date=2026-11-25', MANAGER);
  await expect(page.getByText('表を横にスクロールしてください。', { exact: false })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^未割当/ })).toBeInViewport({ ratio: 1 });
});
