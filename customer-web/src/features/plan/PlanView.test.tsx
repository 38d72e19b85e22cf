import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CurrentUser } from '../../lib/calls/api-types';
import { buildUser } from '../../test/builders/build-user';
import { openApp } from '../../test/open-app';
import { signedIn } from '../../test/signed-in';

const open = async (available_request_count: number, account: Partial<CurrentUser> = {}) => {
  const user_plan = { ...buildUser().user_plan, plan_id: 'tx_1' };
  signedIn({ user: { user_plan, available_request_count, ...account } });
  await openApp('/plan');
  await screen.findByText('ご利用ごとのお支払い');
};

it.each([
  ['a person', {}, /^現在は単発プランのため、11月30日\(月\)までに月額プランへ.*ご利用いただけます。$/],
  ['a company that was never approved', { is_company: true }, /審査がある場合は、月額プランのバッグ数に含まれます。$/],
  ['one that was', { is_company: true, invoice_approved_at: '2026-05-01 10:00:00' }, /ご利用いただけます。$/],
])('says how bags can be used that came back to a one-time plan, to %s', async (_, account, words) => {
  await open(2, account);
  expect(screen.getByText('2バッグ（キャンセルで戻った分です）', { exact: false })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

it('of a one-time plan without any tells no bags', async () => {
  await open(0);
  expect(screen.queryByText(/バッグ（キャンセル/)).toBeNull();
});
