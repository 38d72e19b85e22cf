import { act, screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { actsStore } from '../../../providers/offline-acts/acts-store';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import { PEOPLE, buildRequest } from '../../../testing/builders';
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
const tanaka = stop(2, '田中', '12:00');
const REASON = '次野 守さんの担当に変わりました';

let work: RequestDetail[];
let reports: { readonly key: string | null; readonly body: object }[];
let answer: () => Response | undefined;

beforeEach(() => {
  // Eleven in Japan.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  reports = [];
  answer = () => undefined;
  api.use(
    on('get', '/admin/work', () => work.map((row) => ({ ...row, marked: [] }))),
    on(
      'get',
      '/admin/washRequest/{id}',
      ({ id }) =>
        work.find((row) => row.id === id) ??
        problem(404, { reason: 'stop_left', detail: REASON, staff_name: '次野 守' }),
    ),
    on('post', '/admin/washRequest/{id}/actReports', ({ id, body, headers }) => {
      reports.push({ key: headers.get('idempotency-key'), body: { id, ...body } });
      return answer();
    }),
  );
});
afterEach(() => vi.useRealTimers());

async function open(first: RequestDetail, main: string) {
  work = [first, tanaka];
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const rendered = renderConsole('/staff', { as: 'delivery' });
  await waitFor(async () => expect(await screen.findByRole('button', { name: main })).toBeEnabled());
  return rendered;
}
/** Others take it away, which the day is told when it is read again. */
async function takeAway() {
  work = [tanaka];
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await screen.findByText(REASON);
}
const card = () => within(screen.getByRole('region', { name: '次の予定' }));
const DONE = 'もう済ませた：事務所に知らせる';
const question = async () => within(await screen.findByRole('dialog', { name: 'この作業を事務所に知らせますか？' }));
const UNKNOWN = /^応答がないため、事務所に届いたか確認できません。/;

it('a pickup that was done when its stop was taken away is told with the bags that were counted', async () => {
  const { user } = await open(stop(1, '伊藤', '10:00', { count: 4 }), '集荷済みにする');
  await user.click(screen.getByRole('button', { name: '個数を増やす' }));
  await takeAway();
  await user.click(card().getByRole('button', { name: DONE }));
  expect((await question()).getByText(/^11:0\d 集荷済 5個 伊藤 美咲 様（受付番号 1）$/)).toBeVisible();
  expect(reports).toEqual([]);
  await user.click((await question()).getByRole('button', { name: '事務所に知らせる' }));
  expect(await card().findByText('事務所に知らせました')).toBeVisible();
  const made_at = expect.stringMatching(/^2026-11-25 11:0/) as string;
  const key = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(reports).toEqual([{ key, body: { id: 1, act: 1, made_at, count: 5 } }]);
  expect(card().queryByRole('button', { name: /知らせる/ })).not.toBeInTheDocument();
  expect(await actsStore.list()).toEqual([]);
  await user.click(card().getByRole('button', { name: '次の予定へ進む' }));
  expect(card().getByText('田中 美咲 様')).toBeInTheDocument();
});

it('a delivery is told without bags', async () => {
  const folded = { status: 4, sched_delivery_dt: '2026-11-25 10:00:00' } as const;
  const { user } = await open(stop(1, '伊藤', '10:00', folded), '配達済みにする');
  await takeAway();
  await user.click(card().getByRole('button', { name: DONE }));
  await user.click((await question()).getByRole('button', { name: '事務所に知らせる' }));
  await card().findByText('事務所に知らせました');
  expect(reports[0]?.body).toEqual({ id: 1, act: 2, made_at: expect.any(String) as string });
});

it('a report that nobody answered goes on from the card to what the device keeps, under the same key', async () => {
  answer = () => HttpResponse.error();
  const { user } = await open(stop(1, '伊藤', '10:00'), '集荷済みにする');
  await takeAway();
  await user.click(card().getByRole('button', { name: DONE }));
  await user.click((await question()).getByRole('button', { name: '事務所に知らせる' }));
  expect(await card().findByText(UNKNOWN)).toBeVisible();
  expect(screen.queryByText('送信できませんでした')).not.toBeInTheDocument();
  await user.click(card().getByRole('button', { name: 'もう一度知らせる' }));
  await waitFor(() => expect(reports).toHaveLength(2));
  await waitFor(() => expect(card().getByRole('button', { name: 'もう一度知らせる' })).toBeEnabled());
  await user.click(card().getByRole('button', { name: '次の予定へ進む' }));
  expect(await screen.findByText('送信できませんでした')).toBeVisible();
  expect(screen.getByText(UNKNOWN)).toBeVisible();
  expect(screen.getByText(REASON)).toBeVisible();
  answer = () => undefined;
  await user.click(
    await screen.findByRole('button', { name: /伊藤 美咲 様（受付番号 1）をもう一度事務所に知らせる$/ }),
  );
  await waitFor(() => expect(screen.queryByText('送信できませんでした')).not.toBeInTheDocument());
  expect(reports).toHaveLength(3);
  expect(reports[1]).toEqual(reports[0]);
  expect(reports[2]).toEqual(reports[0]);
});

it('a form whose stop was taken away leads to the card that offers the report', async () => {
  const { user } = await open(stop(1, '伊藤', '10:00'), '集荷済みにする');
  await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
  const dialog = within(await screen.findByRole('dialog'));
  work = [tanaka];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await dialog.findByText(/この画面を閉じて、事務所に知らせてください/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(card().getByRole('button', { name: DONE })).toBeEnabled();
});

it('who thinks better of it has told nobody, and nothing is kept', async () => {
  const { user } = await open(stop(1, '伊藤', '10:00'), '集荷済みにする');
  await takeAway();
  await user.click(card().getByRole('button', { name: DONE }));
  await user.click((await question()).getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(card().getByRole('button', { name: DONE })).toBeEnabled();
  expect(reports).toEqual([]);
  expect(await actsStore.list()).toEqual([]);
});
