import type { Page } from '@playwright/test';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

/** Addresses as they are typed, each with the heading of its screen and, where it leads on, where to. */
type Addresses = readonly (readonly [address: string, heading: string, path?: string])[];

const OF_GUESTS: Addresses = [
  ['/', '洗濯物は、預けるだけ。'],
  ['/login', 'ログイン'],
  ['/register', '新規会員登録'],
  ['/register/code/DEMO000001', '新規会員登録'],
  ['/register-complete/used', 'このページの有効期限が切れています'],
  ['/register-complete/used/1', 'このページの有効期限が切れています', '/register-complete/used'],
  ['/onetime-wash-request-complete', '単発のご依頼'],
  ['/contact', 'お問い合わせ'],
  ['/notice', '集配についてのご案内'],
  ['/password/forgot', 'パスワードをお忘れの方'],
  ['/password/reset/unknown', 'パスワード再設定'],
  ['/withdrawal-complete', '完了したお手続きはありません'],
  ['/legal/tokushoho', '特定商取引法に基づく表記'],
  ['/legal/privacy', 'プライバシーポリシー'],
  ['/legal/terms', '利用規約'],
  ['/maintenance', 'ログイン', '/login'],
  ['/nowhere?from=mail', 'ログイン', '/login'],
];

const OF_CUSTOMERS: Addresses = [
  ['/', '集配のご依頼', '/wash-request'],
  ['/wash-request', '集配のご依頼'],
  ['/wash-request-currents', 'ご依頼の変更・キャンセル'],
  ['/wash-history', 'ご利用履歴'],
  ['/buy-wash-request', 'バッグの追加購入'],
  ['/profile', 'お客様情報'],
  ['/profile/edit', 'お客様情報の変更'],
  ['/profile/sessions', 'ログイン中の端末'],
  ['/plan', 'ご契約プラン'],
  ['/plan/edit', 'プランの変更'],
  ['/plan/edit-complete', '完了したお手続きはありません'],
  ['/password/change', 'パスワード変更'],
  ['/withdrawal', '退会のお手続き'],
  ['/withdrawal-complete', '完了したお手続きはありません'],
  ['/contact', 'お問い合わせ'],
  ['/nowhere?from=mail', '集配のご依頼', '/wash-request?from=mail'],
];

async function expectScreen(page: Page, [address, heading, path = address]: Addresses[number]): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
  const expected = new URL(path, page.url());
  await expect
    .soft(page, address)
    .toHaveURL(({ pathname, search }) => pathname === expected.pathname && search.includes(expected.search));
}

test.use({ refusals: [404] });

test('every address for visitors shows its screen when it is typed', async ({ visit }) => {
  for (const row of OF_GUESTS) await expectScreen(await visit(row[0]), row);
});

test('every address for customers shows its screen when it is typed', async ({ server, visit }) => {
  const customer = await server.newCustomer();
  const { id } = await server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00');
  const page = await visit('/wash-request', { as: customer.email });
  const rows: Addresses = [
    ...OF_CUSTOMERS,
    [`/wash-request-change/${id}`, 'ご依頼の変更'],
    [`/wash-request-cancel/${id}`, 'ご依頼のキャンセル'],
  ];
  for (const row of rows) {
    await page.goto(row[0]);
    await expectScreen(page, row);
  }
});
