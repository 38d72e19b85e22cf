import { expect, test } from '../support/test.js';

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
