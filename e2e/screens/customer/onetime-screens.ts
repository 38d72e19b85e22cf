import { expect } from '@playwright/test';
import {
  type Kit,
  type Screens,
  type Words,
  TO_CONFIRM,
  beginFirstRequest,
  choose,
  fill,
  open,
  press,
  shown,
} from './kit.js';

const PAY: Words = { ja: 'お支払い情報を入力する', en: 'Enter payment info' };
const CONFIRM: Words = { ja: '集配の依頼を確定する', en: 'Confirm delivery request' };
const APPROVE = '支払う';
const DECLINE = 'カードが使えない（失敗する）';

const openAsNew = async (kit: Kit, overrides = {}): Promise<void> => {
  const { email } = await kit.server.register({ plan_id: 'tx_2', payment_method_id: 3, ...overrides });
  await open(kit, '/wash-request', email);
};

/** A request on its way to the page of the card provider, in the state that the button there leads to. */
const comeBack = async (kit: Kit, button: string): Promise<void> => {
  await openAsNew(kit);
  await choose(kit, 'onetime_payment_method_id', '1');
  await press(kit, TO_CONFIRM);
  await press(kit, PAY);
  await kit.page.getByRole('button', { name: button, exact: true }).click();
  await expect(kit.page).toHaveURL(/onetime-wash-request-complete/);
};

export const ONETIME_SCREENS: Screens = {
  'request of a one-time customer': (kit) => open(kit, '/wash-request', 'onetime@example.com'),
  'one-time request of a company, by deferred invoice': async (kit) => {
    await openAsNew(kit);
    await shown(kit, kit.page.getByText(/後払い請求書をご利用いただけます|You can pay by deferred invoice/));
  },
  'one-time request, remarks too long': async (kit) => {
    await open(kit, '/wash-request', 'onetime@example.com');
    await fill(kit, 'bikou', 'あ'.repeat(501));
    await press(kit, TO_CONFIRM);
    await shown(kit);
  },
  'one-time request, to be confirmed and paid by PayPay': async (kit) => {
    await openAsNew(kit);
    await choose(kit, 'onetime_payment_method_id', '2');
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByRole('button', { name: PAY[kit.lang] }));
  },
  'first request, to be paid': async (kit) => {
    const { page, lang } = kit;
    await beginFirstRequest(kit);
    const stored = await page.evaluate(() => Object.entries({ ...sessionStorage }));
    await openAsNew(kit);
    const chosen = stored.filter(([name]) => name.endsWith('first-request.chosen'));
    await page.evaluate((entries) => entries.forEach(([name, value]) => sessionStorage.setItem(name, value)), chosen);
    await page.reload();
    await shown(kit, page.getByRole('button', { name: CONFIRM[lang] }));
  },
  'one-time request in a type B area': (kit) => openAsNew(kit, { send_addr_zipcode: '1500201' }),
  'one-time request, not paid': async (kit) => {
    await comeBack(kit, DECLINE);
    await shown(kit);
  },
  'one-time request, begun and left': async (kit) => {
    await openAsNew(kit);
    await choose(kit, 'onetime_payment_method_id', '1');
    await press(kit, TO_CONFIRM);
    await press(kit, PAY);
    await kit.page.getByRole('button', { name: APPROVE, exact: true }).waitFor();
    await kit.page.goto('/wash-request');
    await shown(kit, kit.page.getByRole('heading', { name: /お支払いがまだ完了していません|not complete yet/ }));
  },
  'one-time request, done by card': async (kit) => {
    await comeBack(kit, APPROVE);
    await shown(kit, kit.page.getByRole('heading', { name: /ご依頼を受け付けました|received/ }));
  },
  'one-time request, done by deferred invoice': async (kit) => {
    await openAsNew(kit);
    await press(kit, TO_CONFIRM);
    await press(kit, CONFIRM);
    await shown(kit, kit.page.getByRole('heading', { name: /ご依頼を受け付けました|received/ }));
  },
  'one-time request, its end opened by hand': (kit) => open(kit, '/onetime-wash-request-complete'),
};
