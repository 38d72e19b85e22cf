import { pathToFileURL } from 'node:url';
import { type Page, expect } from '@playwright/test';
import { requestList } from '../pages/console.js';
import { PHONE } from '../support/devices.js';
import { REPOSITORY } from '../support/environment.js';
import { settled } from '../support/settled.js';
import { test } from '../support/test.js';

const save = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${REPOSITORY}docs/screenshots/${name}.png`, caret: 'hide' });
};

test.describe('where a page is shared', { tag: '@screenshots' }, () => {
  test.use({ viewport: { width: 1200, height: 630 } });

  // Drawn here and stored: what draws Japanese letters well is a browser, and a build has none.
  test('share', async ({ page }) => {
    await page.goto(pathToFileURL(`${REPOSITORY}customer-web/pictures/share.svg`).href);
    await page.screenshot({ path: `${REPOSITORY}customer-web/public/share.png` });
  });
});

test.describe('on a phone', { tag: '@screenshots' }, () => {
  test.use(PHONE);

  test('customer-request', async ({ visit }) => {
    const page = await visit('/wash-request', { as: 'monthly@example.com' });
    await page.getByRole('radio', { name: '2バッグ' }).check();
    await page.getByRole('gridcell', { name: '11月26日(木)' }).first().click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await save(page, 'customer-request');
  });
});

test.describe('in a driver’s hand', { tag: '@screenshots' }, () => {
  test.use(PHONE);

  test('driver-day', async ({ operate }) => {
    const page = await operate('/staff', 'delivery@example.com');
    await expect(page.getByRole('region', { name: '次の予定' })).toBeVisible();
    await expect(page.getByRole('link', { name: '電話' })).toBeVisible();
    await save(page, 'driver-day');
  });
});

test.describe('on a phone by night', { tag: '@screenshots' }, () => {
  test.use({ ...PHONE, colorScheme: 'dark' });

  test('customer-plan', async ({ visit }) => {
    const page = await visit('/plan/edit', { as: 'monthly@example.com' });
    await page.getByLabel(/^月のバッグ数/).selectOption('t32');
    await page.getByRole('button', { name: '変更内容を確認する' }).click();
    await expect(page.getByRole('heading', { name: '変更の流れ' })).toBeVisible();
    await save(page, 'customer-plan');
  });
});

test.describe('at a desk', { tag: '@screenshots' }, () => {
  test.use({ viewport: { width: 1280, height: 680 } });

  test('visitor-home', async ({ visit }) => {
    const page = await visit('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await save(page, 'visitor-home');
  });

  test('today', async ({ operate }) => {
    const page = await operate('/admin', 'admin@example.com');
    await expect(page.getByText('担当ごとの今日')).toBeVisible();
    await save(page, 'today');
  });

  test('request-list', async ({ operate }) => {
    const page = await operate(requestList('admin', { from: '2026-11-25', to: '2026-11-27' }), 'admin@example.com');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await save(page, 'request-list');
  });

  test('request-detail', async ({ server, operate }) => {
    const customer = await server.newCustomer({
      plan_id: 't8_2_M',
      name1: '青葉',
      name2: '茂',
      company_name: 'カフェ青葉',
    });
    const { id } = await server.book(customer, '2026-11-26 10:00:00', '2026-11-30 14:00:00', 3);
    await server.assign(id, 'wash@example.com');
    await server.advance(id, 'washed');
    const page = await operate(`/admin/wash-requests-change/${id}`, 'admin@example.com');
    await expect(page.getByRole('button', { name: 'たたみ済みにする' })).toBeVisible();
    await save(page, 'request-detail');
  });

  test('calendar', async ({ server, operate }) => {
    await server.limitDay('2026-12-10', 20);
    await server.limitDay('2026-12-24', 12);
    await server.addHoliday('2026-12-29');
    const page = await operate('/admin/business-holiday-setting?month=2026-12', 'admin@example.com');
    await expect(page.getByText('上限 20件')).toBeVisible();
    await save(page, 'calendar');
  });
});
