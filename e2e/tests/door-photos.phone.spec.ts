import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { visitPathOf } from '../support/outbox.js';
import { expect, test } from '../support/test.js';

test.use({ refusals: ['offline'] });

/** What the phone's camera gives: a real photo of this browser's. */
async function take(page: Page, count: number) {
  const photo = await page.screenshot({ scale: 'device' });
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: count === 1 ? '写真を撮る' : 'もう1枚撮る' })
    .click();
  await (await chooser).setFiles({ name: 'door.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('dialog').getByRole('img', { name: `写真${count}` })).toBeVisible();
}
const unsent = (page: Page, count: number) => page.getByRole('region', { name: `未送信 ${count}件` });

test('a driver photographs a pickup without a line; the desk sees it, and takes one away', async ({
  context,
  operate,
  server,
}) => {
  const driver = await server.newDriver();
  const { id } = await server.newStop(driver, '17:00');
  const page = await operate('/staff', driver);
  await expect(page.getByRole('button', { name: '集荷済みにする' })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: '集荷済みにする' }).click();
  await take(page, 1);
  await take(page, 2);
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('dialog').getByRole('button', { name: '確定する' }).click();
  await expect(unsent(page, 1)).toContainText('写真2枚');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('未送信の1件を送信しました')).toBeVisible();
  await expect(page.getByRole('region', { name: /^未送信/ })).toHaveCount(0);

  const desk = await operate(`/admin/wash-requests-change/${id}`, 'admin@example.com');
  await desk.getByRole('button', { name: '集荷の写真1を拡大' }).click();
  await expect(desk.getByRole('img', { name: '集荷の写真1' })).toBeVisible();
  await desk.getByRole('button', { name: '閉じる' }).click();
  await desk.getByRole('button', { name: '写真を削除する 集荷の写真2' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '写真を削除する' }).click();
  await expect(desk.getByRole('button', { name: '集荷の写真2を拡大' })).toHaveCount(0);
});

test('an absence has a photo that goes with it, and its customer sees it by the link', async ({
  operate,
  server,
  visit,
}) => {
  const driver = await server.newDriver();
  const { customer } = await server.newStop(driver, '17:30');
  const page = await operate('/staff', driver);
  await page.getByRole('button', { name: '集荷の不在メール' }).click();
  await take(page, 1);
  await page.getByRole('dialog').getByRole('button', { name: '送信する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '予定の前に送信する' }).click();
  await expect(page.getByText('不在メールを送信しました。')).toBeVisible();
  await expect(page.getByRole('region', { name: /^未送信/ })).toHaveCount(0);
  const guest = await visit(await visitPathOf(server, customer.email));
  await expect(guest.getByRole('img', { name: 'ご不在時の写真1' })).toBeVisible();
  await expectAccessible(guest);
  await expectNoSideways(guest);
});
