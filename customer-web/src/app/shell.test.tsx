import { message } from '@laundry/shared/messages/message';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLang } from '../i18n/language';
import type { CurrentUser } from '../lib/calls/api-types';
import { keepNext } from '../lib/session/stored-next';
import { keepToken } from '../lib/session/session-token';
import { buildUser } from '../test/builders/build-user';
import { followLink } from '../test/follow-link';
import { httpDate } from '../test/http-date';
import { openApp } from '../test/open-app';
import { api, problem, server } from '../test/server';

const signedIn = (overrides: Partial<CurrentUser> = {}) => {
  keepToken('token-1');
  const headers = { date: httpDate('2026-11-24 08:30:00') };
  server.use(http.get(api('/users/me'), () => HttpResponse.json(buildUser(overrides), { headers })));
};
const maintenance = (fields: Record<string, unknown>) =>
  server.use(
    http.get(api('/maintenance'), () =>
      HttpResponse.json({ maint_flg: 1, start_dt: null, end_dt: null, type: 1, content: null, ...fields }),
    ),
  );

describe('navigation', () => {
  it('shows the bags left and a way to request when the account is active', async () => {
    signedIn({ available_request_count: 4 });
    await openApp('/plan');
    expect(await screen.findByText('4バッグ', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '集配のご依頼' })).toHaveAttribute('href', '/wash-request');
    expect(screen.getByRole('link', { name: '追加購入' })).toHaveAttribute('href', '/buy-wash-request');
  });

  it.each([
    [0, 'お支払いのお手続きが済んでいません', 'お支払いのお手続きへ'],
    [2, 'アカウントが停止されているため、ご利用いただけません', 'お問い合わせへ'],
    [3, 'ただいま審査中です', '集配についてのご案内を見る'],
    [4, '審査の結果、ご利用を承認できませんでした', 'クレジットカードで始める'],
  ] as const)('in status %i greys the request, says why (%s) and names one step: %s', async (status, alert, next) => {
    signedIn({ status });
    server.use(http.get(api('/stoppedUserInfos'), () => HttpResponse.json({ stopped_infos: [], unpaid_charges: [] })));
    await openApp('/plan');
    expect(await screen.findByText(alert)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: next })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /^集配のご依頼/ });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveAccessibleDescription('アカウントが有効になるとご利用いただけます');
  });

  it('shows no balance before the plan begins', async () => {
    signedIn({ begins_month: '2026-12', available_request_count: 0 });
    await openApp('/plan');
    await screen.findByText(/12月1日\(火\)から8バッグをご利用いただけます/);
    expect(screen.queryByText('残り')).toBeNull();
    cleanup();
    // Suspended when it would have begun: it begins with the month after the one that ends the suspension.
    signedIn({ begins_month: '2026-11', available_request_count: 0 });
    await openApp('/plan');
    expect(await screen.findByText('残り')).toHaveTextContent('残り 0バッグ');
  });

  it('shows no balance to a one-time customer, whose plan is paid per use', async () => {
    signedIn({ user_plan: { plan_id: 'tx_1', pickup_delivery_type: 1, user_plan_option: 0 } });
    await openApp('/plan');
    expect(await screen.findByText('ご利用ごとのお支払い')).toBeInTheDocument();
    expect(screen.queryByText('4バッグ')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '追加購入' })).toBeNull();
  });

  it.each([
    '/payments',
    '/plan',
    '/plan/edit',
    '/profile/edit',
    '/withdrawal',
    '/profile/notifications',
    '/profile/care',
  ])('asks one of a company’s people to ask its owner, whose screen %s is', async (path) => {
    signedIn({ is_company: true, is_company_clerk: true });
    await openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'ご契約者のみの画面です' })).toBeInTheDocument();
    expect(document.title).toContain('ご契約者のみの画面です');
    expect(screen.getByRole('link', { name: '集配を依頼する' })).toHaveAttribute('href', '/wash-request');
  });

  it('names the environment outside production only', async () => {
    signedIn({ env: 'production' });
    await openApp('/plan');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('開発環境')).not.toBeInTheDocument();
  });
});

describe('the end of a session', () => {
  it.each([
    ['ja', '利用者の登録が解除されました', /会社のご契約者にお尋ねください/, 'ログイン画面へ'],
    ['en', 'You’re no longer a company member', /ask the company’s account owner/, 'Go to login'],
  ] as const)(
    'of who was taken off a company’s people says so, and whom to ask (%s)',
    async (lang, title, why, out) => {
      keepLang(lang);
      keepToken('dead');
      keepNext('{}');
      const removed = { reason: 'clerk_removed', detail: message(lang, 'clerk_removed') };
      server.use(
        http.get(api('/users/me'), () => problem(401, removed)),
        http.post(api('/logout'), () => problem(401, removed)),
      );
      await openApp('/wash-history');
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(why)).toBeVisible();
      expect(localStorage.getItem('laundry.customer.next')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: out }));
      await waitFor(() => expect(window.location.pathname).toBe('/login'));
      expect(localStorage.getItem('laundry.customer.token')).toBeFalsy();
      expect(screen.queryByText(title)).toBeNull();
      expect(await screen.findByText(message(lang, 'clerk_removed'))).toBeVisible();
    },
  );

  it('leads to login, and back to where it ended', async () => {
    keepToken('dead');
    server.use(http.get(api('/users/me'), () => problem(401)));
    await openApp('/profile?from=mail');
    expect(await screen.findByText(/ログインの有効期限が切れました/)).toBeInTheDocument();
    expect(localStorage.getItem('laundry.customer.token')).toBeNull();
    expect(sessionStorage.getItem('laundry.customer.return-path')).toBe('/profile?from=mail');
    expect(window.location.search).toBe('?from=mail');
  });

  it('of a withdrawn customer clears the token', async () => {
    keepToken('token-1');
    server.use(http.get(api('/users/me'), () => problem(403, { reason: 'status_withdrawn' })));
    await openApp('/profile');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(localStorage.getItem('laundry.customer.token')).toBeNull();
  });

  it('by signing out remembers no place', async () => {
    signedIn();
    server.use(http.post(api('/logout'), () => new HttpResponse(null, { status: 204 })));
    await openApp('/profile');
    const [out] = await screen.findAllByRole('button', { name: 'ログアウト' });
    if (!out) throw new Error('no way out');
    await userEvent.click(out);
    expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage.getItem('laundry.customer.return-path')).toBeNull();
    expect(localStorage.getItem('laundry.customer.token')).toBe('');
  });
});

describe('maintenance', () => {
  it('sends a customer to its notice with the period', async () => {
    maintenance({ start_dt: '2026-11-25 01:00:00', end_dt: '2026-11-25 05:00:00' });
    signedIn();
    await openApp('/profile');
    expect(await screen.findByText('2026/11/25 01:00 〜 2026/11/25 05:00')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/maintenance');
  });

  it('shows only the end when only the end is set', async () => {
    maintenance({ end_dt: '2026-11-25 05:00:00' });
    await openApp('/maintenance');
    expect(await screen.findByText('2026/11/25 05:00 まで')).toBeInTheDocument();
  });

  it('leaves a signed-in customer at the login page too', async () => {
    maintenance({ end_dt: '2026-11-25 05:00:00' });
    signedIn();
    await openApp('/login');
    expect(await screen.findByLabelText('パスワード')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });

  it('leaves the login page, admins and managers alone', async () => {
    maintenance({});
    await openApp('/login');
    expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });

  it.each<[string, Parameters<typeof signedIn>[0], string]>([
    ['an admin', { role: 100, role_type: null }, '/profile'],
    ['a manager', { role: 200, role_type: 1 }, '/profile'],
    ['other staff', { role: 200, role_type: 2 }, '/maintenance'],
  ])('%s looking at a page stays at %o: %s', async (_who, role, path) => {
    maintenance({});
    signedIn(role);
    await openApp('/profile');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  it('that is over leads from its notice to login', async () => {
    await openApp('/maintenance');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});

describe('an address', () => {
  beforeEach(() => signedIn());

  it('that is unknown leads to the request page with its query', async () => {
    await openApp('/nowhere?a=1');
    await waitFor(() =>
      expect(`${window.location.pathname}${window.location.search}`).toMatch(/^\/wash-request.*\?a=1$/),
    );
  });

  it('of login leads to the request page, with its query and in its place', async () => {
    await openApp('/login?from=mail');
    expect(await screen.findByRole('heading', { level: 1, name: '集配のご依頼' })).toBeInTheDocument();
    expect(`${window.location.pathname}${window.location.search}`).toBe('/wash-request?from=mail');
    expect(screen.queryByLabelText('パスワード')).toBeNull();
  });

  it('of login asks staff, whose place is the console, to sign in', async () => {
    signedIn({ role: 200, role_type: 2 });
    await openApp('/login');
    expect(await screen.findByLabelText('パスワード')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });

  it.each([
    ['is over', () => problem(401)],
    ['is of a withdrawn customer', () => problem(403, { reason: 'status_withdrawn' })],
  ])('of login asks for it where the session %s', async (_what, answer) => {
    server.use(http.get(api('/users/me'), answer));
    await openApp('/login');
    expect(await screen.findByLabelText('パスワード')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('laundry.customer.token')).toBeNull();
  });
});

it('an address gives the tab its title, and login alone a description and a canonical link', async () => {
  await openApp('/login');
  await waitFor(() => expect(document.title).toBe('ログイン｜せんたく便'));
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/login');
  await followLink(screen.getByRole('link', { name: 'パスワードをお忘れの方' }));
  await waitFor(() => expect(document.title).toBe('パスワードをお忘れの方｜せんたく便'));
  expect(document.querySelector('meta[name="description"]')).toBeNull();
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});
