import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

const LEADER = 'leader@example.com';
const DRIVER = 'delivery@example.com';
const OTHER_DRIVER = 'delivery2@example.com';

/** How many sheets of paper a print takes. */
const pagesOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const DAY = '2026-12-14';

test('the day is printed, a page for each driver, and nothing else is', async ({ operate, server }) => {
  for (const driver of [DRIVER, OTHER_DRIVER]) {
    const { id } = await server.book(await server.newCustomer(), `${DAY} 10:00:00`, '2026-12-18 10:00:00');
    await server.assign(id, driver);
  }
  const page = await operate('/staff', LEADER);
  await page.getByRole('link', { name: 'ルート表を印刷' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ルート表' })).toBeVisible();
  await page.getByRole('textbox', { name: '日付' }).fill('12/14');
  const sheets = page.getByRole('heading', { level: 2, name: /^12月14日\(月\)/ });
  await expect(sheets.filter({ hasText: '配島 翔' })).toBeVisible();
  // A driver has one, and so has each of whom other tests have given something on that day.
  const count = await sheets.count();
  expect(count).toBeGreaterThanOrEqual(2);
  expect(await pagesOf(page)).toBe(count);
  // Paper is white, whoever prints it by night.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 35, 46)');
  await expect(page.getByRole('columnheader', { name: '受付番号' }).first()).toBeVisible();
  for (const unwanted of [
    page.getByRole('banner'),
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: '印刷する' }),
    page.getByRole('textbox', { name: '日付' }),
  ])
    await expect(unwanted).toBeHidden();
});

test('a driver’s twenty stops are one page, a long day repeats its head', async ({ operate, page }) => {
  const day = (stops: number) => ({
    date: '2026-11-25',
    is_cut: false,
    sheets: [{ staff_id: 5, name1: '配島', name2: '翔', stops: Array.from({ length: stops }, (_, at) => stopOf(at)) }],
  });
  let stops = 20;
  await page.route('**/admin/routeSheets?*', (route) => route.fulfill({ json: day(stops) }));
  await operate('/staff/route-sheets?date=2026-11-25', DRIVER);
  await expect(page.getByRole('row')).toHaveCount(22);
  expect(await pagesOf(page)).toBe(1);
  stops = 40;
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(42);
  expect(await pagesOf(page)).toBe(2);
});

const stopOf = (at: number) => ({
  id: 280 + at,
  leg: (at % 2) + 1,
  name1: '小林',
  name2: '誠司',
  company_name: at % 5 === 0 ? '株式会社みどり' : null,
  sched_dt: `2026-11-25 ${10 + Math.floor(at / 4)}:${at % 2 === 0 ? '00' : '30'}:00`,
  count: (at % 3) + 1,
  size: 2,
  pickup_delivery_type: 2,
  bikou: at % 7 === 0 ? '裏口のインターホンを押してください' : '',
  phone_number: '09012340001',
  send_addr_zipcode: '1500001',
  send_addr_detail1: '東京都渋谷区',
  send_addr_detail2: '神宮前1丁目2番3号',
  send_addr_detail3: 'メゾン神宮前 1102',
  delivery_box_pw: at % 3 === 0 ? '#1203*' : '',
});
