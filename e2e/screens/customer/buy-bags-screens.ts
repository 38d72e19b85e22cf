import { type Kit, type Screens, type Words, open, press, shown } from './kit.js';

const CONFIRM: Words = { ja: /^確認へ進む$/, en: 'Review purchase' };
const CARD: Words = { ja: 'カード情報を入力する', en: 'Enter card info' };
const OK: Words = { ja: 'OK', en: 'OK' };
const DECLINE = 'カードが使えない（失敗する）';

const PATH = '/buy-wash-request';

const openAsCompany = async (kit: Kit): Promise<void> => {
  const { email } = await kit.server.newCustomer();
  await open(kit, PATH, email);
};

export const BUY_BAGS_SCREENS: Screens = {
  'more bags': (kit) => open(kit, PATH, 'company@example.com'),
  'more bags, to be confirmed': async (kit) => {
    await open(kit, PATH, 'monthly@example.com');
    await press(kit, CONFIRM);
    await shown(kit, kit.page.getByRole('button', { name: CARD[kit.lang] }));
  },
  'more bags, added': async (kit) => {
    await openAsCompany(kit);
    await press(kit, CONFIRM);
    await press(kit, OK);
    await shown(kit, kit.page.getByText(/バッグを追加しました|have been added/));
  },
  'more bags, not paid': async (kit) => {
    const { email } = await kit.server.newCustomer();
    await open(kit, PATH, email);
    await kit.page.locator('[name="payment_method"][value="1"]').check();
    await press(kit, CONFIRM);
    await press(kit, CARD);
    await kit.page.getByRole('button', { name: DECLINE }).click();
    await shown(kit);
  },
  'more bags, not for one-time customers': (kit) => open(kit, PATH, 'onetime@example.com'),
  'more bags, not while stopped': (kit) => open(kit, PATH, 'stopped@example.com'),
};
