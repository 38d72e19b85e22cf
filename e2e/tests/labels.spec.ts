import type { Page } from '@playwright/test';
import { requestList } from '../pages/console.js';
import { expect, test } from '../support/test.js';

const ADMIN = 'admin@example.com';
const DAY = '2026-12-10';

const sizesOf = async (page: Page): Promise<readonly string[]> =>
  [
    ...(await page.pdf({ preferCSSPageSize: true }))
      .toString('latin1')
      .matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g),
  ].map(
    ([, width, height]) => `${Math.round((Number(width) / 72) * 25.4)}×${Math.round((Number(height) / 72) * 25.4)}`,
  );

test('labels of what is ticked are printed: a sheet of 24, or a piece of the roll for each', async ({
  operate,
  server,
}) => {
  const customer = await server.newCustomer();
  const { id } = await server.book(customer, `${DAY} 10:00:00`, '2026-12-14 10:00:00', 3);
  const page = await operate(requestList('admin', { from: DAY, to: DAY, id: String(id) }), ADMIN);
  await page.getByRole('checkbox', { name: 'すべての行を選択' }).check();
  await page.getByRole('link', { name: 'ラベルを印刷' }).click();
  await expect(page.getByText('1件・ラベル3枚')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(customer.name);
  expect(await sizesOf(page)).toEqual(['210×297']);
  await page.getByRole('combobox', { name: '最初に使う面' }).selectOption({ label: '23面目（8段目の2列目）' });
  await expect(page.getByRole('region', { name: 'ラベル 2枚目' })).toBeVisible();
  expect(await sizesOf(page)).toEqual(['210×297', '210×297']);
  await page.getByRole('combobox', { name: '用紙' }).selectOption('roll');
  await expect(page.getByRole('region', { name: 'ラベル 3枚目' })).toBeVisible();
  expect(await sizesOf(page)).toEqual(['62×40', '62×40', '62×40']);
  await page.emulateMedia({ media: 'print' });
  for (const unwanted of [page.getByRole('banner'), page.getByRole('button', { name: '印刷する' })])
    await expect(unwanted).toBeHidden();
});
