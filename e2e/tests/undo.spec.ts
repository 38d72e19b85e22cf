import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

test('an assignment is taken back from the trail of a request by the keyboard, and made again the same way', async ({
  operate,
  server,
}) => {
  const customer = await server.newCustomer();
  const { id } = await server.book(customer, '2026-12-11 15:00:00', '2026-12-16 15:00:00');
  await server.assign(id, 'delivery@example.com');
  const page = await operate(`/staff/wash-requests-change/${id}`, 'leader@example.com');
  const trail = page.getByRole('region', { name: '操作の記録' });
  await expect(trail.getByText('担当：未設定 → 配島 翔')).toBeVisible();

  await trail.getByRole('button', { name: /の担当割当を元に戻す$/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '変更を元に戻す' });
  await expect(dialog.getByText('担当：配島 翔 → 未設定')).toBeVisible();
  await dialog.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByText('元に戻しました')).toBeVisible();
  await expect(trail.getByText('担当：配島 翔 → 未設定')).toBeVisible();

  const undone = trail.getByRole('listitem').filter({ hasText: '担当：未設定 → 配島 翔' });
  const back = trail.getByRole('listitem').filter({ hasText: '担当：配島 翔 → 未設定' });
  await undone.getByRole('button', { name: /^取り消し済み/ }).click();
  await expect(back).toBeFocused();
  await expect(back.getByRole('button', { name: /の変更を元に戻した操作$/ })).toBeVisible();

  await back.getByRole('button', { name: /を元に戻す$/ }).click();
  await dialog.getByRole('button', { name: '元に戻す' }).click();
  await expect(trail.getByText('担当：未設定 → 配島 翔')).toHaveCount(2);
});
