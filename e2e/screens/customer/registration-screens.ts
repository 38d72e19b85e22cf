import { decide } from '../../pages/provider.js';
import { PASSWORD, newEmail } from '../../support/server.js';
import { type Screens, type Kit, type Words, TO_CONFIRM, agree, choose, fill, open, press, shown } from './kit.js';

const TERMS: Words = { ja: '利用規約を読む', en: 'Read the terms of use' };
const TO_CARD: Words = { ja: 'カード情報を入力する', en: 'Enter card details' };
const SAME_TIME: Words = { ja: '集配同時とは', en: 'What is same-time?' };

async function fillOnetime(kit: Kit): Promise<void> {
  await choose(kit, 'plan_kind', 'onetime');
  await choose(kit, 'pickup_delivery_type', '1');
  await fillPerson(kit, 'shown@example.com');
}

async function fillPerson(kit: Kit, email: string): Promise<void> {
  const texts = {
    name1: '試験',
    name2: '花子',
    ...(kit.lang === 'ja' && { kana1: 'シケン', kana2: 'ハナコ' }),
    phone_number: '09012345678',
    send_addr_zipcode: '1500001',
    send_addr_detail1: '東京都渋谷区',
    send_addr_detail2: '神宮前1-1-1',
    email,
    email_confirm: email,
    password: PASSWORD,
    password_confirm: PASSWORD,
  };
  for (const [name, value] of Object.entries(texts)) await fill(kit, name, value);
  await agree(kit);
}

export const REGISTRATION_SCREENS: Screens = {
  registration: (kit) => open(kit, '/register'),
  'registration of a company, nothing filled in': async (kit) => {
    await open(kit, '/register');
    await choose(kit, 'contract_type', 'company');
    await agree(kit);
    await press(kit, TO_CONFIRM);
    await shown(kit);
  },
  'registration, the terms': async (kit) => {
    await open(kit, '/register');
    await press(kit, TERMS);
    await shown(kit, kit.page.getByRole('dialog'));
  },
  'registration, what same-time is': async (kit) => {
    await open(kit, '/register');
    await press(kit, SAME_TIME);
    await shown(kit, kit.page.getByRole('dialog'));
  },
  'registration, to be confirmed': async (kit) => {
    await open(kit, '/register');
    await fillOnetime(kit);
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByText('shown@example.com'));
  },
  'registration, the card declined': async (kit) => {
    await open(kit, '/register');
    await choose(kit, 'pickup_delivery_type', '1');
    await choose(kit, 'bag_size', 'S');
    await kit.page.locator('[name="plan_part"]').selectOption('t4');
    await fillPerson(kit, newEmail());
    await press(kit, TO_CONFIRM);
    await press(kit, TO_CARD);
    await decide(kit.page, 'decline');
    await shown(kit);
  },
  'registration, finished': async (kit) => {
    const { id, email } = await kit.server.register();
    await open(kit, `/register-complete/${id}`, email);
  },
  'registration at a partner venue': (kit) => open(kit, '/register/code/DEMO000001'),
  'registration at a partner venue, nothing filled in': async (kit) => {
    await open(kit, '/register/code/DEMO000001');
    await agree(kit);
    await press(kit, TO_CONFIRM);
    await shown(kit);
  },
  'registration at a partner venue, of somebody else': async (kit) => {
    await kit.visit('/register/code/DEMO000001', { as: 'monthly@example.com', lang: kit.lang });
    await shown(kit, kit.page.getByRole('dialog'));
  },
  'payment, in another browser': async (kit) => {
    await open(kit, '/payment-state');
    await shown(kit, kit.page.getByRole('link', { name: /ログインする|Sign in/ }));
  },
  'registration, its ticket used': (kit) => open(kit, '/register-complete/used'),
  'registration for single requests, finished': async (kit) => {
    const { id, email } = await kit.server.register({ plan_id: 'tx_2', payment_method_id: 3 });
    await open(kit, `/onetime-register-complete/${id}`, email);
  },
};
