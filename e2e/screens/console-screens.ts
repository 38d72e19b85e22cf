import { type Page, expect } from '@playwright/test';
import type { Server } from '../support/server.js';

export interface ConsoleKit {
  readonly page: Page;
  readonly server: Server;
  readonly operate: (path: string, as: string) => Promise<Page>;
}
type Screen = (kit: ConsoleKit) => Promise<void>;

const ADMIN = 'admin@example.com';
const DRIVER = 'delivery@example.com';
const PICKUP = '2026-12-01 10:00:00';
const DELIVERY = '2026-12-03 10:00:00';
const NOWHERE = '/admin/nowhere';
const NOT_FOUND = 'ページが見つかりません';
/** Any title but that of a page that does not exist. */
const EXISTS = new RegExp(`^(?!${NOT_FOUND})`);
const MONTH = 'from=2026-11-20&to=2026-12-10';

const press = (kit: ConsoleKit, name: string | RegExp) => kit.page.getByRole('button', { name }).first().click();
const dialogShown = (kit: ConsoleKit) => expect(kit.page.getByRole('dialog')).toBeVisible();
const textShown = (kit: ConsoleKit, text: string | RegExp) => expect(kit.page.getByText(text).first()).toBeVisible();

const open = async (kit: ConsoleKit, path: string, as = ADMIN): Promise<void> => {
  await kit.operate(path, as);
  await expect(kit.page.getByRole('heading', { level: 1 })).toHaveText(path === NOWHERE ? NOT_FOUND : EXISTS);
};

/** A dialog that a button of a screen opens. */
const dialogOf =
  (path: string, button: string | RegExp): Screen =>
  async (kit) => {
    await open(kit, path);
    await press(kit, button);
    await dialogShown(kit);
  };

/** A request of a new customer, of size M: its folding is split. */
async function newRequest({ server }: ConsoleKit, stage?: 'picked up' | 'washed'): Promise<number> {
  const customer = await server.newCustomer({ plan_id: 't8_2_M' });
  const { id } = await server.book(customer, PICKUP, DELIVERY, 2);
  if (stage !== undefined) await server.advance(id, stage);
  return id;
}

const detailOf =
  (stage?: 'picked up' | 'washed', button?: string): Screen =>
  async (kit) => {
    await open(kit, `/admin/wash-requests-change/${await newRequest(kit, stage)}`);
    if (button === undefined) return;
    await press(kit, button);
    await dialogShown(kit);
  };

const pageOf =
  (page: string, type = ''): Screen =>
  async (kit) =>
    open(kit, `/admin/${page}/${await newRequest(kit)}${type}`);

const failing = async (kit: ConsoleKit, call: string, path: string): Promise<void> => {
  await kit.page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await kit.operate(path, ADMIN);
  await textShown(kit, '表示できませんでした');
};

export const DESK_SCREENS: Readonly<Record<string, Screen>> = {
  login: async ({ page }) => void (await page.goto('/admin')),
  'login, refused': async (kit) => {
    await kit.page.goto('/staff');
    await kit.page.getByLabel('メールアドレス').fill('nobody@example.com');
    await kit.page.getByLabel('パスワード', { exact: true }).fill('wrong1234');
    await press(kit, 'ログイン');
    await textShown(kit, /ログインIDまたはパスワードが違います/);
  },
  top: (kit) => open(kit, '/admin'),
  'page that does not exist': (kit) => open(kit, NOWHERE),
  'request list': (kit) => open(kit, `/admin/wash-requests?${MONTH}`),
  'request list, nothing found': (kit) => open(kit, '/admin/wash-requests?from=2030-01-01&to=2030-01-01'),
  'request list, period too long': async (kit) => {
    await open(kit, '/admin/wash-requests');
    await kit.page.getByLabel('期間（終了）').fill('2027-12-31');
    await textShown(kit, /期間は1か月以内/);
  },
  'request list, all selected': async (kit) => {
    await open(kit, `/admin/wash-requests?${MONTH}`);
    await kit.page.getByRole('checkbox', { name: 'すべての行を選択' }).check();
    await press(kit, '担当を割り当てる');
    await press(kit, '割り当てる');
    await textShown(kit, /▲/);
  },
  'request list, a count edited': async (kit) => {
    await open(kit, `/admin/wash-requests?${MONTH}`);
    await press(kit, /の個数 .*を変更/);
  },
  'request detail': detailOf(),
  'request detail, washed': detailOf('washed'),
  'request detail, not there': async (kit) => {
    await kit.operate('/admin/wash-requests-change/999999', ADMIN);
    await textShown(kit, '表示できませんでした');
  },
  'stage: picked up': detailOf(undefined, '集荷済みにする'),
  'stage: folded, split wrongly': async (kit) => {
    await detailOf('washed', 'たたみ済みにする')(kit);
    await press(kit, 'スタッフを追加');
    await press(kit, '確認へ進む');
    await textShown(kit, /▲/);
  },
  'stage: back': detailOf('picked up', '1つ前に戻す'),
  'count changed': detailOf(undefined, '個数を変更'),
  'absence mail': detailOf(undefined, '集荷の不在メール'),
  'assignment of one': detailOf(undefined, '担当を割り当てる'),
  'change of dates': pageOf('wash-request-date-change'),
  'pickup cancelled': pageOf('wash-request-cancel', '/1'),
  'request discarded': pageOf('wash-request-cancel', '/2'),
  'user list': (kit) => open(kit, '/admin/users'),
  'user list, a status edited': async (kit) => {
    await open(kit, '/admin/users?status=3');
    await press(kit, /の利用状況「審査中」を変更/);
  },
  'user list, not loaded': (kit) => failing(kit, 'admin/users?*', '/admin/users'),
  'service areas': (kit) => open(kit, '/admin/area-infos'),
  'service areas, one edited': async (kit) => {
    await open(kit, '/admin/area-infos');
    await press(kit, /を編集$/);
  },
  'service areas, one to be deleted': dialogOf('/admin/area-infos', /を削除$/),
  calendar: (kit) => open(kit, '/admin/business-holiday-setting'),
  'calendar, a day to be set': async (kit) => {
    await open(kit, '/admin/business-holiday-setting');
    await kit.page.getByLabel(/11月10日.*を設定/).click();
    await dialogShown(kit);
    await press(kit, '設定する');
    await textShown(kit, /▲ 未選択です/);
  },
  'operation history': (kit) => open(kit, '/admin/operation-histories'),
  'operation history, a note': dialogOf('/admin/operation-histories', /の備考を編集/),
};

/** A request of the driver's own, so that there is something to see. */
const withOwn = async (kit: ConsoleKit, pathOf: (id: number) => string): Promise<void> => {
  const id = await newRequest(kit);
  await kit.server.assign(id, DRIVER);
  await open(kit, pathOf(id), DRIVER);
};
const ofDay = (): string => '/staff/wash-requests?from=2026-12-01&to=2026-12-01';
const detail = (id: number): string => `/staff/wash-requests-change/${id}`;

export const DRIVER_SCREENS: Readonly<Record<string, Screen>> = {
  top: (kit) => open(kit, '/staff', DRIVER),
  menu: async (kit) => {
    await open(kit, '/staff', DRIVER);
    await press(kit, 'メニューを開く');
    await expect(kit.page.getByRole('button', { name: 'メニューを閉じる' })).toBeVisible();
  },
  'request list': (kit) => withOwn(kit, ofDay),
  'request list, conditions open': async (kit) => {
    await withOwn(kit, ofDay);
    await press(kit, /^条件を変更/);
    await expect(kit.page.getByLabel('期間（開始）')).toBeVisible();
  },
  'request detail': (kit) => withOwn(kit, detail),
  'request detail, more to do': async (kit) => {
    await withOwn(kit, detail);
    await press(kit, 'その他の操作');
    await expect(kit.page.getByRole('button', { name: '集荷の不在メール' })).toBeVisible();
  },
  'stage: picked up': async (kit) => {
    await withOwn(kit, detail);
    await press(kit, '集荷済みにする');
    await dialogShown(kit);
  },
  'operation history': (kit) => open(kit, '/staff/operation-histories', DRIVER),
};
