import { machineMillis, setServerTime } from '@laundry/web-kit/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { operatorOf } from '../../providers/access/operator';
import type { Work } from '../../providers/api/api-types';
import { session } from '../../providers/session/session';
import { keepDay, recallDay } from '../../providers/stored-day/stored-day';
import { on } from '../../testing/answers';
import { API, api, problem } from '../../testing/api';
import { PEOPLE, buildRequest } from '../../testing/builders';
import { openStream } from '../../testing/live-stream';
import { renderConsole } from '../../testing/render-console';

const stop = (id: number, name1: string, time: string) =>
  buildRequest({
    id,
    name1,
    staff_id: PEOPLE.delivery.id,
    sched_pickup_dt: `2026-11-25 ${time}:00`,
    sched_dt: `2026-11-25 ${time}:00`,
  });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());
/** The screen was read so long ago that it is read again as soon as it hears of a change. */
const afterAWhile = () => vi.advanceTimersByTime(4_000);

/** What a screen reader hears of the changes, one by one. */
const said = () =>
  [...document.querySelectorAll('[role="status"][aria-atomic="false"] > *')].map((line) => line.textContent);

it('a driver’s day says on a card who else has just changed the stop', async () => {
  // Eleven in Japan.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  const stops = [stop(1, '伊藤', '10:00'), stop(2, '田中', '12:00'), stop(3, '森', '13:00')];
  const stream = openStream();
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    on('get', '/admin/live/people', () => [{ id: 77, name1: '佐藤', name2: '花' }]),
    on('get', '/admin/work', () => stops.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => stops.find((row) => row.id === id) ?? problem(404, {})),
  );
  renderConsole('/staff', { as: 'delivery' });
  const next = within(await screen.findByRole('region', { name: '次の予定' }));
  const change = { resource: 'wash-requests', who: 'operator', by: 77 } as const;
  stream.tell('changes', [
    { ...change, id: 1, version: 2 },
    { ...change, id: 2, version: 3 },
  ]);
  expect(await next.findByText('佐藤 花さんが変更')).toBeInTheDocument();
  const following = screen.getAllByRole('listitem').filter((line) => within(line).queryByText(/様$|田中|森/) !== null);
  expect(following.map((line) => line.textContent?.includes('佐藤 花さんが変更'))).toEqual([true, false]);
});

it('a driver’s day says which stops came to it and which left it, until that is closed', async () => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  let stops = [stop(1, '伊藤', '10:00'), stop(2, '田中', '12:00')];
  const stream = openStream();
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    on('get', '/admin/work', () => stops.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => stops.find((row) => row.id === id) ?? problem(404, {})),
  );
  const { user } = renderConsole('/staff', { as: 'delivery' });
  await screen.findByRole('region', { name: '次の予定' });
  expect(screen.queryByText(/件追加されました/)).not.toBeInTheDocument();
  stops = [stop(1, '伊藤', '10:00'), stop(3, '森', '13:00')];
  stream.tell('changes', [{ resource: 'wash-requests', id: null, version: 2, who: 'operator', by: null }]);
  await user.click(await screen.findByText('予定の変更 追加1・外れ1'));
  expect(screen.getByText('今日の予定に1件追加されました')).toBeVisible();
  const left = '12:00 集荷 田中 美咲 様（受付番号 2）：集配がキャンセルされたか、ほかの人の担当に変わりました';
  await waitFor(() => expect(said()).toEqual(['追加：13:00 集荷 森 美咲 様（受付番号 3）', `外れ：${left}`]));
  expect(screen.getByRole('link', { name: '13:00 集荷 森 美咲 様（受付番号 3）' })).toHaveAttribute(
    'href',
    expect.stringContaining('/wash-requests-change/3?from=day'),
  );
  expect(screen.getByText('今日の予定から1件外れました')).toBeVisible();
  expect(screen.getByText(left)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '予定の変更を閉じる' }));
  expect(screen.queryByText(/追加されました|件外れました|^予定の変更/)).not.toBeInTheDocument();
  expect(said()).toEqual([]);
});

it('a driver’s day says nothing of what the driver marked, nor of what was added and is done by now', async () => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  const added = stop(3, '森', '13:00');
  let rows: Work[] = [{ ...stop(1, '伊藤', '10:00'), marked: [] }];
  const stream = openStream();
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    on('get', '/admin/work', () => rows),
    on('get', '/admin/washRequest/{id}', () => added),
  );
  renderConsole('/staff', { as: 'delivery' });
  await screen.findByText('のこり1件');
  const tell = (version: number) =>
    stream.tell('changes', [{ resource: 'wash-requests', id: null, version, who: 'operator', by: null }]);
  rows = [...rows, { ...added, marked: [] }];
  tell(2);
  await screen.findByText('今日の予定に1件追加されました');
  const done = { status: 1, sched_dt: '2026-11-27 10:00:00' } as const;
  rows = rows.map((row) => ({ ...row, ...done, marked: [{ status: 1, at: '2026-11-25 11:00:00' }] }));
  afterAWhile();
  tell(3);
  await screen.findByText('今日の予定はすべて終わりました');
  expect(screen.queryByText(/追加されました|外れました/)).not.toBeInTheDocument();
});

it('says which stops are at another time, from the one that the driver knew', async () => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  let rows: Work[] = [stop(1, '伊藤', '10:00'), stop(2, '鈴木', '12:30')].map((row) => ({ ...row, marked: [] }));
  const stream = openStream();
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    on('get', '/admin/work', () => rows),
    on('get', '/admin/washRequest/{id}', ({ id }) => buildRequest({ id })),
  );
  const { user } = renderConsole('/staff', { as: 'delivery' });
  await screen.findByText('のこり2件');
  let version = 1;
  const move = (sched_dt: `${string} ${string}`) => {
    rows = rows.map((row) => (row.id === 2 ? { ...row, sched_dt, sched_pickup_dt: sched_dt } : row));
    version += 1;
    stream.tell('changes', [{ resource: 'wash-requests', id: null, version, who: 'operator', by: null }]);
  };
  move('2026-11-25 15:00:00');
  await user.click(await screen.findByText('予定の変更 時刻1'));
  expect(screen.getByText('時刻が変わった予定が1件あります')).toBeVisible();
  expect(said()).toEqual(['時刻の変更：12:30 → 15:00 集荷 鈴木 美咲 様（受付番号 2）']);
  afterAWhile();
  move('2026-11-25 16:00:00');
  const line = '12:30 → 16:00 集荷 鈴木 美咲 様（受付番号 2）';
  expect(await screen.findByRole('link', { name: line })).toBeInTheDocument();
  afterAWhile();
  move('2026-11-25 12:30:00');
  await waitFor(() => expect(screen.queryByText(/時刻が変わった/)).not.toBeInTheDocument());
});

it('says, once the page is loaded again, what others did to the day meanwhile, and what was not closed', async () => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  const work = (row: ReturnType<typeof stop>): Work => ({ ...row, marked: [] });
  const [ito, tanaka, mori, hara, abe] = [
    work(stop(1, '伊藤', '10:00')),
    work(stop(2, '田中', '12:00')),
    work(stop(3, '森', '13:00')),
    work(stop(4, '原', '14:00')),
    work(stop(5, '阿部', '15:00')),
  ];
  const operator = operatorOf(PEOPLE.delivery);
  const changes = [{ kind: 'added', row: hara }] as const;
  await keepDay('token', { operator, rows: [ito, tanaka, hara], details: [], changes, readAt: machineMillis() });
  // Whose driver has marked it elsewhere.
  const marked = [{ status: 1, at: '2026-11-25 10:50:00' }] as const;
  const done: Work = { ...ito, status: 1, sched_dt: '2026-11-27 10:00:00', marked: [...marked] };
  let rows = [done, mori, hara];
  api.use(
    on('get', '/admin/work', () => rows),
    on('get', '/admin/washRequest/{id}', ({ id }) => buildRequest({ id })),
  );
  const { unmount } = renderConsole('/staff', { as: 'delivery' });
  expect(await screen.findByText('予定の変更 追加2・外れ1')).toBeInTheDocument();
  await waitFor(() =>
    expect(said()).toEqual([
      '追加：14:00 集荷 原 美咲 様（受付番号 4）',
      '追加：13:00 集荷 森 美咲 様（受付番号 3）',
      expect.stringMatching(/^外れ：12:00 集荷 田中 美咲 様（受付番号 2）：予定が .+ に変わりました$/) as string,
    ]),
  );
  await waitFor(async () => expect((await recallDay('token'))?.changes).toHaveLength(3));
  unmount();
  rows = [...rows, abe];
  const second = renderConsole('/staff', { as: 'delivery' });
  expect(await screen.findByText('予定の変更 追加3・外れ1')).toBeInTheDocument();
  await second.user.click(screen.getByRole('button', { name: '予定の変更を閉じる' }));
  await waitFor(async () => expect((await recallDay('token'))?.changes).toEqual([]));
});

it('takes for the day that was seen none of another day, nor of somebody else', async () => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  const rows: Work[] = [{ ...stop(1, '伊藤', '10:00'), marked: [] }];
  api.use(
    on('get', '/admin/work', () => rows),
    on('get', '/admin/washRequest/{id}', ({ id }) => buildRequest({ id })),
  );
  const seenBy = async (id: number, readAt: number) => {
    session.start('token');
    const operator = { ...operatorOf(PEOPLE.delivery), id };
    await keepDay('token', { operator, rows: [], details: [], readAt });
    const { unmount } = renderConsole('/staff', { as: 'delivery' });
    await screen.findByText('のこり1件');
    await waitFor(async () => expect((await recallDay('token'))?.rows).toHaveLength(1));
    const isTold = screen.queryByText(/追加されました/) !== null;
    unmount();
    return isTold;
  };
  expect(await seenBy(PEOPLE.delivery.id, machineMillis())).toBe(true);
  expect(await seenBy(99, machineMillis())).toBe(false);
  expect(await seenBy(PEOPLE.delivery.id, machineMillis() - 24 * 3_600_000)).toBe(false);
});
