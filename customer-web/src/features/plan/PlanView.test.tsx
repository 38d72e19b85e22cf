import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildUser } from '../../test/builders/build-user';
import { openApp } from '../../test/open-app';
import { signedIn } from '../../test/signed-in';

const open = async (available_request_count: number) => {
  const user_plan = { ...buildUser().user_plan, plan_id: 'tx_1' };
  signedIn({ user: { user_plan, available_request_count } });
  await openApp('/plan');
  await screen.findByText('ご利用ごとのお支払い');
};

it('says when bags can be used that came back to a one-time plan', async () => {
  await open(2);
  expect(screen.getByText(/^2バッグ（キャンセルで戻った分です。今月中に月額プランへ変更された場合に/)).toBeVisible();
});

it('of a one-time plan without any tells no bags', async () => {
  await open(0);
  expect(screen.queryByText(/バッグ（キャンセル/)).toBeNull();
});
