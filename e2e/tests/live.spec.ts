import type { Page } from '@playwright/test';
import { requestList, signInAsOperator } from '../pages/console.js';
import { DESKTOP } from '../support/devices.js';
import type { Server } from '../support/server.js';
import { expect, test } from '../support/test.js';

const LEADER = 'leader@example.com';
const DAY = '2026-12-14';

async function book(server: Server, time: string) {
  const customer = await server.newCustomer();
  const { id } = await server.book(customer, `${DAY} ${time}:00`, `2026-12-17 ${time}:00`);
  return { id, customer };
}

const rowOf = (page: Page, id: number) => page.locator(`tr[data-id="${id}"]`);

test('a list follows what a colleague does, and says who did it', async ({ operate, borrow, server }) => {
  const { id, customer } = await book(server, '13:00');
  const page = await operate(requestList('staff', { from: DAY, to: DAY, user_id: customer.id }), LEADER);
  await expect(rowOf(page, id).getByRole('button', { name: /^担当：未割当/ })).toBeVisible();

  const colleague = await borrow(DESKTOP);
  await signInAsOperator(colleague, 'admin', 'admin@example.com');
  await server.assign(id, 'delivery@example.com');
  await expect(rowOf(page, id).getByRole('button', { name: /^担当：配島 翔/ })).toBeVisible();
  await expect(rowOf(page, id).getByText(/さんが変更$/)).toBeVisible();
  await expect(rowOf(page, id).getByText(/さんが変更$/)).toBeHidden();
});

test('who has a request open is shown on it, and what they change leaves what is typed alone', async ({
  operate,
  borrow,
  server,
}) => {
  const { id } = await book(server, '14:00');
  const page = await operate(`/staff/wash-requests-change/${id}`, LEADER);
  await page.getByRole('button', { name: '個数を変更' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('2');

  const colleague = await borrow(DESKTOP);
  await signInAsOperator(colleague, 'admin', 'admin@example.com');
  await colleague.goto(`/admin/wash-requests-change/${id}`);
  await expect(colleague.getByText(/さんが開いています$/)).toBeVisible();
  await server.assign(id, 'delivery@example.com');
  await expect(dialog.getByText(/さんが変更しました$/)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('2');
  await dialog.getByRole('button', { name: '最新を見る' }).click();
  await expect(dialog.getByText(/さんが変更しました$/)).toBeHidden();
  await dialog.getByRole('button', { name: 'キャンセル' }).click();
  await expect(page.getByText('配島 翔').first()).toBeVisible();

  await expect(page.getByText(/さんが開いています$/)).toBeVisible();
  await colleague.goto('/admin');
  await expect(page.getByText(/さんが開いています$/)).toBeHidden();
});

test('the tabs of a session share one stream, and the next has it when the first is closed', async ({
  context,
  operate,
  server,
}) => {
  const { id, customer } = await book(server, '15:00');
  const address = requestList('staff', { from: DAY, to: DAY, user_id: customer.id });
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/admin/live')) streams.push(request.url());
  });
  const first = await operate(address, LEADER);
  await expect(rowOf(first, id)).toBeVisible();
  const second = await context.newPage();
  await second.goto(address);
  await expect(rowOf(second, id)).toBeVisible();
  await server.assign(id, 'delivery@example.com');
  await expect(rowOf(first, id).getByText(/さんが変更$/)).toBeVisible();
  await second.bringToFront();
  await expect(rowOf(second, id).getByRole('button', { name: /^担当：配島 翔/ })).toBeVisible();
  expect(streams).toHaveLength(1);

  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  await server.assign(id, 'wash@example.com');
  await expect(rowOf(second, id).getByText(/さんが変更$/)).toBeVisible();
});
