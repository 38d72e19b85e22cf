import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../lib/calls/api-types';
import { openApp } from '../../test/open-app';
import { api, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const CARD = 'クレジットカードが停止しています。カード情報を更新してください';
const suspendedFor = (...types: number[]) =>
  server.use(
    http.get(api('/stoppedUserInfos'), () =>
      HttpResponse.json({
        unpaid_charges: [],
        stopped_infos: types.map((type) => ({ type, solved: false, updated_at: '2026-11-20 09:00:00' })),
      }),
    ),
  );
const planOf = (plan_id: string): Partial<CurrentUser> => ({
  user_plan: { plan_id, pickup_delivery_type: 1, user_plan_option: 0 },
});

describe('who asks for a pickup with a card that was declined', () => {
  it('is asked for another one, and finds the way again when the question is closed', async () => {
    signedIn({ user: { status: 2 } });
    suspendedFor(1);
    await openApp('/wash-request');
    const dialog = await screen.findByRole('dialog', { name: CARD });
    expect(within(dialog).getByRole('link', { name: 'カード情報を更新する' })).toHaveAttribute(
      'href',
      '/payments/card',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(CARD)).toBeVisible();
    expect(screen.getByRole('link', { name: 'カード情報を更新する' })).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<CurrentUser>, number[]]>([
    ['on the one-time plan', planOf('tx_1'), [1]],
    ['who pays by invoice', { payment_method_id: 2 }, [1]],
    ['who is suspended for another reason', {}, [2]],
  ])('is not asked %s', async (_who, user, types) => {
    signedIn({ user: { ...user, status: 2 } });
    suspendedFor(...types);
    await openApp('/wash-request');
    expect(await screen.findByText(types.includes(1) ? CARD : /アカウントが停止されているため/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('who was rejected reads why', async () => {
  signedIn({ user: { status: 4, rejection_reason: '登記を確認できませんでした。' } });
  await openApp('/wash-request-currents');
  expect(await screen.findByText('理由：登記を確認できませんでした。')).toBeInTheDocument();
});

it.each<[string, Partial<CurrentUser>, string]>([
  ['who is under review', { status: 3 }, 'ただいま審査中です'],
  ['who was rejected', { status: 4 }, '審査の結果、ご利用を承認できませんでした'],
  ['whose contract has ended', { withdrawal_dt: '2026-10-31 23:59:59' }, 'このアカウントは退会済みです'],
])('a customer %s is led to their requests and told why, once', async (_who, user, words) => {
  signedIn({ user });
  await openApp('/wash-request');
  await waitFor(() => expect(window.location.pathname).toBe('/wash-request-currents'));
  expect(await screen.findAllByText(words)).toHaveLength(1);
});
