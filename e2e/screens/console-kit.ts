import { type Page, expect } from '@playwright/test';
import { requestList } from '../pages/console.js';
import type { Server } from '../support/server.js';

export interface ConsoleKit {
  readonly page: Page;
  readonly server: Server;
  readonly operate: (path: string, as: string) => Promise<Page>;
}
export type Screen = (kit: ConsoleKit) => Promise<unknown>;

export const ADMIN = 'admin@example.com';
export const DRIVER = 'delivery@example.com';
const PICKUP = '2026-12-01 10:00:00';
const DELIVERY = '2026-12-03 10:00:00';
export const NOWHERE = '/admin/nowhere';
const NOT_FOUND = 'ページが見つかりません';
/** Any title but that of a page that does not exist. */
const EXISTS = new RegExp(`^(?!${NOT_FOUND})`);
export const MONTH = requestList('admin', { from: '2026-11-20', to: '2026-12-10' });
/** What opens over the list is looked at over a short one: the rows behind it are the same. */
export const DAY = requestList('admin', { from: '2026-11-26', to: '2026-11-26' });

export const press = (kit: ConsoleKit, name: string | RegExp) => kit.page.getByRole('button', { name }).first().click();
export const dialogShown = (kit: ConsoleKit) => expect(kit.page.getByRole('dialog')).toBeVisible();
export const textShown = (kit: ConsoleKit, text: string | RegExp) =>
  expect(kit.page.getByText(text).first()).toBeVisible();

export const open = async (kit: ConsoleKit, path: string, as = ADMIN): Promise<void> => {
  await kit.operate(path, as);
  await expect(kit.page.getByRole('heading', { level: 1 })).toHaveText(path === NOWHERE ? NOT_FOUND : EXISTS);
};

/** A dialog that a button of a screen opens. */
export const dialogOf =
  (path: string, button: string | RegExp): Screen =>
  async (kit) => {
    await open(kit, path);
    await press(kit, button);
    await dialogShown(kit);
  };

/** A request of a new customer, of size M: its folding is split. */
export async function newRequest({ server }: ConsoleKit, stage?: 'picked up' | 'washed'): Promise<number> {
  const customer = await server.newCustomer({ plan_id: 't8_2_M' });
  const { id } = await server.book(customer, PICKUP, DELIVERY, 2);
  if (stage !== undefined) await server.advance(id, stage);
  return id;
}

export const detailOf =
  (stage?: 'picked up' | 'washed', button?: string): Screen =>
  async (kit) => {
    await open(kit, `/admin/wash-requests-change/${await newRequest(kit, stage)}`);
    if (button === undefined) return;
    await press(kit, button);
    await dialogShown(kit);
  };

export const pageOf =
  (page: string, type = ''): Screen =>
  async (kit) =>
    open(kit, `/admin/${page}/${await newRequest(kit)}${type}`);

/** The board of a day with something that nobody has. */
export async function board(kit: ConsoleKit): Promise<void> {
  await newRequest(kit);
  await open(kit, '/admin/assign-board?date=2026-12-01');
  await expect(kit.page.getByRole('rowheader', { name: /^未割当/ })).toBeVisible();
}

export const failing = async (kit: ConsoleKit, call: string, path: string): Promise<void> => {
  await kit.page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await kit.operate(path, ADMIN);
  await textShown(kit, '表示できませんでした');
};
