import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import type { Area, HistoryRow, TrailEntry } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { buildHistoryRow } from '../../testing/history-builder';
import { renderConsole } from '../../testing/render-console';
import { buildUser } from '../../testing/user-builder';

const AREA: Area = {
  id: 1,
  zipcode: '15001',
  prefecture: '東京都',
  address: '渋谷区',
  start_time: '10:00',
  end_time: '22:00',
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
  bikou: '',
  version: 2,
};
const entry = (id: number, overrides: Partial<TrailEntry> = {}): TrailEntry => ({
  id,
  search_timestamp: '2026-11-24 10:00:00',
  operation_user_id: 3,
  operation_user: '班長 太郎',
  bikou: '',
  operation_type: 40,
  undoes_id: null,
  undone_by_id: null,
  changes: [{ field: 'end_time', from: '20:00', to: '22:00' }],
  ...overrides,
});
const UNDOES = { field: 'undoes', from: null, to: '7' };
const BACK = entry(9, {
  search_timestamp: '2026-11-25 09:00:00',
  undoes_id: 7,
  changes: [{ field: 'end_time', from: '22:00', to: '20:00' }, UNDOES],
});

let trail: readonly TrailEntry[];
let undone: number[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  trail = [entry(7), entry(5, { changes: [{ field: 'bikou', from: null, to: '' }] })];
  undone = [];
  api.use(
    on('get', '/admin/areaInfos', () => [AREA]),
    on('get', '/admin/areaInfos/{id}/history', () => [...trail]),
    on('post', '/admin/areaInfos/{id}/history/{entry}/undo', ({ id }) => {
      undone.push(id);
      trail = [BACK, entry(7, { undone_by_id: 9 }), ...trail.slice(1)];
      return { ...AREA, end_time: '20:00', version: 3 };
    }),
  );
});

const open = async () => {
  const { user } = renderConsole('/staff/area-infos', { as: 'manager' });
  await user.click(await screen.findByRole('button', { name: '15001の変更履歴を表示' }));
  await screen.findByRole('list', { name: '15001の変更履歴' });
  return user;
};
const ways = () => screen.queryAllByRole('button', { name: /^11月.*を元に戻す$/ });
const UNDO = { name: '11月24日(火) 10:00の提供エリア変更を元に戻す' };

describe('an entry of a trail', () => {
  it('is taken back after it was shown what will be, and leads to the one that did', async () => {
    const user = await open();
    expect(ways()).toHaveLength(1);
    await user.click(screen.getByRole('button', UNDO));
    const dialog = within(await screen.findByRole('dialog', { name: '変更を元に戻す' }));
    expect(dialog.getByText('11月24日(火) 10:00 提供エリア変更 班長 太郎')).toBeInTheDocument();
    expect(dialog.getByText('終了時刻：22:00 → 20:00')).toBeInTheDocument();
    expect(undone).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('元に戻しました')).toBeInTheDocument();
    const mark = await screen.findByRole('button', { name: /^取り消し済み（.*09:00）$/ });
    expect(undone).toEqual([1]);
    expect(mark.closest('li')).toHaveFocus();
    await user.click(mark);
    const back = screen.getByRole('button', { name: '11月24日(火) 10:00の変更を元に戻した操作' });
    expect(back.closest('li')).toHaveFocus();
    expect(screen.queryByText('以前の変更を元に戻す操作')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', UNDO)).not.toBeInTheDocument();
  });

  it('says who was first, and when, and is read again', async () => {
    const detail = 'この項目はその後変更されているため、元に戻せません（課長 花子、11月25日(水) 08:50）';
    api.use(
      on('post', '/admin/areaInfos/{id}/history/{entry}/undo', () => {
        trail = [entry(8, { changes: [{ field: 'end_time', from: '22:00', to: '21:00' }] }), ...trail];
        return problem(409, { reason: 'stale', detail });
      }),
    );
    const user = await open();
    await user.click(screen.getByRole('button', UNDO));
    const dialog = within(await screen.findByRole('dialog', { name: '変更を元に戻す' }));
    await user.click(dialog.getByRole('button', { name: '元に戻す' }));
    expect(await dialog.findByText(`▲ ${detail}`)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    expect(await screen.findByText('終了時刻：22:00 → 21:00')).toBeInTheDocument();
    expect(ways()).toHaveLength(1);
  });

  it('is left as it is, and the keyboard with it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', UNDO));
    await screen.findByRole('dialog', { name: '変更を元に戻す' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', UNDO)).toHaveFocus());
    expect(undone).toEqual([]);
  });
});

describe('the history of a customer', () => {
  const row = (id: number, changes: HistoryRow['changes'], operation_type: HistoryRow['operation_type'] = 18) =>
    buildHistoryRow({ id, changes, operation_type, wreq_id: null });

  it.each<[Person, number]>([
    ['admin', 2],
    ['manager', 1],
    ['leader', 0],
  ])('offers %s the way back of %i, what they may set', async (person, count) => {
    api.use(
      on('get', '/admin/users/{id}', () => buildUser()),
      on('get', '/admin/washRequests/{id}', () => []),
      on('get', '/admin/users/{id}/ledger', () => []),
      on('get', '/admin/users/{id}/payments', () => []),
      on('get', '/admin/users/{id}/mails', () => []),
      on('get', '/payments/manualpayment/sums', () => []),
      on('get', '/admin/users/{id}/history', () => [
        row(6, [{ field: 'weight', from: '2', to: '1' }]),
        row(5, [{ field: 'laundry_type', from: '1', to: '2' }]),
        row(4, [{ field: 'management_notes', from: null, to: null }]),
        row(3, [{ field: 'available_request_count', from: '1', to: '2' }], 22),
        row(2, [{ field: 'staff_id', from: '1', to: '2' }], 10),
      ]),
    );
    const { user } = renderConsole(`/${person === 'admin' ? 'admin' : 'staff'}/customers/301`, { as: person });
    await user.click(await screen.findByRole('tab', { name: '操作履歴' }));
    expect(await screen.findByText('たたみ工数：1.0 → 0.8')).toBeInTheDocument();
    expect(ways()).toHaveLength(count);
  });
});
