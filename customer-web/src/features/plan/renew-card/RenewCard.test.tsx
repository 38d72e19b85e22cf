import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { storedPayment } from '../../../lib/payment/open-payment';
import { openApp } from '../../../test/open-app';
import { api, problem, server } from '../../../test/server';
import { type World, signedIn } from '../../../test/signed-in';

const MONTHLY = { plan_id: 't8_1', pickup_delivery_type: 1, user_plan_option: 0 } as const;
const PAYMENT = { url: 'https://card.example/pay', form_params: [], ret_url_path: '/plan/edit-complete' };

function declined(user: World['user'] = {}, unpaid_charges = [{ month: '2026-11', amount: 13980 }]) {
  const sent: unknown[] = [];
  signedIn({ user: { user_plan: MONTHLY, status: 2, ...user } });
  server.use(
    http.get(api('/stoppedUserInfos'), () =>
      HttpResponse.json({
        unpaid_charges,
        stopped_infos: [{ type: 1, solved: false, updated_at: '2026-11-20 09:00:00' }],
      }),
    ),
    http.post(api('/users/me/userPlan'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ plan_id: 't8_1', payment: PAYMENT, payment_no: 'P-1' });
    }),
  );
  return sent;
}

it('tells whose card was declined what is paid today, and leads to the card company at one press', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const sent = declined();
  await openApp('/payments/card');
  expect(await screen.findByRole('heading', { level: 1, name: 'カードの更新' })).toBeVisible();
  expect(screen.getByText('13,980円')).toBeVisible();
  expect(screen.getByText(/未払いの料金13,980円（税込、11月分）を本日お支払い/)).toBeVisible();
  expect(screen.getByText('お手続きが済むと、ご利用を再開できます。')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'カード情報を入力する' }));
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ plan_id: 't8_1', payment_method: 1, renew_card: true }]);
  expect(storedPayment()).toMatchObject({ no: 'P-1', draft: 'card.12' });
  submit.mockRestore();
});

it('costs nothing of who owes nothing', async () => {
  declined({}, []);
  await openApp('/payments/card');
  expect(await screen.findByText(/未払いの料金はありません/)).toBeVisible();
  expect(screen.queryByText('本日のお支払い額')).not.toBeInTheDocument();
});

it('leaves the plan that was chosen for next month as it is, and is refused where somebody has chosen another', async () => {
  const next = {
    next_month_plan_id: 't16_1',
    next_month_pickup_delivery_type: 1,
    next_month_user_plan_option: 1,
  } as const;
  const world = signedIn({ user: { user_plan: MONTHLY, ...next } });
  const sent: unknown[] = [];
  server.use(
    http.post(api('/users/me/userPlan'), async ({ request }) => {
      sent.push(await request.json());
      world.user = { ...world.user, next_month_plan_id: 't4_1' };
      return problem(409, { reason: 'stale' });
    }),
  );
  await openApp('/payments/card');
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'カード情報を入力する' }));
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/プラン変更を取りやめ/)).not.toBeInTheDocument();
  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { plan_id: 't16_1', pickup_delivery_type: 1, user_plan_option: 1, renew_card: true, seen_plan_id: 't16_1' },
    { plan_id: 't4_1', seen_plan_id: 't4_1', seen_pickup_delivery_type: 1 },
  ]);
});

it('of who has chosen the one-time plan is the plan’s form, which leaves it so', async () => {
  const next = {
    next_month_plan_id: 'tx_1',
    next_month_pickup_delivery_type: 1,
    next_month_user_plan_option: 0,
  } as const;
  signedIn({ user: { user_plan: MONTHLY, ...next } });
  await openApp('/payments/card');
  expect(await screen.findByRole('radio', { name: /^単発プラン/ })).toBeChecked();
  expect(window.location.pathname).toBe('/plan/edit');
});

it('of who pays a month otherwise is the plan’s form', async () => {
  signedIn({ user: { user_plan: MONTHLY, is_company: true, company_name: '株式会社山田', payment_method_id: 2 } });
  await openApp('/payments/card');
  await waitFor(() => expect(window.location.pathname).toBe('/plan/edit'));
});
