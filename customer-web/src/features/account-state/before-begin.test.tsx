import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepLang } from '../../i18n/language';
import { openApp } from '../../test/open-app';
import { signedIn } from '../../test/signed-in';

/** Registered on 24 November for a plan that begins with December. */
const TO_BEGIN = { begins_month: '2026-12', turned_month: '2026-11', available_request_count: 0 };

const open = async (path: string, user: object = {}): Promise<void> => {
  signedIn({ user: { ...TO_BEGIN, ...user } });
  await openApp(path);
};

it.each([
  [
    'ja',
    '12月1日(火)から8バッグをご利用いただけます。はじめのお支払いもこの日です。',
    /はじめの月額料金 [\d,]+円（税込）/,
  ],
  ['en', 'You have 8 bags from Tue, 1 Dec, the day of your first payment.', /monthly charge, ¥[\d,]+ /],
] as const)('every screen says when the plan begins and what is charged then, %s', async (lang, begins, charge) => {
  keepLang(lang);
  await open('/profile');
  expect(await screen.findByText(begins)).toBeVisible();
  expect(screen.getByText(charge)).toBeVisible();
  // Nor does the header count bags that are not there yet.
  expect(screen.queryByText(/^(0バッグ|0)$/, { selector: 'strong' })).toBeNull();
});

it('another plan that was chosen meanwhile is the one that begins, and the one-time plan begins nothing', async () => {
  await open('/profile', { next_month_plan_id: 't2_1', next_month_user_plan_option: 0 });
  expect(await screen.findByText(/はじめの月額料金 3,800円（税込）/)).toBeVisible();
  cleanup();
  await open('/profile', { next_month_plan_id: 'tx_1', next_month_user_plan_option: 0 });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/をご利用いただけます/)).toBeNull();
});

it('the request page leads to the weekly schedule first, and says from when bags are sold', async () => {
  await open('/wash-request');
  expect(await screen.findByRole('heading', { name: 'プランは12月1日(火)から始まります' })).toBeVisible();
  expect(screen.queryByText('残りのバッグがありません')).toBeNull();
  expect(screen.getByRole('link', { name: '毎週の集配を設定する' })).toHaveAttribute(
    'href',
    '/wash-request?tab=weekly',
  );
  const buy = screen.getByRole('button', { name: 'バッグを追加購入' });
  expect(buy).toHaveAttribute('aria-disabled', 'true');
  expect(buy).toHaveAccessibleDescription('バッグの追加購入は、プランが始まる12月1日(火)からできます。');
});

it('the page of the plan says from when there are how many bags, not that none is left', async () => {
  await open('/plan');
  expect((await screen.findByText('バッグ')).nextSibling).toHaveTextContent('12月1日(火)から8バッグ');
  expect(screen.queryByText('今月の残り')).toBeNull();
  cleanup();
  await open('/plan', { next_month_plan_id: 't16_1', next_month_user_plan_option: 0 });
  expect((await screen.findByText('バッグ')).nextSibling).toHaveTextContent('12月1日(火)から16バッグ');
});

it('of who waits for a review, or has not paid, it says what comes first', async () => {
  const company = { is_company: true, company_name: '株式会社山田', payment_method_id: 2 };
  await open('/plan', { ...company, begins_month: null, status: 3 });
  expect((await screen.findByText('バッグ')).nextSibling).toHaveTextContent('審査の承認後に8バッグ');
  cleanup();
  await open('/plan', { begins_month: null, status: 0 });
  expect((await screen.findByText('バッグ')).nextSibling).toHaveTextContent('お支払いの完了後に8バッグ');
});

it.each([
  ['ja', 'バッグの追加購入は、プランが始まる12月1日(火)からできます。'],
  ['en', 'You can buy more bags from Tue, 1 Dec, when your plan starts.'],
] as const)('the shop sells nothing yet and says from when, %s', async (lang, words) => {
  keepLang(lang);
  await open('/buy-wash-request');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('the shop of a plan that has begun says nothing of it', async () => {
  await open('/buy-wash-request', { begins_month: null });
  await screen.findByLabelText('追加するバッグ数');
  expect(screen.queryByText(/プランが始まる/)).toBeNull();
});

it('a withdrawal says that the plan does not begin, and promises no use until then', async () => {
  await open('/withdrawal', { created_at: '2026-11-24 08:00:00' });
  expect(await screen.findByText('12月1日(火)から始まる予定のプランは始まらず、料金はかかりません。')).toBeVisible();
  expect(screen.queryByText(/これまでどおり|残りのバッグ/)).toBeNull();
});
