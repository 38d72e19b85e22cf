import { expect, test } from '../support/test.js';

/** The last hour of a Saturday, which no other journey books. */
const SLOT = '翌々日以降の配達 土曜日 21:00の料金';
const TABLE = '翌々日以降の配達';

test('a table of prices goes to a spreadsheet and comes back by the keyboard', async ({ operate, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await operate('/staff/onetime-payments', 'manager@example.com');
  await page.getByRole('button', { name: `${TABLE}をコピー` }).click();
  await expect(page.getByText(`${TABLE}の料金をコピーしました`)).toBeVisible();
  await page.evaluate(async () => {
    const copied = await navigator.clipboard.readText();
    // What somebody typed into the sheet's last cell, which was empty.
    await navigator.clipboard.writeText(`${copied}￥２，８８０円\r\n`);
  });

  await page.getByRole('button', { name: `${SLOT}「提供不可」を変更` }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  const dialog = page.getByRole('dialog', { name: `${TABLE}の料金を貼り付け` });
  await expect(dialog.getByText('1件の料金が変わります。')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '提供不可 → 2,880' })).toBeVisible();
  await dialog.getByRole('button', { name: '1件を更新する' }).click();
  await expect(page.getByText(`${TABLE}の料金1件を更新しました`)).toBeVisible();
  await expect(page.getByRole('button', { name: `${SLOT}「2,880」を変更` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `${SLOT}「2,880」を変更` })).toBeVisible();
});
