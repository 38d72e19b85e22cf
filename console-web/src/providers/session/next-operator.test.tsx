import { machineMillis, setServerTime } from '@laundry/web-kit/clock';
import type { LiveChange } from '@laundry/shared/rules/live/live-change';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { origins } from '../../components/links/origins';
import { on } from '../../testing/answers';
import { API, api, sessionHandlers } from '../../testing/api';
import { PEOPLE, buildRequest } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';
import { operatorOf } from '../access/operator';
import { learnNames, whoChanged } from '../live/who-changed';
import { liveStore } from '../live/live-store';
import { recalledDay } from '../stored-day/recalled-day';
import { keepDay, recallDay } from '../stored-day/stored-day';
import { identityQuestion, sendConfirmed } from './confirm-identity';
import { session } from './session';

const FIRST = PEOPLE.delivery;
const SECOND = { ...FIRST, id: 77, name1: '運転', name2: '花子' };
const stop = (id: number, name1: string, staff_id: number) => ({
  ...buildRequest({ id, name1, staff_id, sched_dt: '2026-11-25 10:00:00', sched_pickup_dt: '2026-11-25 10:00:00' }),
  marked: [],
});
const build = () => ({
  operator: operatorOf(FIRST),
  rows: [stop(1, '伊藤', FIRST.id)],
  details: [buildRequest({ id: 1, name1: '伊藤', delivery_box_pw: '4711' })],
  readAt: machineMillis(),
});

// Eleven in Japan.
beforeEach(() => setServerTime('Wed, 25 Nov 2026 02:00:00 GMT'));

describe('two drivers in one tab, without a reload', () => {
  type User = ReturnType<typeof renderConsole>['user'];
  const signOut = async (user: User) => user.click(await screen.findByRole('button', { name: 'ログアウト' }));
  /** The second one signs in; their own stops come when the test says so. */
  async function secondSignsIn(user: User) {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      ...sessionHandlers('delivery'),
      http.post(`${API}/login`, () => HttpResponse.json({ access_token: 'second', user: SECOND })),
      http.get(`${API}/users/me`, () => HttpResponse.json(SECOND)),
      on('get', '/admin/washRequest/{id}', () => stop(2, '田中', SECOND.id)),
      http.get(`${API}/admin/work`, async () => {
        await answered;
        return HttpResponse.json([stop(2, '田中', SECOND.id)]);
      }),
    );
    await user.type(await screen.findByLabelText(/メールアドレス/), 'second@example.com');
    await user.type(screen.getByLabelText('パスワード'), 'demo1234');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    await screen.findByRole('heading', { name: 'スタッフトップ' });
    return { answer };
  }

  it('what the first had read before is not shown to the second while theirs is on its way', async () => {
    const { user } = renderConsole('/staff', { as: 'delivery' });
    api.use(
      on('get', '/admin/work', () => [stop(1, '伊藤', FIRST.id)]),
      on('get', '/admin/washRequest/{id}', () => stop(1, '伊藤', FIRST.id)),
    );
    expect(await screen.findByText('伊藤 美咲 様', { selector: 'p' })).toBeInTheDocument();
    await signOut(user);
    const { answer } = await secondSignsIn(user);
    expect(screen.queryByText(/伊藤/)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('田中 美咲 様', { selector: 'p' })).toBeInTheDocument();
  });

  it('nor the day that the device had stored for the first, who was without a line and looked at something else', async () => {
    await keepDay('token', build());
    const { user } = renderConsole('/staff/account', { as: 'delivery' });
    api.use(http.all(`${API}/*`, () => HttpResponse.error()));
    await signOut(user);
    const { answer } = await secondSignsIn(user);
    expect(screen.queryByText(/伊藤/)).not.toBeInTheDocument();
    expect(screen.queryByText(/4711/)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('田中 美咲 様', { selector: 'p' })).toBeInTheDocument();
  });
});

describe('when a session ends', () => {
  beforeEach(() => session.start('token'));
  const ended = () => session.end();

  it('the day that was recalled is gone, and was nobody else’s before', async () => {
    const day = { ...build(), clock: { ahead: 0, heard: 0 } };
    recalledDay.set(day);
    expect(recalledDay.take(SECOND.id)).toBeNull();
    recalledDay.set(day);
    ended();
    expect(recalledDay.take(FIRST.id)).toBeNull();
    recalledDay.set(day);
    expect(recalledDay.take(FIRST.id)).toBe(day);
    await keepDay('token', build());
    session.start('token');
    ended();
    expect(await recallDay('token')).toBeNull();
  });

  it('a password that is asked for is not asked of the next one', async () => {
    const body = { title: 'refused', status: 403, detail: '', reason: 'reauth_required' };
    const refusal = new Response(JSON.stringify(body), {
      status: 403,
      headers: { 'Content-Type': 'application/problem+json' },
    });
    const sent = sendConfirmed(new Request('http://localhost/x', { method: 'POST', body: '{}' }), () =>
      Promise.resolve(refusal),
    );
    await waitFor(() => expect(identityQuestion.current()).not.toBeNull());
    ended();
    expect(identityQuestion.current()).toBeNull();
    expect(await sent).toBe(refusal);
  });

  it('names of colleagues, what others have changed and where somebody came from are forgotten', async () => {
    api.use(http.get(`${API}/admin/live/people`, () => HttpResponse.json([{ id: 5, name1: '佐藤', name2: '' }])));
    const change: LiveChange = { resource: 'users', id: 1, version: 1, who: 'operator', by: 5 };
    await learnNames([change]);
    liveStore.change({ said: '佐藤さんが変更しました', marks: new Map([['users 1', '佐藤さん']]) });
    origins.set('/users/1', { address: '/users', entry: 'a' });
    ended();
    expect(whoChanged(change)).not.toContain('佐藤');
    expect([liveStore.current().said, liveStore.current().marks.size, origins.size]).toEqual(['', 0, 0]);
  });
});
