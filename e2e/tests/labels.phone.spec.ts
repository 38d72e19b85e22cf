import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { WITH_CAMERA, hold } from '../support/fake-camera.js';
import { expect, test } from '../support/test.js';

test.use({ launchOptions: WITH_CAMERA, refusals: ['offline'], serviceWorkers: 'allow' });

const code = (requestId: number, bag: number): string => labelCode({ requestId, bag });
const next = (page: Page) => page.getByRole('region', { name: '次の予定' });
const type = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'ラベルのコード' }).fill(text);
  await page.getByRole('textbox', { name: 'ラベルのコード' }).press('Enter');
};

test('a driver scans a bag: its stop is open, a foreign one is told, a missing one has a reason', async ({
  operate,
  server,
}) => {
  const driver = await server.newDriver();
  const [first, second] = [await server.newStop(driver, '17:00'), await server.newStop(driver, '17:30')];
  hold(code(second.id, 1));
  const page = await operate('/staff', driver);
  await expect(next(page).getByText(`${first.customer.name} 様`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'ラベルを読み取る' }).click();
  await expect(next(page).getByText(`${second.customer.name} 様`, { exact: true })).toBeVisible();
  await expect(next(page).getByText('バッグ1を読み取りました')).toBeVisible();

  await page.getByRole('button', { name: '集荷済みにする' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem', { name: 'バッグ1 読み取り済み' })).toBeVisible();
  hold(code(first.id, 2));
  await dialog.getByRole('button', { name: 'ラベルを読み取る' }).click();
  await expect(dialog.getByText(`別の集配のバッグです（${code(first.id, 2)}）。よけてください`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await dialog.getByRole('button', { name: '確定する' }).click();
  await expect(dialog.getByText(/理由を選択してください$/)).toBeVisible();
  await type(page, code(second.id, 2));
  await expect(dialog.getByText('2個すべて読み取りました')).toBeVisible();
  await dialog.getByRole('combobox', { name: '理由' }).selectOption('別のバッグはよけた');
  await dialog.getByRole('button', { name: '確定する' }).click();
  await expect(dialog).toHaveCount(0);
  // It leaves in a moment by itself.
  await expect
    .poll(async () => (await server.requestOf(second.id)).handover_scans)
    .toMatchObject([{ handover: 1, count: 2, scanned: [1, 2], reason: 5 }]);
});

test('without a line a driver scans what the phone has of the day', async ({ context, operate, server }) => {
  const driver = await server.newDriver();
  const [, second] = [await server.newStop(driver, '18:00'), await server.newStop(driver, '18:30')];
  const page = await operate('/staff', driver);
  await expect(next(page)).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length > 0)).toBe(true);
  hold(code(second.id, 2));

  await context.setOffline(true);
  await page.getByRole('link', { name: 'ラベルを読み取る' }).click();
  await expect(next(page).getByText(`${second.customer.name} 様`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '集荷済みにする' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ラベルを読み取る' }).click();
  await type(page, code(second.id, 1));
  await dialog.getByRole('button', { name: '確定する' }).click();
  await expect(page.getByRole('region', { name: '未送信 1件' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('region', { name: /^未送信/ })).toHaveCount(0);
  expect((await server.requestOf(second.id)).handover_scans).toMatchObject([
    { handover: 1, count: 2, scanned: [1, 2], reason: null },
  ]);
});
