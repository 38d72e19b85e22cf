import { decide } from '../../pages/provider.js';
import { goOnTo } from '../../pages/registration.js';
import { PASSWORD, newEmail } from '../../support/server.js';
import { type Screens, type Kit, type Words, TO_CONFIRM, agree, choose, fill, open, press, shown } from './kit.js';

const TERMS: Words = { ja: '利用規約を読む', en: 'Read the terms of use' };
const TO_CARD: Words = { ja: 'カード情報を入力する', en: 'Enter card details' };
const TO_COMPANY: Words = { ja: '会社の内容へ進む', en: 'Next: Your company' };
const TO_ADDRESS: Words = { ja: '集配先へ進む', en: 'Next: Address' };
const SAME_TIME: Words = { ja: '集配同時とは', en: 'How same-time pickup works' };

async function chooseOnetime(kit: Kit): Promise<void> {
  await choose(kit, 'plan_kind', 'onetime');
  await choose(kit, 'pickup_delivery_type', '1');
}

const fillAll = async (kit: Kit, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(texts)) await fill(kit, name, value);
};

/** From the plan, which is chosen, to the terms. */
async function fillRest(kit: Kit, email: string): Promise<void> {
  const { page, lang } = kit;
  await goOnTo(page, 'address', lang);
  const address = { send_addr_detail1: '東京都渋谷区', send_addr_detail2: '神宮前1-1-1' };
  await fillAll(kit, { send_addr_zipcode: '1500001', ...address });
  await goOnTo(page, 'you', lang);
  await fillAll(kit, {
    name1: '試験',
    name2: '花子',
    ...(lang === 'ja' && { kana1: 'シケン', kana2: 'ハナコ' }),
    phone_number: '09012345678',
    email,
    email_confirm: email,
    password: PASSWORD,
    password_confirm: PASSWORD,
  });
  await goOnTo(page, 'finish', lang);
}

export const REGISTRATION_SCREENS: Screens = {
  registration: (kit) => open(kit, '/register'),
  'registration of a company, nothing filled in': async (kit) => {
    await open(kit, '/register');
    await choose(kit, 'contract_type', 'company');
    await press(kit, TO_COMPANY);
    await shown(kit);
  },
  'registration, the terms': async (kit) => {
    await open(kit, '/register');
    await chooseOnetime(kit);
    await fillRest(kit, 'shown@example.com');
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
    await chooseOnetime(kit);
    await fillRest(kit, 'shown@example.com');
    await agree(kit);
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByText('shown@example.com'));
  },
  'registration, the card declined': async (kit) => {
    await open(kit, '/register');
    await choose(kit, 'pickup_delivery_type', '1');
    await choose(kit, 'bag_size', 'S');
    await kit.page.locator('[name="plan_part"]').selectOption('t4');
    await fillRest(kit, newEmail());
    await agree(kit);
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
    await press(kit, TO_ADDRESS);
    await shown(kit);
  },
  'registration at a partner venue, of somebody else': async (kit) => {
    await kit.visit('/register/code/DEMO000001', { as: 'monthly@example.com', lang: kit.lang });
    await shown(kit, kit.page.getByRole('dialog'));
  },
  'payment, in another browser': async (kit) => {
    await open(kit, '/payment-state');
    await shown(kit, kit.page.getByRole('link', { name: /ログインする|Log in to see details/ }));
  },
  'registration, its ticket used': (kit) => open(kit, '/register-complete/used'),
  'registration for single requests, finished': async (kit) => {
    const { id, email } = await kit.server.register({ plan_id: 'tx_2', payment_method_id: 3 });
    await open(kit, `/onetime-register-complete/${id}`, email);
  },
};
