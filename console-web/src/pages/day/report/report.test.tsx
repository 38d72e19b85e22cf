import { act, screen, waitFor } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actsStore } from '../../../providers/offline-acts/acts-store';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { PEOPLE } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

const KEY = '0123456789abcdef0123456789abcdef';
const REASON = '次野 守さんの担当に変わりました';
let reports: unknown[];
let answer: () => Promise<Response | undefined> | Response | undefined;

beforeEach(async () => {
  // Eleven in Japan.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  reports = [];
  answer = () => undefined;
  api.use(
    on('get', '/admin/work', () => []),
    http.post(`${API}/admin/washRequest/:id/actReports`, async ({ params, request }) => {
      const body = (await request.json()) as object;
      reports.push({ id: Number(params.id), key: request.headers.get('idempotency-key'), ...body });
      return (await answer()) ?? new HttpResponse(null, { status: 204 });
    }),
  );
  const pickup = { kind: 'mark', seenStatus: 0, resultKey: 'result_pickup_dt', doneAt: null, count: null } as const;
  const at = '2026-11-25 10:50:00';
  await actsStore.add({
    key: KEY,
    act: { ...pickup, userId: PEOPLE.delivery.id, requestId: 1, seenSchedDt: at, stampAt: at, pickedUp: 4 },
    doneMillis: Date.parse('2026-11-25T10:50:00+09:00'),
    sentAs: at,
    refusal: { status: 404, lines: [REASON], code: 'stop_left', isLeft: true },
  });
});
afterEach(() => vi.restoreAllMocks());

const setLine = (isOn: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
};
const open = () => renderConsole('/staff', { as: 'delivery' });
const button = (name: RegExp) => screen.findByRole('button', { name });
const FIRST = /（?受付番号 1）?を事務所に知らせる$/;
const AGAIN = /（?受付番号 1）?をもう一度事務所に知らせる$/;
const UNKNOWN = /^応答がないため、事務所に届いたか確認できません。/;
const UNKNOWN_OFFLINE = /^オフラインのため、事務所に届いたか確認できません。/;
const NOT_YET = /まだ届いていません/;

it('a refused act that the office was told is on the device no more', async () => {
  answer = () => (reports.length === 1 ? problem(503, { detail: '混み合っています' }) : undefined);
  const { user } = open();
  await user.click(await button(FIRST));
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  expect(screen.getByText(REASON)).toBeVisible();
  await user.click(await button(AGAIN));
  expect(await screen.findByText('事務所に知らせました')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('送信できませんでした')).not.toBeInTheDocument());
  const made_at = '2026-11-25 10:50:00';
  expect(reports[0]).toEqual({ id: 1, key: KEY, act: 1, made_at, count: 4, refusal: 'stop_left' });
  expect(reports[1]).toEqual(reports[0]);
  expect(await actsStore.list()).toEqual([]);
});

it('a report is said to be under way, also to who leaves the screen meanwhile and comes back', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  answer = () => held.then(() => HttpResponse.error());
  const { user, router } = open();
  await user.click(await button(FIRST));
  expect(await screen.findByText('事務所に知らせています…')).toBeVisible();
  await act(() => router.navigate('/wash-requests'));
  await waitFor(() => expect(screen.queryByText('事務所に知らせています…')).not.toBeInTheDocument());
  await act(() => router.navigate('/'));
  expect(await screen.findByText('事務所に知らせています…')).toBeVisible();
  expect(await button(AGAIN)).toBeDisabled();
  release();
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  expect(await button(AGAIN)).toBeEnabled();
});

it('a report that nobody answered may have arrived: after a reload, and whatever becomes of another try', async () => {
  answer = () => HttpResponse.error();
  const first = open();
  await first.user.click(await button(FIRST));
  await screen.findByText(UNKNOWN);
  first.unmount();
  const { user } = open();
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  setLine(false);
  await user.click(await button(AGAIN));
  expect(await screen.findByText(UNKNOWN_OFFLINE)).toBeVisible();
  expect(screen.queryByText(NOT_YET)).not.toBeInTheDocument();
  setLine(true);
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
});

it('a report that never left has not arrived, and speaks of the line only while there is none', async () => {
  const { user } = open();
  await button(FIRST);
  setLine(false);
  answer = () => HttpResponse.error();
  await user.click(await button(FIRST));
  expect(await screen.findByText(/^オフラインのため、事務所にまだ届いていません。/)).toBeVisible();
  setLine(true);
  expect(await screen.findByText('事務所にまだ届いていません。もう一度知らせてください。')).toBeVisible();
  answer = () => undefined;
  await user.click(await button(AGAIN));
  expect(await screen.findByText('事務所に知らせました')).toBeInTheDocument();
});

it('a report that was refused has not arrived, and says why', async () => {
  answer = () => problem(404, { detail: '見つかりません' });
  const first = open();
  await first.user.click(await button(FIRST));
  expect(await screen.findByText('見つかりません')).toBeVisible();
  first.unmount();
  open();
  expect(await button(FIRST)).toBeEnabled();
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
});
