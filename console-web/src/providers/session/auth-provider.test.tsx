import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { expect, it, vi } from 'vitest';
import { API, api, problem, sessionHandlers } from '../../testing/api';
import { PEOPLE } from '../../testing/builders';
import { fillStorage } from '../../testing/full-storage';
import { renderConsole } from '../../testing/render-console';
import { tabStore } from '../storage/tab-store';
import { buildAuthProvider } from './auth-provider';
import { endedSession } from './ended-session';
import { session } from './session';

const signIn = async (user: ReturnType<typeof renderConsole>['user']) => {
  await user.type(await screen.findByLabelText(/メールアドレス/), 'somebody@example.com');
  await user.type(screen.getByLabelText('パスワード'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
};

it('takes somebody who is not signed in to the login, and afterwards to the screen they asked for', async () => {
  api.use(
    ...sessionHandlers('lowest'),
    http.get(`${API}/admin/washRequest`, () => HttpResponse.json([])),
  );
  const { user, router } = renderConsole('/staff/wash-requests?from=2026-11-25&to=2026-11-25');
  await signIn(user);
  expect(await screen.findByRole('heading', { name: '集配一覧' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?from=2026-11-25&to=2026-11-25');
});

it('says what the server says about a wrong password, and keeps the address typed', async () => {
  api.use(http.post(`${API}/login`, () => problem(401, { detail: 'ログインIDまたはパスワードが違います' })));
  const { user } = renderConsole('/staff/login');
  await signIn(user);
  expect(await screen.findByText('▲ ログインIDまたはパスワードが違います')).toBeInTheDocument();
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('somebody@example.com');
});

it('refuses customers, and ends the session they just got', async () => {
  const ended = vi.fn();
  api.use(
    http.post(`${API}/logout`, () => {
      ended();
      return new HttpResponse(null, { status: 204 });
    }),
    ...sessionHandlers('customer').filter((handler) => !String(handler.info.path).endsWith('/logout')),
  );
  const { user } = renderConsole('/staff/login');
  await signIn(user);
  expect(await screen.findByText('▲ このアカウントでは管理画面をご利用いただけません')).toBeInTheDocument();
  expect(ended).toHaveBeenCalledOnce();
  expect(session.token()).toBeNull();
});

it.each([
  ['leader', '/admin/login', '/staff'],
  ['admin', '/staff/login', '/admin'],
] as const)('%s who signs in at %s goes on at %s', async (person, path, right) => {
  const leaveFor = vi.fn();
  api.use(...sessionHandlers(person));
  const { user } = renderConsole(path, { leaveFor });
  await signIn(user);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(right));
});

it('leads a member of staff under the wrong prefix to the right one', async () => {
  const leaveFor = vi.fn();
  renderConsole('/admin/wash-requests', { as: 'wash', leaveFor });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(expect.stringMatching(/^\/staff/)));
});

it.each([
  ['leader', { name: '伊藤' }],
  ['manager', null],
] as const)('a page that opens for the %s has of what the leader began: %o', async (person, left) => {
  tabStore.keepFor(PEOPLE.leader.id);
  tabStore.keep('sale', { name: '伊藤' });
  endedSession.note();
  renderConsole('/staff/', { as: person });
  await screen.findByRole('heading', { name: 'スタッフトップ' });
  expect(tabStore.read('sale')).toEqual(left);
  expect(endedSession.isNoted()).toBe(false);
});

it('leaves the page without a session when it has died on the way, which leads to the login', async () => {
  const leaveFor = vi.fn();
  renderConsole('/staff/wash-requests', { as: 'leader', leaveFor });
  api.use(http.get(`${API}/admin/washRequest`, () => problem(401, { detail: 'ログインしてください' })));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/staff/'));
  expect(session.token()).toBeNull();
});

it('leaves the page without a session also where nothing more fits into the storage', async () => {
  const leaveFor = vi.fn();
  session.start('token');
  fillStorage();
  void buildAuthProvider('staff', leaveFor).checkError(new ApiError({ status: 401 }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/staff/'));
});

it.each([
  ['leader', true],
  ['wash', true],
  ['manager', false],
] as const)('while maintenance is on, %s is sent to its page: %s', async (person, isStopped) => {
  renderConsole('/staff/', { as: person });
  api.use(
    http.get(`${API}/maintenance`, () =>
      HttpResponse.json({ maint_flg: 1, start_dt: '2026-11-25 01:00:00', end_dt: null, type: 1, content: '点検' }),
    ),
  );
  const heading = isStopped ? 'メンテナンス中です' : 'スタッフトップ';
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
});
