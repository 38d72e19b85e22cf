import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { requestList, textFile } from '../pages/console.js';
import { deliveredTo } from '../support/outbox.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const LEADER = 'leader@example.com';
const DRIVER = '配島 翔';
/** 配島翔 as a Japanese spreadsheet writes it. */
const DRIVER_SHIFT_JIS = [0x94, 0x7a, 0x93, 0x87, 0xe3, 0xc4];
const DAY = { from: '2026-12-08', to: '2026-12-08' };

// A sale under another name is refused.
test.use({ refusals: [422] });

const openFiles = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'ボタンをもっと見る' }).click();
};

test('a day goes to the route planner and comes back as assignments', async ({ server, operate }) => {
  const customer = await server.newCustomer();
  const { id } = await server.book(customer, '2026-12-08 10:00:00', '2026-12-11 10:00:00');
  const page = await operate(requestList('staff', { ...DAY, user_id: String(customer.id) }), LEADER);
  await expect(page.getByText('該当件数：1件')).toBeVisible();

  const code = await test.step('the plan of the day has the visit and its code', async () => {
    await openFiles(page);
    await page.getByRole('button', { name: 'CSV2（ルート計画）' }).click();
    const dialog = page.getByRole('dialog', { name: 'ルート計画のCSV（CSV2）' });
    await dialog.getByLabel('対象', { exact: true }).selectOption('集荷のみ');
    await dialog.getByLabel('文字コード').selectOption('UTF-8（BOM付き）');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'ダウンロード' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('集配ルート_2026-12-08.csv');
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    const visit = lines.find((line) => line.split(',').includes(String(customer.id)));
    const found = /C[0-9A-Z]{9}/.exec(visit ?? '')?.[0];
    expect(found).toBeDefined();
    return found ?? '';
  });

  await test.step('nothing is written before each line was seen; good lines are kept', async () => {
    await page.getByRole('button', { name: 'CSVアップロード' }).click();
    const dialog = page.getByRole('dialog', { name: '担当割り当てのアップロード' });
    const list = [...Buffer.from(`${code},`), ...DRIVER_SHIFT_JIS, ...Buffer.from('\r\n999999,1\r\n')];
    await dialog.getByLabel('ファイルを選択').setInputFiles(textFile(new Uint8Array(list)));
    await expect(dialog.getByText('list.csv（Shift_JIS・2行）')).toBeVisible();
    await expect(dialog.getByRole('row').nth(1)).toContainText(`未割当 → ${DRIVER}`);
    await expect(dialog.getByRole('row').nth(2)).toContainText('集配が見つかりません');
    await dialog.getByRole('button', { name: '1行を登録する' }).click();
    await expect(dialog.getByText('2行目の登録に失敗しました')).toBeVisible();
    await dialog.getByRole('button', { name: '閉じる' }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: new RegExp(`^受付番号 ${id} `) }) });
    await expect(row.getByRole('button', { name: DRIVER })).toBeVisible();
  });
});

test('a customer is sold bags, sees what they cost first, and gets a mail; the delivery is in the list', async ({
  server,
  operate,
}) => {
  const customer = await server.newCustomer();
  const page = await operate(
    requestList('staff', { from: '2026-11-25', to: '2026-12-10', user_id: String(customer.id) }),
    'wash@example.com',
  );
  await expect(page.getByText('該当件数：0件')).toBeVisible();
  await page.getByRole('button', { name: 'バッグ購入' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('種別').selectOption('バッグ追加（代行）');
  await dialog.getByLabel('ユーザーID').fill(String(customer.id));
  await dialog.getByLabel('登録名').fill('別の人');
  await dialog.getByLabel('サイズ').selectOption('M（80L）');
  await dialog.getByRole('combobox', { name: '個数', exact: true }).selectOption('2個');
  await dialog.getByLabel('備考（理由）').fill('お客様のご依頼');
  await dialog.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await expect(dialog.getByText('▲ ユーザーIDと登録名が一致しません。')).toBeVisible();
  await dialog.getByLabel('登録名').fill(customer.name.replace(' ', '　'));
  await dialog.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await expect(dialog.getByText('4,000円')).toBeVisible();
  await dialog.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('該当件数：1件')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: customer.name })).toContainText('バッグ配達');
  expect((await deliveredTo(server, customer.email)).map(({ template }) => template)).toContain('sold_by_operator');
});
