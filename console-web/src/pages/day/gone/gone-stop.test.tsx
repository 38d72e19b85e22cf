import { act, screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { forgetDay } from '../../../providers/stored-day/forget-day';
import { recallDay } from '../../../providers/stored-day/stored-day';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { PEOPLE, buildRequest } from '../../../testing/builders';
import { openStream } from '../../../testing/live-stream';
import { renderConsole } from '../../../testing/render-console';

const stop = (id: number, name1: string, time: string, more: Partial<RequestDetail> = {}) =>
  buildRequest({
    id,
    name1,
    staff_id: PEOPLE.delivery.id,
    sched_pickup_dt: `2026-11-25 ${time}:00`,
    sched_dt: `2026-11-25 ${time}:00`,
    ...more,
  });
const ito = stop(1, '伊藤', '10:00');
const tanaka = stop(2, '田中', '12:00');

let work: RequestDetail[];
let details: (id: number) => RequestDetail | Response;
let marks: number[];

beforeEach(() => {
  forgetDay();
  // Eleven in Japan.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  work = [ito, tanaka];
  details = (id) => work.find((row) => row.id === id) ?? problem(404, {});
  marks = [];
  api.use(
    on('get', '/admin/work', () => work.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => details(id)),
    on('post', '/admin/washRequest/{id}/setDate', ({ id }) => {
      marks.push(id);
      return { ...ito, id };
    }),
  );
});
afterEach(() => vi.useRealTimers());

/** The day is read once more, as it is every minute. */
const readAgain = () => act(() => vi.advanceTimersByTimeAsync(60_000));
async function open(path = '/staff') {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const rendered = renderConsole(path, { as: 'delivery' });
  await waitFor(async () => expect(await screen.findByRole('button', { name: '集荷済みにする' })).toBeEnabled());
  return rendered;
}
const next = () => within(screen.getByRole('region', { name: '次の予定' }));

const LEFT = { reason: 'stop_left', detail: '次野 守さんの担当に変わりました', staff_name: '次野 守' };
const CANCELLED = { reason: 'stop_left', detail: 'お客様がキャンセルしました', staff_name: null };

it.each([
  ['next driver', () => problem(404, LEFT), '次野 守さんの担当に変わりました'],
  ['cancelled', () => problem(404, CANCELLED), 'お客様がキャンセルしました'],
  ['nobody says', () => problem(404, {}), '集配がキャンセルされたか、ほかの人の担当に変わりました'],
  ['moved', () => ({ ...tanaka, sched_dt: '2026-11-27 10:00:00' }), '予定が 11月27日(金) 10:00 に変わりました'],
  ['marked', () => ({ ...tanaka, status: 1, result_pickup_by_name: '班長 花子' }), '班長 花子さんが集荷済にしました'],
] as const)('a stop that left the day says why: %s', async (_, answer, reason) => {
  const { user } = await open();
  await waitFor(async () => expect((await recallDay('token'))?.rows).toHaveLength(2));
  work = [ito];
  details = (id) => (id === 2 ? (answer() as RequestDetail | Response) : ito);
  await readAgain();
  await user.click(await screen.findByText('予定の変更 外れ1'));
  expect(await screen.findByText(`12:00 集荷 田中 美咲 様（受付番号 2）：${reason}`)).toBeVisible();
  expect(screen.getByText(`外れ：12:00 集荷 田中 美咲 様（受付番号 2）：${reason}`)).toBeInTheDocument();
});

it('the stop that is on stays when it leaves the day, cannot be marked, and says what was counted, until its driver goes on', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '個数を増やす' }));
  work = [tanaka];
  details = (id) => (id === 1 ? problem(404, LEFT) : tanaka);
  await readAgain();
  expect(await next().findByText('この予定は、今日の予定から外れました')).toBeInTheDocument();
  expect(await next().findByText('次野 守さんの担当に変わりました')).toBeInTheDocument();
  expect(next().getByText('伊藤 美咲 様（受付番号 1）')).toBeInTheDocument();
  expect(next().getByText(`数えた個数：${ito.count + 1}個（記録していません）`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /集荷済みにする|不在メール/ })).not.toBeInTheDocument();
  await user.click(next().getByRole('button', { name: '次の予定へ進む' }));
  expect(next().getByText('田中 美咲 様')).toBeInTheDocument();
  expect(next().queryByText('この予定は、今日の予定から外れました')).not.toBeInTheDocument();
});

it('a form that is open says within seconds that its stop left, sends nothing and keeps what was typed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '個数を増やす' }));
  await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
  const dialog = within(await screen.findByRole('dialog'));
  work = [tanaka];
  details = (id) => (id === 1 ? problem(404, CANCELLED) : tanaka);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(
    await dialog.findByText(/^お客様がキャンセルしました。この予定は今日の予定から外れたため/),
  ).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: '確定する' })).not.toBeInTheDocument();
  expect(dialog.getAllByText(`${ito.count + 1}個`, { exact: false })).not.toEqual([]);
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(next().getByRole('button', { name: '次の予定へ進む' })).toBeInTheDocument();
  expect(marks).toEqual([]);
});

it('a form that is open says so as soon as it is heard of', async () => {
  const stream = openStream();
  api.use(http.get(`${API}/admin/live`, () => stream.answer()));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
  const dialog = within(await screen.findByRole('dialog'));
  work = [tanaka];
  details = (id) => (id === 1 ? problem(404, LEFT) : tanaka);
  stream.tell('changes', [{ resource: 'wash-requests', id: null, version: 2, who: 'operator', by: null }]);
  // Long before it would look for itself.
  const halted = await dialog.findByText(/^次野 守さんの担当に変わりました。この予定は/, {}, { timeout: 5_000 });
  expect(halted).toBeVisible();
  expect(dialog.queryByRole('button', { name: '確定する' })).not.toBeInTheDocument();
});

it('a form that is open stays when an earlier stop comes to the day', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
  const dialog = await screen.findByRole('dialog');
  work = [stop(3, '森', '09:00'), ito, tanaka];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('のこり3件')).toBeInTheDocument();
  expect(dialog).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(next().getByText('森 美咲 様')).toBeInTheDocument());
});

it('a request’s page says that it left its driver, also in a form that is open', async () => {
  const { user } = await open('/staff/wash-requests-change/1');
  await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
  const dialog = within(await screen.findByRole('dialog'));
  details = () => problem(404, LEFT);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await dialog.findByText('次野 守さんの担当に変わりました。送信できません。', { exact: false })).toBeVisible();
  expect(dialog.queryByRole('button', { name: '確定する' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  expect(await screen.findByText('この集配は操作できなくなりました')).toBeVisible();
  expect(screen.getByText('次野 守さんの担当に変わりました')).toBeVisible();
  expect(screen.queryByRole('button', { name: '集荷済みにする' })).not.toBeInTheDocument();
});

const report = {
  id: 9,
  operation_user: '前野 進',
  act: 1,
  made_at: '2026-11-25 09:20:00',
  count: 2,
  refusal: 'stale',
} as const;

it('a stop says what a former driver has reported and nobody has seen to', async () => {
  work = [{ ...ito, act_reports: [report] }, tanaka];
  await open();
  expect(next().getByText('事務所が確認中の報告があります')).toBeInTheDocument();
  expect(next().getByText(/^前野 進さん 集荷済み 2個（.*9:20）$/)).toBeInTheDocument();
});

it('a request’s page tells its driver of an open report', async () => {
  work = [{ ...ito, act_reports: [report] }];
  await open('/staff/wash-requests-change/1');
  expect(screen.getByText('事務所が確認中の報告があります')).toBeInTheDocument();
});
