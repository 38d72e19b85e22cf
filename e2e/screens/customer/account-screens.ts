import { PASSWORD } from '../../support/server.js';
import { type Kit, type Screens, type Words, TO_CONFIRM, fill, open, openAsNew, press, shown } from './kit.js';

const CHANGE_PASSWORD: Words = { ja: 'パスワードを変更する', en: 'Change password' };
const DETAILS: Words = { ja: '詳細を見る', en: 'Details' };
const HIDE_DETAILS: Words = { ja: '詳細を閉じる', en: 'Hide details' };
const OTHER_ADDRESSEE: Words = { ja: '宛名を変えて発行する', en: 'Change the addressee' };
const ADDRESSEE: Words = { ja: /^宛名/, en: /^Addressee/ };
const DETAILS_OF_ONE: Words = { ja: /の詳細を見る$/, en: /^Details: / };
const SAVE: Words = { ja: '保存する', en: 'Save' };
const MAKE_ADDRESS: Words = { ja: 'アドレスを発行する', en: 'Create an address' };
const NEW_ADDRESS: Words = { ja: 'アドレスを作り直す', en: 'Create a new address' };
const LINK_LINE: Words = { ja: 'LINEと連携する', en: 'Link LINE' };
const OPEN_LINE: Words = { ja: 'LINEを開く', en: 'Open LINE' };
const REFERENCE: Words = { ja: '管理番号', en: 'Reference' };

const TO_CONFIRM_CLAIM: Words = { ja: '入力内容を確認する', en: 'Check my message' };

/** The form about a request that was delivered just now. */
async function openClaim(kit: Kit): Promise<void> {
  const customer = await kit.server.newCustomer();
  const { id } = await kit.server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00');
  await kit.server.advance(id, 'delivered');
  await open(kit, `/wash-claim/${id}`, customer.email);
}

export const ACCOUNT_SCREENS: Screens = {
  'usage history': (kit) => open(kit, '/wash-history', 'company@example.com'),
  'usage history, the details of one': async (kit) => {
    await open(kit, '/wash-history', 'company@example.com');
    await kit.page.getByRole('button', { name: DETAILS[kit.lang] }).first().click();
    await shown(kit, kit.page.getByRole('button', { name: HIDE_DETAILS[kit.lang] }));
  },
  'about laundry, to be written': async (kit) => void (await openClaim(kit)),
  'about laundry, nothing filled in': async (kit) => {
    await openClaim(kit);
    await press(kit, TO_CONFIRM_CLAIM);
    await shown(kit);
  },
  'about laundry, to be confirmed': async (kit) => {
    await openClaim(kit);
    await fill(kit, 'text', '襟に汚れが残っていました');
    await press(kit, TO_CONFIRM_CLAIM);
    await shown(kit, kit.page.getByText('襟に汚れが残っていました'));
  },
  'about laundry of a request that is gone': (kit) => open(kit, '/wash-claim/999999', 'monthly@example.com'),
  'usage history, none': async (kit) => void (await openAsNew(kit, '/wash-history')),
  'profile of a person': (kit) => open(kit, '/profile', 'monthly@example.com'),
  'profile of a company': (kit) => open(kit, '/profile', 'company@example.com'),
  'profile edit': (kit) => open(kit, '/profile/edit', 'company@example.com'),
  'profile edit, a new email address not confirmed': async (kit) => {
    await open(kit, '/profile/edit', 'monthly@example.com');
    await fill(kit, 'email', 'other@example.com');
    await press(kit, TO_CONFIRM);
    await shown(kit);
  },
  'profile edit, to be confirmed': async (kit) => {
    await open(kit, '/profile/edit', 'monthly@example.com');
    await fill(kit, 'send_addr_detail3', '青葉ビル5階');
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByText('青葉ビル5階'));
  },
  payments: (kit) => open(kit, '/payments', 'company@example.com'),
  'payments, the invoice of a month': async (kit) => {
    await open(kit, '/payments', 'company@example.com');
    await kit.page.getByRole('button', { name: OTHER_ADDRESSEE[kit.lang] }).first().click();
    await shown(kit, kit.page.getByLabel(ADDRESSEE[kit.lang]));
  },
  'payments, the details of one': async (kit) => {
    const customer = await kit.server.newCustomer();
    await kit.server.buyWashes(customer);
    await open(kit, '/payments', customer.email);
    await kit.page.getByRole('button', { name: DETAILS_OF_ONE[kit.lang] }).first().click();
    await shown(kit, kit.page.getByText(REFERENCE[kit.lang]));
  },
  'payments, none': async (kit) => void (await openAsNew(kit, '/payments')),
  'another card of a stopped customer': (kit) => open(kit, '/payments/card', 'stopped@example.com'),
  'where somebody is signed in': (kit) => open(kit, '/profile/sessions', 'monthly@example.com'),
  'care of laundry': async (kit) => void (await openAsNew(kit, '/profile/care')),
  'care of laundry, saved': async (kit) => {
    await openAsNew(kit, '/profile/care');
    await fill(kit, 'care_avoid', 'シルクのスカーフ');
    await press(kit, SAVE);
    await shown(kit, kit.page.getByRole('status').first());
  },
  'calendar, none followed': async (kit) => void (await openAsNew(kit, '/profile/calendar')),
  'calendar, its address': async (kit) => {
    await openAsNew(kit, '/profile/calendar');
    await press(kit, MAKE_ADDRESS);
    await shown(kit, kit.page.getByRole('status').first());
  },
  'calendar, a new address asked for': async (kit) => {
    await openAsNew(kit, '/profile/calendar');
    await press(kit, MAKE_ADDRESS);
    await press(kit, NEW_ADDRESS);
    await shown(kit, kit.page.locator('[data-step-heading]'));
  },
  'notifications, nothing linked': async (kit) => void (await openAsNew(kit, '/profile/notifications')),
  'notifications, a code for LINE': async (kit) => {
    await openAsNew(kit, '/profile/notifications');
    await press(kit, LINK_LINE);
    await shown(kit, kit.page.getByRole('link', { name: OPEN_LINE[kit.lang] }));
  },
  'password change': (kit) => open(kit, '/password/change', 'monthly@example.com'),
  'password change, nothing filled in': async (kit) => {
    await open(kit, '/password/change', 'monthly@example.com');
    await press(kit, CHANGE_PASSWORD);
    await shown(kit);
  },
  'password change, done': async (kit) => {
    await openAsNew(kit, '/password/change');
    await fill(kit, 'current_password', PASSWORD);
    await fill(kit, 'password', 'other1234');
    await fill(kit, 'password_confirm', 'other1234');
    await press(kit, CHANGE_PASSWORD);
    await shown(kit, kit.page.getByRole('heading', { name: /パスワードを変更しました|changed/ }));
  },
};
