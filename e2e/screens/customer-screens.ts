import { type Page, expect } from '@playwright/test';
import { PASSWORD, type Customer, type Server } from '../support/server.js';
import type { Lang, Visitor } from '../support/test.js';

/** What the preparation of a screen may use. */
export interface Kit {
  readonly page: Page;
  readonly lang: Lang;
  readonly server: Server;
  readonly visit: (path: string, visitor?: Visitor) => Promise<Page>;
}
/** Brings a screen up, in the state that its name tells. */
type Screen = (kit: Kit) => Promise<void>;

/** The words on the buttons that lead to a state. */
const WORDS = {
  ja: {
    login: 'ログイン',
    agree: '利用規約に同意する',
    terms: '利用規約を読む',
    sameTime: '集配同時とは',
    toConfirm: /^(確認へ進む|入力内容を確認する)$/,
    book: 'この内容で依頼する',
    changeDelivery: '配達日時を変える',
    cancel: 'キャンセルする',
    forgot: 'メールを送信する',
    reset: 'パスワードを設定する',
    changePassword: 'パスワードを変更する',
    menu: 'メニュー',
    saturday: /^11月28日\(土\)/,
  },
  en: {
    login: 'Log in',
    agree: 'I agree to the terms of use',
    terms: 'Read the terms of use',
    sameTime: 'What is same-time?',
    toConfirm: /^(Review request|Review change|Check my details)$/,
    book: 'Send request',
    changeDelivery: /^Change: Delivery/,
    cancel: 'Cancel request',
    forgot: 'Send the email',
    reset: 'Set the password',
    changePassword: 'Change password',
    menu: 'Menu',
    saturday: /^Sat, 28 Nov/,
  },
} as const;

type Words = (typeof WORDS)[Lang];
type Press =
  | 'login'
  | 'terms'
  | 'sameTime'
  | 'toConfirm'
  | 'book'
  | 'changeDelivery'
  | 'cancel'
  | 'forgot'
  | 'reset'
  | 'changePassword'
  | 'menu';

const words = ({ lang }: Kit): Words => WORDS[lang];
const press = (kit: Kit, button: Press) => kit.page.getByRole('button', { name: words(kit)[button] }).click();
const fill = (kit: Kit, name: string, value: string) => kit.page.locator(`[name="${name}"]`).fill(value);
const choose = (kit: Kit, name: string, value: string) =>
  kit.page.locator(`[name="${name}"][value="${value}"]`).check();
const agree = (kit: Kit) => kit.page.getByRole('checkbox', { name: words(kit).agree }).check();
const summary = (kit: Kit) => kit.page.getByRole('alert').first();
const shown = (kit: Kit, target = summary(kit)) => expect(target).toBeVisible();

const open = async (kit: Kit, path: string, as?: string): Promise<void> => {
  await kit.visit(path, { as, lang: kit.lang });
  await expect(kit.page.getByRole('heading', { level: 1 })).toBeVisible();
  // An address that leads nowhere is led to the request page.
  await expect(kit.page).toHaveURL(({ pathname }) => path.startsWith('/register-complete/') || pathname === path);
};

const openAsNew = async (kit: Kit, path: string, plan_id = 't8_2'): Promise<Customer> => {
  const customer = await kit.server.newCustomer({ plan_id });
  await open(kit, path, customer.email);
  return customer;
};

const withRequest = async (kit: Kit, pathOf: (id: number) => string): Promise<void> => {
  const customer = await kit.server.newCustomer();
  const { id } = await kit.server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00', 2);
  await open(kit, pathOf(id), customer.email);
};

const failing = async (kit: Kit, call: string, path: string, as: string): Promise<void> => {
  await kit.page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(kit, path, as);
  await shown(kit);
};

async function fillRegistration(kit: Kit): Promise<void> {
  await choose(kit, 'plan_kind', 'onetime');
  await choose(kit, 'pickup_delivery_type', '1');
  const texts = {
    name1: '試験',
    name2: '花子',
    ...(kit.lang === 'ja' && { kana1: 'シケン', kana2: 'ハナコ' }),
    phone_number: '09012345678',
    send_addr_zipcode: '1500001',
    send_addr_detail1: '東京都渋谷区',
    send_addr_detail2: '神宮前1-1-1',
    email: 'shown@example.com',
    email_confirm: 'shown@example.com',
    password: PASSWORD,
    password_confirm: PASSWORD,
  };
  for (const [name, value] of Object.entries(texts)) await fill(kit, name, value);
  await agree(kit);
}

export const GUEST_SCREENS: Readonly<Record<string, Screen>> = {
  login: (kit) => open(kit, '/login'),
  'login, nothing filled in': async (kit) => {
    await open(kit, '/login');
    await press(kit, 'login');
    await shown(kit);
  },
  'login, refused': async (kit) => {
    await open(kit, '/login');
    await fill(kit, 'email', 'nobody@example.com');
    await fill(kit, 'password', 'wrong1234');
    await press(kit, 'login');
    await shown(kit);
  },
  registration: (kit) => open(kit, '/register'),
  'registration of a company, nothing filled in': async (kit) => {
    await open(kit, '/register');
    await choose(kit, 'contract_type', 'company');
    await agree(kit);
    await press(kit, 'toConfirm');
    await shown(kit);
  },
  'registration, the terms': async (kit) => {
    await open(kit, '/register');
    await press(kit, 'terms');
    await shown(kit, kit.page.getByRole('dialog'));
  },
  'registration, what same-time is': async (kit) => {
    await open(kit, '/register');
    await press(kit, 'sameTime');
    await shown(kit, kit.page.getByRole('dialog'));
  },
  'registration, to be confirmed': async (kit) => {
    await open(kit, '/register');
    await fillRegistration(kit);
    await press(kit, 'toConfirm');
    await shown(kit, kit.page.getByText('shown@example.com'));
  },
  'registration, finished': async (kit) => {
    const { id, email } = await kit.server.register();
    await open(kit, `/register-complete/${id}`, email);
  },
  'registration, its ticket used': (kit) => open(kit, '/register-complete/used'),
  'registration for single requests, finished': async (kit) => {
    const { id, email } = await kit.server.register({ plan_id: 'tx_2', payment_method_id: 3 });
    await open(kit, `/onetime-register-complete/${id}`, email);
  },
  'forgotten password': (kit) => open(kit, '/password/forgot'),
  'forgotten password, address unknown': async (kit) => {
    await open(kit, '/password/forgot');
    await fill(kit, 'email', 'nobody@example.com');
    await press(kit, 'forgot');
    await shown(kit);
  },
  'forgotten password, mail sent': async (kit) => {
    const { email } = await kit.server.register();
    await open(kit, '/password/forgot');
    await fill(kit, 'email', email);
    await press(kit, 'forgot');
    await shown(kit, kit.page.getByText(email));
  },
  'password reset': (kit) => open(kit, '/password/reset/unknown'),
  'password reset, link not valid': async (kit) => {
    await open(kit, '/password/reset/unknown');
    await fill(kit, 'password', 'other1234');
    await fill(kit, 'password_confirm', 'other1234');
    await press(kit, 'reset');
    await shown(kit);
  },
  maintenance: async (kit) => {
    const notice = {
      maint_flg: 1,
      start_dt: '2026-11-25 08:00:00',
      end_dt: '2026-11-25 18:00:00',
      type: 1,
      content: '',
    };
    await kit.page.route('**/api/v1/maintenance', (route) => route.fulfill({ json: notice }));
    await open(kit, '/maintenance');
  },
};

export const REQUEST_SCREENS: Readonly<Record<string, Screen>> = {
  request: (kit) => open(kit, '/wash-request', 'monthly@example.com'),
  'request, the menu open': async (kit) => {
    await open(kit, '/wash-request', 'monthly@example.com');
    await press(kit, 'menu');
    await shown(kit, kit.page.getByRole('navigation').first());
  },
  'request, a closed day looked at': async (kit) => {
    await open(kit, '/wash-request', 'monthly@example.com');
    // Closed days are marked as disabled, and are looked at all the same.
    await kit.page.getByRole('gridcell', { name: words(kit).saturday }).click({ force: true });
    await press(kit, 'changeDelivery');
  },
  'request, remarks too long': async (kit) => {
    await open(kit, '/wash-request', 'monthly@example.com');
    await fill(kit, 'bikou', 'あ'.repeat(501));
    await press(kit, 'toConfirm');
    await shown(kit);
  },
  'request, to be confirmed': async (kit) => {
    await open(kit, '/wash-request', 'monthly@example.com');
    await press(kit, 'toConfirm');
    await shown(kit, kit.page.getByRole('button', { name: words(kit).book }));
  },
  'request, done': async (kit) => {
    await openAsNew(kit, '/wash-request');
    await press(kit, 'toConfirm');
    await press(kit, 'book');
    await shown(kit, kit.page.getByRole('status').filter({ hasText: /ご依頼を受け付けました|received/ }));
  },
  'request, no bags left': async (kit) => {
    const customer = await kit.server.newCustomer({ plan_id: 't4_2' });
    await kit.server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00', 4);
    await open(kit, '/wash-request', customer.email);
  },
  'request on a same-time plan': async (kit) => void (await openAsNew(kit, '/wash-request', 't8_2_1')),
  'request of a one-time customer': (kit) => open(kit, '/wash-request', 'onetime@example.com'),
  'request while stopped': (kit) => open(kit, '/wash-request', 'stopped@example.com'),
  'request while under review': (kit) => open(kit, '/wash-request', 'review@example.com'),
  'request, not loaded': (kit) => failing(kit, 'users/me/pickupDates*', '/wash-request', 'monthly@example.com'),
  'current requests': (kit) => open(kit, '/wash-request-currents', 'company@example.com'),
  'current requests, none': async (kit) => void (await openAsNew(kit, '/wash-request-currents')),
  'current requests, not loaded': (kit) =>
    failing(kit, 'users/me/washRequests*', '/wash-request-currents', 'monthly@example.com'),
  'change of a request': (kit) => withRequest(kit, (id) => `/wash-request-change/${id}`),
  'change of a request, to be confirmed': async (kit) => {
    await withRequest(kit, (id) => `/wash-request-change/${id}`);
    await fill(kit, 'delivery_box_pw', '4711');
    await press(kit, 'toConfirm');
  },
  'change of a request that is gone': (kit) => open(kit, '/wash-request-change/999999', 'monthly@example.com'),
  'cancelling a request': (kit) => withRequest(kit, (id) => `/wash-request-cancel/${id}`),
  'cancelling a request, done': async (kit) => {
    await withRequest(kit, (id) => `/wash-request-cancel/${id}`);
    await press(kit, 'cancel');
    await shown(kit, kit.page.getByRole('status').filter({ hasText: /キャンセルしました|cancelled/ }));
  },
};

export const ACCOUNT_SCREENS: Readonly<Record<string, Screen>> = {
  'usage history': (kit) => open(kit, '/wash-history', 'company@example.com'),
  'usage history, none': async (kit) => void (await openAsNew(kit, '/wash-history')),
  'profile of a person': (kit) => open(kit, '/profile', 'monthly@example.com'),
  'profile of a company': (kit) => open(kit, '/profile', 'company@example.com'),
  plan: (kit) => open(kit, '/plan', 'monthly@example.com'),
  'plan for single requests': (kit) => open(kit, '/plan', 'onetime@example.com'),
  'password change': (kit) => open(kit, '/password/change', 'monthly@example.com'),
  'password change, nothing filled in': async (kit) => {
    await open(kit, '/password/change', 'monthly@example.com');
    await press(kit, 'changePassword');
    await shown(kit);
  },
  'password change, done': async (kit) => {
    await openAsNew(kit, '/password/change');
    await fill(kit, 'current_password', PASSWORD);
    await fill(kit, 'password', 'other1234');
    await fill(kit, 'password_confirm', 'other1234');
    await press(kit, 'changePassword');
    await shown(kit, kit.page.getByRole('heading', { name: /パスワードを変更しました|changed/ }));
  },
};
