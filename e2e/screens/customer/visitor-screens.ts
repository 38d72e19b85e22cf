import { type Screens, type Words, TO_CONFIRM, beginFirstRequest, fill, open, press, shown } from './kit.js';

const LOG_IN: Words = { ja: 'ログイン', en: 'Log in' };
const FORGOT: Words = { ja: 'メールを送信する', en: 'Send email' };
const RESET: Words = { ja: 'パスワードを設定する', en: 'Set password' };

export const VISITOR_SCREENS: Screens = {
  'front page': (kit) => open(kit, '/'),
  'front page, an area that is served': async (kit) => {
    await open(kit, '/');
    await fill(kit, 'zip', '1500001');
    await shown(kit, kit.page.getByRole('status').getByText(/集配エリア内|we come/));
  },
  'first request': async (kit) => {
    await open(kit, '/first-request');
    await fill(kit, 'zip', '1500001');
    await shown(kit, kit.page.getByRole('grid').first());
  },
  'first request, where we come': beginFirstRequest,
  questions: (kit) => open(kit, '/faq'),
  'questions, all answers open': async (kit) => {
    await open(kit, '/faq');
    for (const question of await kit.page.locator('summary').all()) await question.click();
  },
  'specified commercial transactions': (kit) => open(kit, '/legal/tokushoho'),
  privacy: (kit) => open(kit, '/legal/privacy'),
  terms: (kit) => open(kit, '/legal/terms'),
  login: (kit) => open(kit, '/login'),
  'login, nothing filled in': async (kit) => {
    await open(kit, '/login');
    await press(kit, LOG_IN);
    await shown(kit);
  },
  'login, refused': async (kit) => {
    await open(kit, '/login');
    await fill(kit, 'email', 'nobody@example.com');
    await fill(kit, 'password', 'wrong1234');
    await press(kit, LOG_IN);
    await shown(kit);
  },
  'forgotten password': (kit) => open(kit, '/password/forgot'),
  'forgotten password, address unknown': async (kit) => {
    await open(kit, '/password/forgot');
    await fill(kit, 'email', 'nobody@example.com');
    await press(kit, FORGOT);
    await shown(kit);
  },
  'forgotten password, mail sent': async (kit) => {
    const { email } = await kit.server.register();
    await open(kit, '/password/forgot');
    await fill(kit, 'email', email);
    await press(kit, FORGOT);
    await shown(kit, kit.page.getByText(email));
  },
  'visit closed': (kit) => open(kit, '/visit/unknown'),
  'password reset': (kit) => open(kit, '/password/reset/unknown'),
  'password reset, link not valid': async (kit) => {
    await open(kit, '/password/reset/unknown');
    await fill(kit, 'password', 'other1234');
    await fill(kit, 'password_confirm', 'other1234');
    await press(kit, RESET);
    await shown(kit);
  },
  contact: (kit) => open(kit, '/contact'),
  'contact, nothing filled in': async (kit) => {
    await open(kit, '/contact');
    await press(kit, TO_CONFIRM);
    await shown(kit);
  },
  'contact, to be confirmed': async (kit) => {
    await open(kit, '/contact', 'monthly@example.com');
    await fill(kit, 'contact', '土曜日の集荷について');
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByText('土曜日の集荷について'));
  },
  'delivery notes': (kit) => open(kit, '/notice'),
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
