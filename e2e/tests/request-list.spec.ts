import type { Page } from '@playwright/test';
import { requestList } from '../pages/console.js';
import { PHONE } from '../support/devices.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const ADMIN = 'admin@example.com';
const WEEK = requestList('admin', { from: '2026-11-23', to: '2026-11-27' });

const open = async (operate: (path: string, as: string) => Promise<Page>): Promise<Page> => {
  const page = await operate(WEEK, ADMIN);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  return page;
};

test('a keyboard gets past the search to the first row', async ({ operate }) => {
  const page = await open(operate);
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: '検索条件をとばして一覧へ' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeFocused();
});

test('a count is edited without moving a column, and nothing lies over its buttons', async ({ operate }) => {
  const page = await open(operate);
  const columns = () =>
    page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  const before = await columns();
  await page
    .getByRole('button', { name: /の個数 .*を変更/ })
    .first()
    .click();
  const confirm = page.getByRole('button', { name: '確定' });
  await expect(confirm).toBeVisible();
  const covered = await confirm.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [1, width / 2, width - 1].some((x) => document.elementFromPoint(left + x, top + height / 2) !== button);
  });
  expect(covered).toBe(false);
  expect(await columns()).toEqual(before);
  await confirm.click();
  await expect(page.getByText('変更しました', { exact: true })).toBeVisible();
  expect(await columns()).toEqual(before);
});

test('a print is the table and its day, nothing else', async ({ operate }) => {
  const page = await open(operate);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('11月23日(月)～11月27日(金)')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '住所' })).toBeVisible();
  for (const unwanted of [
    page.getByRole('banner'),
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: '検索', exact: true }),
    page.getByRole('button', { name: 'バッグ購入' }),
    page.getByRole('checkbox', { name: 'すべての行を選択' }),
    page.getByRole('link', { name: '詳細' }).first(),
  ])
    await expect(unwanted).toBeHidden();
  await expect(page.getByRole('region', { name: '検索条件' })).toHaveCSS('border-top-width', '0px');
});

test('on a phone, folded fields still say what is searched for', async ({ operate }) => {
  const search = { from: '2026-11-25', to: '2026-11-25', staff_id: 'none', status: [0, 1] };
  const page = await operate(requestList('admin', search), ADMIN);
  await page.setViewportSize(PHONE.viewport);
  const conditions = page.getByRole('list', { name: '検索中の条件' });
  await expect(conditions.getByRole('listitem')).toHaveText(['担当者：未割当', 'ステータス：未対応・集荷済']);
  await page.getByRole('button', { name: '条件を変更（2）' }).click();
  await expect(conditions).toBeHidden();
});

test('on a desk of 1,280 px every column is in sight, and what is in it can be made out', async ({ operate }) => {
  const page = await open(operate);
  const measured = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    address: document.querySelector('th.send_addr_detail1')?.getBoundingClientRect().width ?? 0,
    name: document.querySelector('th.user_id')?.getBoundingClientRect().width ?? 0,
  }));
  expect(measured.overflow).toBe(0);
  expect(measured.address).toBeGreaterThan(120);
  expect(measured.name).toBeGreaterThan(120);
});
