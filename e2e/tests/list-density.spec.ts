import type { Page } from '@playwright/test';
import { requestList } from '../pages/console.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const LEADER = 'leader@example.com';
const MONTH = requestList('staff', { from: '2026-11-20', to: '2026-12-10' });
const DAY = requestList('staff', { from: '2026-12-11', to: '2026-12-11' });
/** The least side of a target in pixels, as WCAG 2.2 has it. */
const TARGET = 24;

/** Rows that are wholly in sight, their heights, and the targets in them that are too small. */
const measure = (page: Page) =>
  page.locator('#request-rows').evaluate((body, least) => {
    const rows = [...body.querySelectorAll('tr')].map((row) => row.getBoundingClientRect());
    const targets = [...body.querySelectorAll('a, button, td.tick label')].slice(0, 200);
    return {
      inSight: rows.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
      heights: [...new Set(rows.map(({ height }) => Math.round(height)))],
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      tooSmall: targets
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < least)
        .map(({ target, box }) => `${target.className} ${target.textContent} ${box.width}×${box.height}`),
    };
  }, TARGET);

for (const { width, height, rows } of [
  { width: 1280, height: 800, rows: 14 },
  { width: 1920, height: 1080, rows: 24 },
])
  test(`a desk of ${width} × ${height} px sees ${rows} rows, one line each`, async ({ operate, page }) => {
    await page.setViewportSize({ width, height });
    await operate(MONTH, LEADER);
    await expect(page.locator('#request-rows > tr').nth(30)).toBeAttached();
    const { inSight, heights, overflow, tooSmall } = await measure(page);
    expect(inSight).toBeGreaterThanOrEqual(rows);
    expect(heights).toHaveLength(1);
    expect(overflow).toBe(0);
    expect(tooSmall).toEqual([]);
  });

test('what a line has no room for is whole in the row that the keyboard reaches', async ({ operate, server }) => {
  const address = '千代田区丸の内一丁目九番一号丸の内中央ビルディング東館十二階南側';
  const customer = await server.newCustomer({ send_addr_detail2: address });
  await server.book(customer, '2026-12-11 19:00:00', '2026-12-18 19:00:00');
  const page = await operate(DAY, LEADER);
  const row = page.locator('#request-rows > tr').filter({ hasText: customer.name });
  const cell = row.locator('td.send_addr_detail1');
  await expect(cell).toContainText(address);
  const isCut = () =>
    cell.evaluate((td) =>
      [td, ...td.querySelectorAll('span')]
        .filter((part) => getComputedStyle(part).display !== 'inline')
        .some((part) => part.scrollWidth > part.clientWidth),
    );
  expect(await isCut()).toBe(true);
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect.poll(isCut).toBe(false);
  await expect(row.getByRole('link', { name: /：詳細$/ })).toBeVisible();
});

test('a day by its hours: a heading ticks its group, and the view is there again by its name', async ({
  operate,
  server,
}) => {
  const [early, late] = [await server.newCustomer(), await server.newCustomer()];
  await server.book(early, '2026-12-11 11:00:00', '2026-12-18 11:00:00');
  await server.book(late, '2026-12-11 17:00:00', '2026-12-18 17:00:00');
  const page = await operate(DAY, LEADER);
  await page.getByRole('button', { name: 'まとめ方：なし' }).click();
  await page.getByRole('menuitemradio', { name: '時間ごと' }).click();
  await expect(page.getByRole('rowheader', { name: /^12月11日\(金\) 11時台/ })).toBeVisible();
  await page.getByRole('checkbox', { name: '12月11日(金) 17時台の行をすべて選択' }).check();
  await expect(page.getByRole('row').filter({ hasText: late.name }).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('row').filter({ hasText: early.name }).getByRole('checkbox')).not.toBeChecked();

  await page.getByRole('button', { name: '保存した条件' }).click();
  await page.getByRole('menuitem', { name: '表示中の条件を保存…' }).click();
  await page.getByRole('textbox', { name: '名前' }).fill('十一日を時間で');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '保存した条件：十一日を時間で' })).toBeFocused();
  await page.goto('/staff/wash-requests');
  await page.getByRole('button', { name: '保存した条件' }).click();
  await page.getByRole('menuitemradio', { name: '十一日を時間で' }).click();
  await expect(page).toHaveURL(/group=hour/);
  await expect(page.getByRole('row').filter({ hasText: early.name })).toBeVisible();
});
