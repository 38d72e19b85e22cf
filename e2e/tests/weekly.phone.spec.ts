import type { Page } from '@playwright/test';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

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
  await page.getByRole('button', { name: '確認へ進む', exact: true }).click();

  await expect(page.getByRole('heading', { name: '最初の8週間の集配' })).toBeVisible();
  await expect(page.getByText('12月7日(月) 10:00')).toBeVisible();
  await expect(page.getByText('配達 12月9日(水) 18:00')).toBeVisible();
  await onOneLine(page, '2027年1月18日(月) 10:00');
  await page.getByRole('button', { name: 'この内容で登録する' }).click();
  await expect(page.getByText('定期集配を登録しました')).toBeVisible();

  await page.reload();
  await expect(page.getByText('定期集配を登録しました')).toBeVisible();
  await page.getByRole('button', { name: '定期集配を見る' }).click();
  await expect(page.getByText('備考: 裏口にお願いします')).toBeVisible();
  await page.getByRole('button', { name: '定期集配をやめる' }).click();
  await expect(page.getByText('定期集配をやめますか？')).toBeVisible();
  await page.getByRole('button', { name: '定期集配をやめる' }).click();
  await expect(page.getByText('定期集配を終了しました')).toBeVisible();
});

test('a day of the saved schedule is skipped, another moved, two weeks paused, and all of it taken back', async ({
  server,
  visit,
}) => {
  const customer = await server.newCustomer();
  await server.schedule(customer);
  const page = await visit('/wash-request?tab=weekly', { as: customer.email });
  const press = (name: string) => page.getByRole('button', { name }).click();
  const open = page.getByRole('button', { name: /この日を休む$/ });
  await expect(open.first()).toBeVisible();
  const days = await open.count();
  await press('12月7日(月) この日を休む');
  await expect(page.getByRole('button', { name: '12月7日(月) お休みを取り消す' })).toBeFocused();
  await press('12月14日(月) 別の日に移す');
  await press('12月16日(水)に移す');
  await expect(page.getByText('12月16日(水) 10:00')).toBeVisible();
  await page.getByLabel('お休みの開始').selectOption({ label: '12月21日(月)' });
  await page.getByLabel('お休みの期間').selectOption({ label: '2週間' });
  await press('この期間をお休みにする');
  await expect(page.getByRole('button', { name: /お休みを取り消す$/ })).toHaveCount(4);

  await page.reload();
  await page.getByLabel('お休みの開始').selectOption({ label: '12月21日(月)' });
  await page.getByLabel('お休みの期間').selectOption({ label: '2週間' });
  await press('この期間のお休みを取り消す');
  await press('12月14日(月) 元の日に戻す');
  await press('12月7日(月) お休みを取り消す');
  await expect(open).toHaveCount(days);
});
