import { setServerTime } from '@laundry/web-kit/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InsightFigures, InsightTotal, Insights } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const NONE: InsightFigures = {
  from: '2026-11-01',
  to: '2026-11-01',
  requests: 0,
  bags: 0,
  deliveries: 0,
  legs_due: 0,
  legs_on_time: 0,
  limited_places: 0,
  limited_used: 0,
  revenue: 0,
  new_customers: 0,
  left_customers: 0,
  customers: 0,
};
const total = (more: Partial<InsightTotal>): InsightTotal => ({ ...NONE, active_customers: 0, ...more });
const NOTHING: Insights = {
  by: 'day',
  total: total({}),
  before: total({}),
  buckets: [NONE],
  revenue: [],
  staffs: [],
};
const BUSY: Insights = {
  by: 'day',
  total: total({ requests: 1_250, bags: 9, legs_due: 4, legs_on_time: 3, revenue: 38_000, customers: 3 }),
  before: total({ requests: 1_000, bags: 0, legs_due: 2, legs_on_time: 2, revenue: 40_000, customers: 3 }),
  buckets: [
    { ...NONE, requests: 2, bags: 5, legs_due: 4, legs_on_time: 3, customers: 3, revenue: 37_900 },
    { ...NONE, from: '2026-11-02', to: '2026-11-02', customers: 3 },
  ],
  revenue: [{ plan_part: 't8', way: 'paypay', payments: 2, amount: 37_900, amount_before: 40_000 }],
  staffs: [
    {
      staff_id: 5,
      name1: '洗川',
      name2: '泉',
      picked_up: 0,
      washed: 3,
      folded: 2.5,
      delivered: 0,
      wash_minutes: 65,
      fold_minutes: 0,
      reports: 1,
    },
    {
      staff_id: null,
      name1: null,
      name2: null,
      picked_up: 1,
      washed: 0,
      folded: 0,
      delivered: 0,
      wash_minutes: 0,
      fold_minutes: 0,
      reports: 0,
    },
  ],
};

let insights: Insights;
let asked: string[];
beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  insights = BUSY;
  asked = [];
  api.use(
    on('get', '/admin/insights', ({ query }) => {
      asked.push(query.toString());
      return query.has('format') ? new HttpResponse(null, { status: 204 }) : insights;
    }),
  );
});

async function open(query = '') {
  const rendered = renderConsole(`/admin/insights${query}`, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: '集計' });
  return rendered;
}
const cellsOf = async (name: string) => {
  const table = within(await screen.findByRole('table', { name }));
  return table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
};

it('begins with this month by day, and says how it differs from what was before', async () => {
  await open();
  const totals = within(await screen.findByRole('region', { name: '期間の合計' }));
  expect(asked).toEqual(['from=2026-11-01&to=2026-11-25&by=day']);
  const figure = (label: string) => totals.getByText(label).parentElement?.textContent;
  expect(figure('依頼')).toBe('依頼1,250前の期間 1,000+25%');
  expect(figure('集荷バッグ')).toBe('集荷バッグ9前の期間 0');
  expect(figure('時間内の割合')).toBe('時間内の割合75%前の期間 100%−25pt');
  expect(figure('受付の割合')).toBe('受付の割合—前の期間 —');
  expect(figure('入金')).toBe('入金38,000円前の期間 40,000円−5%');
  expect(figure('お客様（期末）')).toBe('お客様（期末）3前の期間 3±0%');
});

it('has every chart’s values in a table beside it', async () => {
  await open();
  expect(await cellsOf('依頼とバッグの表')).toEqual([
    ['期間', '依頼', '集荷バッグ', '配達'],
    ['11/1', '2', '5', '0'],
    ['11/2', '0', '0', '0'],
  ]);
  expect(await cellsOf('時間内の集配の表')).toEqual([
    ['期間', '集配', '時間内', '時間内の割合'],
    ['11/1', '4', '3', '75%'],
    ['11/2', '0', '0', '—'],
  ]);
  expect(await cellsOf('プラン・支払方法ごとの入金の表')).toEqual([
    ['プラン', '支払方法', '件数', '入金', '前の期間'],
    ['月8バッグ', 'PayPay', '2', '37,900円', '40,000円'],
  ]);
  expect((await cellsOf('担当ごとの作業の表')).slice(1)).toEqual([
    ['洗川 泉', '0', '3', '2.5', '0', '1:05', '0:00', '1'],
    ['担当なし', '1', '0', '0', '0', '0:00', '0:00', '0'],
  ]);
  const charts = screen.getAllByRole('img', { name: /のグラフ。値は表にあります$/ });
  expect(charts).toHaveLength(screen.getAllByRole('table').length);
});

it('keeps span and step in the address', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '直近12か月' }));
  expect(router.state.location.search).toBe('?from=2025-12-01&to=2026-11-30&by=month');
  await user.selectOptions(screen.getByRole('combobox', { name: '区切り' }), '週別');
  expect(router.state.location.search).toBe('?from=2025-12-01&to=2026-11-30&by=week');
  await waitFor(() => expect(asked.at(-1)).toBe('from=2025-12-01&to=2026-11-30&by=week'));
});

it('says that a span is too long instead of asking for it', async () => {
  await open('?from=2026-01-01&to=2026-11-25&by=day');
  expect(await screen.findByText('期間は、日別は92日、週別・月別は366日以内で指定してください')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('asks for a table as a file, and says when there is nothing in it', async () => {
  const { user } = await open();
  const files = within(await screen.findByRole('group', { name: '担当ごとの作業のファイル' }));
  await user.click(files.getByRole('button', { name: 'Excel' }));
  await vi.waitFor(() => expect(asked).toContain('from=2026-11-01&to=2026-11-25&by=day&table=staffs&format=xlsx'));
});

it('says that there is nothing', async () => {
  insights = NOTHING;
  await open();
  expect(await screen.findByText('この期間の記録はありません')).toBeInTheDocument();
});

it('says that it did not come', async () => {
  api.use(on('get', '/admin/insights', () => problem(500, {})));
  await open();
  expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
});

it.each<Person>(['manager', 'leader'])('is closed to a %s', async (person) => {
  renderConsole('/staff/insights', { as: person });
  expect(await screen.findByText('この画面を開く権限がありません')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
