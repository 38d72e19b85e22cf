import { setServerTime } from '@laundry/web-kit/clock';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { api, listHandler, problem } from '../../../testing/api';
import { ASSIGN_CHOICES, PEOPLE, buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

const DRIVER = PEOPLE.delivery;
const stop = (id: number, name1: string, time: string, more: Partial<RequestDetail> = {}) =>
  buildRequest({
    id,
    name1,
    staff_id: DRIVER.id,
    send_addr_detail2: `神宮前1-1-${id}`,
    ...more,
    sched_pickup_dt: `2026-11-25 ${time}:00`,
    sched_dt: `2026-11-25 ${time}:00`,
  });

let stops: RequestDetail[];
let sent: unknown[];

beforeEach(() => {
  // Nine in Japan.
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  stops = [stop(1, '伊藤', '10:00'), stop(2, '田中', '10:10'), stop(3, '鈴木', '10:00'), stop(4, '林', '11:00')];
  sent = [];
  api.use(
    on('get', '/admin/work', () => stops.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => stops.find((row) => row.id === id) ?? problem(404, {})),
    on('put', '/admin/routeSheets/order', ({ body }) => void sent.push(body)),
  );
});
afterEach(() => vi.restoreAllMocks());

async function openDay() {
  const { user } = renderConsole('/staff', { as: 'delivery' });
  await user.click(await screen.findByRole('button', { name: '順番を変える' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: '順番を変える' })) };
}
type Dialog = Awaited<ReturnType<typeof openDay>>['dialog'];
const NAMES = ['伊藤', '田中', '鈴木', '林'];
const nameIn = (text: string | null) => NAMES.find((name) => text?.includes(name) === true);
const namesIn = (dialog: Dialog) => dialog.getAllByRole('listitem').map((row) => nameIn(row.textContent));
const stopsSent = (...ids: number[]) => ids.map((id) => ({ wash_request_id: id, seen_place: null }));

describe('a driver', () => {
  it('moves a stop by its buttons, hears where it is, and stores the order of the half hour', async () => {
    const { user, dialog } = await openDay();
    expect(dialog.getByRole('region', { name: '10:00～10:30' })).toBeInTheDocument();
    expect(dialog.queryByText(/林/)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '保存する' })).toBeDisabled();
    const up = dialog.getByRole('button', { name: '鈴木 美咲様の集荷を上へ' });
    await user.click(up);
    expect(dialog.getByRole('status')).toHaveTextContent('鈴木 美咲様の集荷は3件中2番目です');
    expect(up).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('status')).toHaveTextContent('3件中1番目');
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText('順番を変更しました')).toBeInTheDocument();
    expect(sent).toEqual([
      { staff_id: DRIVER.id, half_hours: [{ half_hour: '2026-11-25 10:00:00', stops: stopsSent(3, 1, 2) }] },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('drags a stop with a finger', async () => {
    const { dialog } = await openDay();
    const rows = dialog.getAllByRole('listitem');
    rows.forEach((row, place) =>
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ top: place * 50, height: 50 } as DOMRect),
    );
    const grip = within(rows[0]!).getByTitle('ドラッグして動かす');
    const finger = { pointerId: 7, button: 0 };
    fireEvent.pointerDown(grip, finger);
    fireEvent.pointerMove(window, { ...finger, clientY: 110 });
    expect(namesIn(dialog)).toEqual(['伊藤', '田中', '鈴木']);
    fireEvent.pointerUp(window, { ...finger, clientY: 140 });
    expect(namesIn(dialog)).toEqual(['田中', '鈴木', '伊藤']);
    fireEvent.pointerDown(within(dialog.getAllByRole('listitem')[0]!).getByTitle('ドラッグして動かす'), finger);
    fireEvent.pointerCancel(window, finger);
    expect(namesIn(dialog)[0]).toContain('田中');
  });

  it('is told at once that there is no line: nothing is queued', async () => {
    const { user, dialog } = await openDay();
    await user.click(dialog.getByRole('button', { name: '鈴木 美咲様の集荷を上へ' }));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await dialog.findByText(/順番の変更は未送信に入りません/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '保存する' })).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it('reads who was quicker, keeps what they had moved in sight, and begins anew when they say so', async () => {
    const { user, dialog } = await openDay();
    await user.click(dialog.getByRole('button', { name: '鈴木 美咲様の集荷を上へ' }));
    api.use(
      on('put', '/admin/routeSheets/order', () => {
        stops = stops.map((row) => ({ ...row, visit_place: { 2: 1, 1: 2, 3: 3 }[row.id] ?? null }));
        return problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています（課長 太郎、09:00）。' });
      }),
    );
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await dialog.findByText(/課長 太郎、09:00/)).toBeInTheDocument();
    const renew = await dialog.findByRole('button', { name: '最新の順番からやり直す' });
    expect(namesIn(dialog)[1]).toContain('鈴木');
    expect(dialog.getByRole('button', { name: '保存する' })).toBeDisabled();
    await user.click(renew);
    expect(namesIn(dialog)[0]).toContain('田中');
    expect(dialog.queryByText(/課長 太郎/)).not.toBeInTheDocument();
  });

  it('is asked before what they moved is given up', async () => {
    const { user, dialog } = await openDay();
    await user.click(dialog.getByRole('button', { name: '鈴木 美咲様の集荷を上へ' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: '入力内容を破棄しますか？' })).toBeInTheDocument();
  });

  it('has nothing to change where each half hour has one stop', async () => {
    stops = stops.slice(2);
    renderConsole('/staff', { as: 'delivery' });
    await screen.findByText('鈴木 美咲 様', { selector: 'p' });
    expect(screen.queryByRole('button', { name: '順番を変える' })).not.toBeInTheDocument();
  });
});

describe('the board of a day', () => {
  it('has the lanes in the stored order, and changes it for a driver', async () => {
    const { user } = renderConsole('/staff/assign-board?date=2026-11-25', { as: 'leader' });
    stops = stops.map((row) => ({ ...row, visit_place: { 3: 1, 1: 2, 2: 3 }[row.id] ?? null }));
    api.use(
      listHandler(stops),
      on('get', '/admin/washRequest/assignChoices', () => [...ASSIGN_CHOICES]),
    );
    const lane = within((await screen.findByRole('rowheader', { name: /^配達 太郎/ })).closest('tr')!);
    const buttons = lane.getAllByRole('button', { name: /集荷 .* 美咲様/ });
    expect(buttons.map((each) => nameIn(each.getAttribute('aria-label')))).toEqual(['鈴木', '伊藤', '田中', '林']);
    await user.click(lane.getByRole('button', { name: '配達 太郎の順番を変える' }));
    const dialog = within(await screen.findByRole('dialog', { name: '配達 太郎の順番を変える' }));
    await user.click(dialog.getByRole('button', { name: '鈴木 美咲様の集荷を下へ' }));
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      staff_id: DRIVER.id,
      half_hours: [
        {
          stops: [{ wash_request_id: 1, seen_place: 2 }, { wash_request_id: 3, seen_place: 1 }, { wash_request_id: 2 }],
        },
      ],
    });
  });
});
