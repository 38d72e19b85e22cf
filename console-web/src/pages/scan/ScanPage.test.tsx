import { setServerTime } from '@laundry/web-kit/clock';
import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { API, api, problem } from '../../testing/api';
import { PEOPLE, type Person, buildRequest, buildWashed } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const TODAY = '2026-11-25 12:00:00';
const stop = (id: number, more: Partial<RequestDetail> = {}) =>
  buildRequest({
    id,
    staff_id: PEOPLE.delivery.id,
    count: 2,
    sched_pickup_dt: TODAY,
    sched_dt: TODAY,
    ...more,
  });
const code = (requestId: number, bag = 1) => labelCode({ requestId, bag });

let work: RequestDetail[];
let there: RequestDetail[];
let felt: unknown[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  felt = [];
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (pattern: unknown) => felt.push(pattern) });
  work = [stop(1, { name1: '伊藤' }), stop(2, { name1: '田中' })];
  there = work;
  api.use(
    on('get', '/admin/work', () => work.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => there.find((row) => row.id === id) ?? problem(404, {})),
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.restoreAllMocks();
});

const GOOD = [60];
const BAD = [200, 80, 200];

async function read(text: string, person: Person) {
  const rendered = renderConsole(`/${person === 'admin' ? 'admin' : 'staff'}/scan`, { as: person });
  const { user } = rendered;
  await user.type(await screen.findByRole('textbox', { name: 'ラベルのコード' }), `${text}{Enter}`);
  return rendered;
}

it('opens a driver’s stop of the day, with the bag in the hand', async () => {
  const { router, user } = await read(code(2, 2).toLowerCase(), 'delivery');
  const next = within(await screen.findByRole('region', { name: '次の予定' }));
  expect(next.getByText('田中 美咲 様')).toBeInTheDocument();
  expect(next.getByText('バッグ2を読み取りました。続けて記録できます。')).toBeInTheDocument();
  expect(felt).toEqual([GOOD]);
  // Whoever loads the day anew does not read the label again.
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/staff', state: null }));
  await user.click(await screen.findByRole('button', { name: '集荷済みにする' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('listitem', { name: 'バッグ2 読み取り済み' })).toBeInTheDocument();
  expect(dialog.getByRole('listitem', { name: 'バッグ1 未読み取り' })).toBeInTheDocument();
});

it('tells a driver of a bag that is none of the day, and nothing more', async () => {
  there = [...work, stop(3, { staff_id: PEOPLE.leader.id })];
  await read(code(3), 'delivery');
  expect(await screen.findByText(`今日の予定にないバッグです（${code(3)}）`)).toBeInTheDocument();
  expect(felt).toEqual([BAD]);
});

it('opens a driver’s stop without a line, as far as the device has the day', async () => {
  const { user, router } = renderConsole('/staff', { as: 'delivery' });
  await screen.findByText('のこり2件');
  await user.click(screen.getByRole('link', { name: 'ラベルを読み取る' }));
  const field = await screen.findByRole('textbox', { name: 'ラベルのコード' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.type(field, `${code(2)}{Enter}`);
  expect(await screen.findByText('田中 美咲 様', { selector: 'p' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff');
});

it('finds a stop that was given to a driver meanwhile', async () => {
  const { user } = renderConsole('/staff', { as: 'delivery' });
  await screen.findByText('のこり2件');
  work = [...work, stop(4, { name1: '森' })];
  there = work;
  await user.click(screen.getByRole('link', { name: 'ラベルを読み取る' }));
  await user.type(await screen.findByRole('textbox', { name: 'ラベルのコード' }), `${code(4)}{Enter}`);
  expect(await screen.findByText('森 美咲 様', { selector: 'p' })).toBeInTheDocument();
});

it('says without a line that it cannot tell of a bag that is none of the day', async () => {
  const { user } = renderConsole('/staff', { as: 'delivery' });
  await screen.findByText('のこり2件');
  await user.click(screen.getByRole('link', { name: 'ラベルを読み取る' }));
  const field = await screen.findByRole('textbox', { name: 'ラベルのコード' });
  api.use(http.get(`${API}/admin/work`, () => HttpResponse.error()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.type(field, `${code(3)}{Enter}`);
  expect(
    await screen.findByText('つながっていないため開けません。今日の予定のバッグは読み取れます。'),
  ).toBeInTheDocument();
});

it('opens the folding of a washed bag for wash staff', async () => {
  work = [buildWashed({ id: 5, count: 1, size: 1 })];
  there = work;
  await read(code(5), 'wash');
  const dialog = within(await screen.findByRole('dialog', { name: 'たたみ済みにする' }));
  expect(dialog.getByRole('listitem', { name: 'バッグ1 読み取り済み' })).toBeInTheDocument();
});

it('opens the page of a request that waits for neither washing nor folding, for wash staff', async () => {
  there = [stop(7, { status: 4 })];
  const { router } = await read(code(7), 'wash');
  expect(await screen.findByRole('heading', { name: '集配一覧詳細' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff/wash-requests-change/7');
});

it('opens the page of the request for the desk', async () => {
  const { router } = await read(code(1, 2), 'admin');
  expect(await screen.findByRole('heading', { name: '集配一覧詳細' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/wash-requests-change/1');
});

it.each<[string, string, string]>([
  ['of what is not there', code(9), `このラベルの集配は、終了したか担当外です（${code(9)}）`],
  ['of a bag that there is not', code(1, 3), 'バッグ3のラベルは使えません。この集配は2個です'],
  ['that is none', '284', 'ラベルとして読み取れないコードです'],
])('says of a label %s what it is', async (_, text, words) => {
  await read(text, 'admin');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(felt).toEqual([BAD]);
});

it('leads to the request all the same where its count is another by now', async () => {
  await read(code(1, 3), 'admin');
  expect(await screen.findByRole('link', { name: 'この集配を開く' })).toHaveAttribute(
    'href',
    '/admin/wash-requests-change/1',
  );
});

it('says where there is no camera that codes can be typed', async () => {
  renderConsole('/staff/scan', { as: 'wash' });
  expect(await screen.findByText('カメラを使えません。コードを入力してください。')).toBeInTheDocument();
});
