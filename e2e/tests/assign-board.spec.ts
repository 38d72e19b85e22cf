import type { Page } from '@playwright/test';
import { PHONE } from '../support/devices.js';
import { expectAccessible } from '../support/accessibility.js';
import type { Server } from '../support/server.js';
import { settled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

const LEADER = 'leader@example.com';

const laneOf = (page: Page, name: RegExp) => page.getByRole('row', { name });

const stopOf = (name: string) => ({ name: new RegExp(`${name}様`) });

/** A pickup that nobody has; other tests book on its day, too. */
async function book(server: Server, date: string, delivery: string): Promise<string> {
  const customer = await server.newCustomer();
  await server.book(customer, `${date} 10:00:00`, `${delivery} 10:00:00`);
  return customer.name;
}

test('a stop is dragged into a lane, and taken back', async ({ operate, server }) => {
  const name = await book(server, '2026-12-07', '2026-12-10');
  const page = await operate('/staff/assign-board?date=2026-12-07', LEADER);
  const stop = page.getByRole('button', stopOf(name));
  await stop.dragTo(laneOf(page, /^配島 翔/));
  await expect(page.getByText(`${name}様の担当を配島 翔に変更しました`)).toBeVisible();
  await expect(laneOf(page, /^配島 翔/).getByRole('button', stopOf(name))).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(laneOf(page, /^未割当/).getByRole('button', stopOf(name))).toBeVisible();
});

test('a stop is given by the keyboard alone', async ({ operate, server }) => {
  const name = await book(server, '2026-12-08', '2026-12-11');
  const page = await operate('/staff/assign-board?date=2026-12-08', LEADER);
  await page.getByRole('button', stopOf(name)).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`^${name}様の担当を.*に変更しました$`))).toBeVisible();
  await expect(laneOf(page, /^未割当/).getByRole('button', stopOf(name))).toHaveCount(0);
});

test.describe('when a colleague is quicker', () => {
  test.use({ refusals: [409] });

  test('what a colleague has given meanwhile is told, and nothing of the proposal is applied', async ({
    operate,
    server,
  }) => {
    const customer = await server.newCustomer();
    const { id } = await server.book(customer, '2026-12-09 10:00:00', '2026-12-14 10:00:00');
    const other = await book(server, '2026-12-09', '2026-12-14');
    const page = await operate('/staff/assign-board?date=2026-12-09', LEADER);
    await page.getByRole('button', { name: '均等に割り当てる' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(customer.name)).toBeVisible();
    await server.assign(id, 'wash@example.com');
    await dialog.getByRole('button', { name: '適用する' }).click();
    await expect(dialog.getByText(/他の操作で内容が更新されています/)).toBeVisible();
    await expect(dialog.getByText(customer.name)).toBeHidden();
    await dialog.getByRole('button', { name: 'やめる' }).click();
    await expect(laneOf(page, /^未割当/).getByRole('button', stopOf(other))).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a stop is given from a list', async ({ operate, server }) => {
    const name = await book(server, '2026-12-11', '2026-12-18');
    const page = await operate('/staff/assign-board?date=2026-12-11', LEADER);
    const stop = page.getByRole('button', stopOf(name));
    await expect(stop).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await stop.click();
    await page.getByRole('menuitem', { name: /配島 翔/ }).click();
    await expect(page.getByText(`${name}様の担当を配島 翔に変更しました`)).toBeVisible();
    const lane = page.getByText(/^配島 翔　\d+件・\d+個$/);
    await expect(lane).toBeVisible();
    const mark = await lane.evaluate((line) => getComputedStyle(line, '::before').content);
    expect(mark, 'it shows that it can be unfolded').not.toBe('none');
  });
});
