import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

/** On the narrowest phone a date of next year and its bags share a line. */
async function onOneLine(page: Page, date: string): Promise<void> {
  const { width = 390, height = 844 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  const row = page.getByRole('listitem').filter({ hasText: date });
  const [pickup, bags] = [await row.getByText(date).boundingBox(), await row.getByText(/^\dバッグ$/).boundingBox()];
  expect(bags?.y).toBeLessThan((pickup?.y ?? 0) + (pickup?.height ?? 0) / 2);
  await page.setViewportSize({ width, height });
}

test('a weekly schedule is filled in, seen for eight weeks, saved, found again, and ended', async ({
  server,
  visit,
}) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  await page.getByRole('link', { name: '定期のご依頼' }).click();
  const pickup = page.getByRole('group', { name: /^集荷の曜日/ });
  await pickup.getByText('月', { exact: true }).click();
  await expect(page.getByRole('radio', { name: '水曜日', checked: true })).toBeAttached();
  await page.getByLabel('配達の時間').selectOption('18:00');
  await page.getByLabel('備考').fill('裏口にお願いします');
  await page.getByRole('button', { name: '確認へ進む' }).click();

  await expect(page.getByRole('heading', { name: '最初の8週間の集配' })).toBeVisible();
  await expect(page.getByText('12月7日(月) 10:00')).toBeVisible();
  await expect(page.getByText('配達 12月9日(水) 18:00')).toBeVisible();
  await onOneLine(page, '2027年1月18日(月) 10:00');
  await page.getByRole('button', { name: 'この内容で登録する' }).click();
  await expect(page.getByText('定期集配を登録しました')).toBeVisible();

  await page.reload();
  await expect(page.getByText('定期集配を登録しました')).toBeVisible();
  await page.getByRole('button', { name: '定期集配を見る' }).click();
  await expect(page.getByLabel('備考')).toHaveValue('裏口にお願いします');
  await page.getByRole('button', { name: '定期集配をやめる' }).click();
  await expect(page.getByText('定期集配をやめますか？')).toBeVisible();
  await page.getByRole('button', { name: '定期集配をやめる' }).click();
  await expect(page.getByText('定期集配を終了しました')).toBeVisible();
});
