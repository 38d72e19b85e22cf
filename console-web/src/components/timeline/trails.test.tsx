import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import type { Area, PriceRow, TrailEntry, Venue } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, detailHandler, problem } from '../../testing/api';
import { buildRequest } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

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
const VENUE: Venue = {
  id: 1,
  code: 'SHIBUYA01',
  name: '渋谷タワー',
  provider_name: '渋谷不動産',
  property_name: '渋谷タワー',
  default_lang: 'ja',
  pickup_delivery_types: [2],
  register_url: 'https://laundry.example',
  version: 2,
};
const HOUR: PriceRow = {
  id: 1,
  wreq_time: '13:00:00',
  delivery_type: 1,
  version: 2,
  week1: 2_900,
  week2: 2_900,
  week3: 2_900,
  week4: 2_900,
  week5: 2_900,
  week6: null,
};
const SAME_AREA = { field: 'zipcode', from: '15001', to: '15001' };
const entry = (id: number, overrides: Partial<TrailEntry> = {}): TrailEntry => ({
  id,
  search_timestamp: '2026-11-24 10:00:00',
  operation_user_id: 3,
  operation_user: '班長 太郎',
  bikou: '',
  operation_type: 40,
  undoes_id: null,
  undone_by_id: null,
  changes: [SAME_AREA, { field: 'end_time', from: '20:00', to: '22:00' }],
  ...overrides,
});

let asked: string[];
const answering =
  (...entries: TrailEntry[]) =>
  ({ query }: { query: URLSearchParams }) => {
    asked.push(query.get('range') ?? '');
    return entries;
  };

beforeEach(() => {
  asked = [];
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
});

describe('the trail of a record of a list', () => {
  it('of an area is read when it is asked for, and says from what to what', async () => {
    api.use(
      on('get', '/admin/areaInfos', () => [AREA]),
      on('get', '/admin/areaInfos/{id}/history', answering(entry(7))),
    );
    const { user } = renderConsole('/staff/area-infos', { as: 'manager' });
    const button = await screen.findByRole('button', { name: '15001の変更履歴を表示' });
    expect(asked).toEqual([]);
    await user.click(button);
    const trail = within(await screen.findByRole('list', { name: '15001の変更履歴' }));
    expect(trail.getByRole('listitem')).toHaveTextContent(
      /^11月24日\(火\) 10:00提供エリア変更班長 太郎.*終了時刻：20:00 → 22:00$/,
    );
    expect(asked).toEqual(['[0,29]']);
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('of a venue says so where nothing was recorded', async () => {
    api.use(
      on('get', '/admin/venues', () => [VENUE]),
      on('get', '/admin/venues/{id}/history', answering()),
    );
    const { user } = renderConsole('/staff/venues', { as: 'manager' });
    await user.click(await screen.findByRole('button', { name: '渋谷タワーの変更履歴を表示' }));
    expect(await screen.findByText('変更の記録はありません')).toBeInTheDocument();
  });

  it('of an hour of the price grid is below the price, read when it is unfolded', async () => {
    const changes = [
      { field: 'row', from: null, to: '1 13:00:00' },
      { field: 'week2', from: '2900', to: '3100' },
    ];
    api.use(
      on('get', '/admin/onetimePayments', () => [HOUR]),
      on('get', '/admin/onetimePayments/{id}/history', answering(entry(7, { operation_type: 30, changes }))),
    );
    const { user } = renderConsole('/staff/onetime-payments', { as: 'manager' });
    await user.click(await screen.findByRole('button', { name: '翌日の配達 火曜日 13:00の料金「2,900」を変更' }));
    expect(asked).toEqual([]);
    await user.click(await screen.findByText('翌日の配達 13:00の変更履歴'));
    expect(await screen.findByText('火曜：2,900円 → 3,100円')).toBeInTheDocument();
    expect(screen.queryByText(/^対象：/)).not.toBeInTheDocument();
  });

  it('is read again where it did not come', async () => {
    let isDown = true;
    api.use(
      on('get', '/admin/areaInfos', () => [AREA]),
      on('get', '/admin/areaInfos/{id}/history', () => (isDown ? problem(404, {}) : [entry(7)])),
    );
    const { user } = renderConsole('/staff/area-infos', { as: 'manager' });
    await user.click(await screen.findByRole('button', { name: '15001の変更履歴を表示' }));
    const again = await screen.findByRole('button', { name: 'もう一度読み込む' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('終了時刻：20:00 → 22:00')).toBeInTheDocument();
  });
});

describe('the trail of a request', () => {
  const { changes: _, ...KNOWN } = entry(5, { operation_type: 10 });
  const open = () => {
    api.use(detailHandler(() => buildRequest({ history: [KNOWN] })));
    return renderConsole('/staff/wash-requests-change/1001', { as: 'leader' });
  };
  const section = async () => within(await screen.findByRole('region', { name: '操作の記録' }));

  it('says from what to what, and is narrowed by what was done and by whom', async () => {
    const changes = [{ field: 'staff_id', from: null, to: '8', from_name: null, to_name: '集配 次郎' }];
    const stamped = {
      operation_type: 5,
      operation_user_id: 8,
      operation_user: '集配 次郎',
      changes: [],
      bikou: '玄関前',
    };
    api.use(
      on(
        'get',
        '/admin/washRequest/{id}/history',
        answering(entry(6, stamped), entry(5, { operation_type: 10, changes })),
      ),
    );
    const { user } = open();
    const part = await section();
    expect(await part.findByText('担当：未設定 → 集配 次郎')).toBeInTheDocument();
    expect(part.getByText('玄関前')).toBeInTheDocument();
    await user.selectOptions(part.getByLabelText('操作'), '集荷');
    expect(part.getAllByRole('listitem')).toHaveLength(1);
    await user.selectOptions(part.getByLabelText('操作者'), '班長 太郎');
    expect(part.getByText('条件に一致する操作はありません')).toBeInTheDocument();
    await user.selectOptions(part.getByLabelText('操作'), 'すべての操作');
    expect(part.getByRole('listitem')).toHaveTextContent('担当割当');
  });

  it('stands as the request itself knows it where it does not come', async () => {
    api.use(on('get', '/admin/washRequest/{id}/history', () => problem(503, {})));
    open();
    expect((await section()).getByRole('listitem')).toHaveTextContent('担当割当班長 太郎');
  });
});

it('a long trail is read on as far as it is wanted, and says that only what is here is narrowed', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => entry(100 - n, { operation_type: n === 0 ? 22 : 18, changes: [] }));
  api.use(
    on('get', '/admin/areaInfos', () => [AREA]),
    on('get', '/admin/areaInfos/{id}/history', ({ query }) => {
      asked.push(query.get('range') ?? '');
      return query.get('range') === '[0,29]' ? rows : [...rows, entry(1)];
    }),
  );
  const { user } = renderConsole('/staff/area-infos', { as: 'manager' });
  await user.click(await screen.findByRole('button', { name: '15001の変更履歴を表示' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('操作'), '残数変更');
  expect(screen.getByText('読み込み済みの30件から絞り込んでいます')).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('操作'), 'すべての操作');
  await user.click(screen.getByRole('button', { name: 'さらに表示' }));
  expect(await screen.findByText('終了時刻：20:00 → 22:00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'さらに表示' })).not.toBeInTheDocument();
  expect(asked).toEqual(['[0,29]', '[0,59]']);
});
