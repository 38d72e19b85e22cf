import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { App } from '../../app/App';
import { keepLang } from '../../i18n/language';
import { readToken } from '../../lib/session/session-token';
import { followLink } from '../../test/follow-link';
import { openApp } from '../../test/open-app';
import { api, problem, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const MONTH_END = '2026-11-30 23:59:59';

it('begins at the plan, ends with the month, and leaves the customer signed in until then', async () => {
  const world = signedIn({ user: { available_request_count: 3 } });
  let calls = 0;
  server.use(
    http.delete(api('/users/me'), () => {
      calls += 1;
      world.user = { withdrawal_dt: MONTH_END };
      return HttpResponse.json({ withdrawal_dt: MONTH_END });
    }),
  );
  await openApp('/plan');
  await followLink(await screen.findByRole('link', { name: '退会のお手続きへ' }));
  expect(await screen.findByText('11月30日(月)')).toBeVisible();
  expect(screen.getByText('3バッグ（11月30日(月)までに使わなかった分は失われます）')).toBeVisible();
  world.user = { available_request_count: 2 };
  await press('退会する');
  const dialog = await screen.findByRole('dialog', { name: '退会しますか？' });
  expect(within(dialog).getByRole('heading', { name: '退会しますか？' })).toHaveFocus();
  expect(await within(dialog).findByText(/^2バッグ（11月30日/)).toBeVisible();
  expect(calls).toBe(0);
  await press('退会を確定する');
  expect(await screen.findByRole('heading', { level: 1, name: '退会のお手続きが完了しました' })).toHaveFocus();
  expect(screen.getByText(/11月30日.*までご利用いただけます/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ホームへ' })).toHaveAttribute('href', '/');
  expect(calls).toBe(1);
  expect(readToken()).toBe('token-1');
});

it('ends with the month that the account is in, when the clock is in the next already', async () => {
  signedIn({ now: '2026-12-01 00:02:00', user: { turned_month: '2026-11' } });
  await openApp('/withdrawal');
  expect(await screen.findByText('11月30日(月)')).toBeVisible();
  expect(screen.queryByText('12月31日(木)')).toBeNull();
});

it.each([3, 4] as const)('promises nothing to whose status is %i: there was nothing to use', async (status) => {
  const world = signedIn({ user: { status, available_request_count: 0 } });
  server.use(
    http.delete(api('/users/me'), () => {
      world.user = { status, withdrawal_dt: MONTH_END };
      return HttpResponse.json({ withdrawal_dt: MONTH_END });
    }),
  );
  await openApp('/withdrawal');
  expect(await screen.findByText('退会日は今月の末日です。')).toBeVisible();
  expect(screen.queryByText(/これまでどおり|残りのバッグ|失われます/)).toBeNull();
  await press('退会する');
  await press('退会を確定する');
  expect(await screen.findByText('退会日は11月30日(月)です。')).toBeVisible();
  expect(screen.queryByText(/までご利用いただけます/)).toBeNull();
});

it.each([
  ['tx_1', '/users/me'],
  ['t0_1', '/withdraw'],
])('of plan %s ends at once, and the session with it', async (plan_id, call) => {
  signedIn({ user: { user_plan: { plan_id, pickup_delivery_type: 1, user_plan_option: 0 } } });
  server.use(http.delete(api(call), () => HttpResponse.json({ withdrawal_dt: '2026-11-24 08:30:00' })));
  await openApp('/withdrawal');
  expect(await screen.findByText('お手続き後すぐ')).toBeVisible();
  await press('退会する');
  await press('退会を確定する');
  await waitFor(() => expect(readToken()).toBeNull());
  await waitFor(() => expect(screen.getByText('ご利用いただき、ありがとうございました。')).toBeVisible());
  expect(window.location.pathname).toBe('/withdrawal-complete');
});

const ONETIME = { plan_id: 'tx_1', pickup_delivery_type: 1, user_plan_option: 0 } as const;

it('at once whose answer was lost is told as done when the account is over', async () => {
  signedIn({ user: { user_plan: ONETIME } });
  server.use(
    http.delete(api('/users/me'), () => {
      server.use(http.get(api('/users/me'), () => problem(401)));
      return HttpResponse.error();
    }),
  );
  await openApp('/withdrawal');
  await press('退会する');
  await press('退会を確定する');
  expect(await screen.findByText('ご利用いただき、ありがとうございました。')).toBeVisible();
  expect(readToken()).toBeNull();
});

it('at once that did not arrive is not told as done because the session ends', async () => {
  signedIn({ user: { user_plan: ONETIME } });
  let calls = 0;
  server.use(
    http.delete(api('/users/me'), () => {
      calls += 1;
      return calls === 1 ? HttpResponse.error() : problem(401);
    }),
  );
  await openApp('/withdrawal');
  await press('退会する');
  await press('退会を確定する');
  await screen.findByText('送信できたか確認できませんでした');
  await press('退会を確定する');
  expect(await screen.findByText(/ログインの有効期限が切れました/)).toBeVisible();
  expect(screen.queryByText('ご利用いただき、ありがとうございました。')).toBeNull();
});

it('at once of which nothing was heard is told as done when it is sent again', async () => {
  signedIn({ user: { user_plan: ONETIME } });
  let calls = 0;
  server.use(
    http.delete(api('/users/me'), () => {
      calls += 1;
      server.use(http.get(api('/users/me'), () => HttpResponse.error()));
      return calls === 1 ? HttpResponse.error() : problem(401);
    }),
  );
  await openApp('/withdrawal');
  await press('退会する');
  await press('退会を確定する');
  await screen.findByText('送信できたか確認できませんでした');
  await press('退会を確定する');
  expect(await screen.findByText('ご利用いただき、ありがとうございました。')).toBeVisible();
  expect(window.location.pathname).toBe('/withdrawal-complete');
  expect(readToken()).toBeNull();
});

it('whose end is come back to by another customer leaves them signed in', async () => {
  signedIn({ user: { id: 13 } });
  await openApp('/profile');
  await screen.findByRole('heading', { level: 1 });
  cleanup();
  const usr = { withdrawal_dt: '2026-11-24 08:30:00', atOnce: true, userId: 12 };
  window.history.pushState({ usr, key: 'left', idx: 0 }, '', '/withdrawal-complete');
  await act(async () => {
    render(<App />);
    await vi.dynamicImportSettled();
  });
  expect(await screen.findByText('ご利用いただき、ありがとうございました。')).toBeVisible();
  expect(readToken()).toBe('token-1');
});

it.each([
  [{ created_at: '2026-11-02 09:00:00' }, /12月1日/],
  [{ onetime_to_monthly_dt: '2026-11-02 09:00:00' }, /1月1日/],
])('is not offered to %j before the day that is said', async (user, day) => {
  signedIn({ user });
  await openApp('/withdrawal');
  expect(await screen.findByText('現在は退会のお手続きができません')).toBeVisible();
  expect(screen.getByText(day)).toBeVisible();
  expect(screen.queryByRole('button', { name: '退会する' })).toBeNull();
  expect(screen.getByRole('link', { name: 'プランに戻る' })).toHaveAttribute('href', '/plan');
});

it('that is booked says until when the service can be used', async () => {
  signedIn({ user: { withdrawal_dt: MONTH_END } });
  await openApp('/withdrawal');
  expect(await screen.findByText(/退会日は11月30日/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '退会する' })).toBeNull();
});

it('that the server refuses says from when it is possible', async () => {
  keepLang('en');
  signedIn();
  server.use(
    http.delete(api('/users/me'), () => problem(409, { reason: 'withdrawal_not_allowed', from: '2027-01-01' })),
  );
  await openApp('/withdrawal');
  await press('End membership');
  await press('Yes, end it');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You can’t end your membership at the moment');
  expect(alert).toHaveTextContent(/You can end your membership from .*2027/);
});

it.each([
  ['a guest', () => undefined],
  ['a customer', () => void signedIn()],
])('whose end is opened by its address thanks %s for nothing', async (_who, arrive) => {
  arrive();
  await openApp('/withdrawal-complete');
  expect(await screen.findByRole('heading', { level: 1, name: '完了したお手続きはありません' })).toBeVisible();
  expect(screen.queryByText('ご利用いただき、ありがとうございました。')).toBeNull();
  expect(screen.getByRole('link', { name: 'ご契約プランへ' })).toHaveAttribute('href', '/plan');
});

it('whose end is opened by its address says until when whoever is leaving can use the service', async () => {
  signedIn({ user: { withdrawal_dt: MONTH_END } });
  await openApp('/withdrawal-complete');
  expect(await screen.findByRole('heading', { level: 1, name: '退会のお手続きが完了しました' })).toBeVisible();
  expect(screen.getByText(/11月30日.*までご利用いただけます/)).toBeVisible();
});

it('is not confirmed by the second press of the one that asked for it', async () => {
  signedIn();
  let calls = 0;
  server.use(
    http.delete(api('/users/me'), () => {
      calls += 1;
      return HttpResponse.json({ withdrawal_dt: MONTH_END });
    }),
  );
  await openApp('/withdrawal');
  fireEvent.click(await screen.findByRole('button', { name: '退会する' }), { detail: 1 });
  const confirm = await screen.findByRole('button', { name: '退会を確定する' });
  expect(fireEvent.click(confirm, { detail: 2 })).toBe(false);
  expect(fireEvent.click(screen.getByRole('button', { name: 'やめる' }), { detail: 2 })).toBe(false);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(confirm).toBeEnabled();
  fireEvent.click(confirm, { detail: 1 });
  expect(await screen.findByRole('heading', { level: 1, name: /退会のお手続きが完了しました/ })).toBeVisible();
  expect(calls).toBe(1);
});
