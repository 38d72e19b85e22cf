import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProgressRow } from '../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { api } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { listAddress } from '../../testing/list-address';
import { renderConsole } from '../../testing/render-console';

const row = (overrides: Partial<ProgressRow> = {}): ProgressRow => ({
  dt: '2026-11-25 11:00:00',
  staff_id: 4,
  staff_name1: '洗濯',
  staff_name2: '太郎',
  status: 2,
  wash_request_id: 1001,
  user_id: 301,
  name1: '伊藤',
  name2: '美咲',
  count: 1.5,
  ...overrides,
});

let rows: ProgressRow[];
let asked: string[][][];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  rows = [
    row(),
    row({ wash_request_id: 1002, user_id: 302, name1: '田中', staff_id: null, staff_name1: null, staff_name2: null }),
  ];
  asked = [];
  api.use(
    on('get', '/admin/washRequest/progress', ({ query }) => {
      asked.push([...query]);
      return rows;
    }),
  );
});

const open = async (person: Person = 'manager', filter?: object) => {
  const path = `/${person === 'admin' ? 'admin' : 'staff'}/progress-management`;
  const rendered = renderConsole(filter === undefined ? path : listAddress(path, filter), { as: person });
  await screen.findByText(/^該当件数/);
  return rendered;
};

it.each<Person>(['admin', 'manager'])('opens for %s with what was washed today', async (person) => {
  await open(person);
  expect(screen.getByText('該当件数：2件')).toBeInTheDocument();
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    from: '2026-11-25 00:00:00',
    to: '2026-11-25 23:59:59',
  });
  expect(asked.at(-1)?.filter(([name]) => name?.startsWith('status'))).toEqual([['status', '2']]);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    ...['11月25日(水) 11:00', '洗濯 太郎', '洗濯済', '301:伊藤 美咲', '1.5', '1001'],
    ...['11月25日(水) 11:00', '担当なし', '洗濯済', '302:田中 美咲', '1.5', '1002'],
  ]);
  expect(screen.getByRole('link', { name: '田中 美咲' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/customers\/302$/),
  );
});

it('opens with every stage while nothing was washed today', async () => {
  rows = [row({ status: 1 }), row({ status: 4 })];
  await open();
  expect(screen.getByRole('combobox', { name: 'ステータス' })).toHaveDisplayValue('すべて');
  expect(asked.at(-1)?.some(([name]) => name?.startsWith('status'))).toBe(false);
});

it('opens with what was washed on a day without any work', async () => {
  rows = [];
  await open();
  expect(screen.getByRole('combobox', { name: 'ステータス' })).toHaveDisplayValue('洗濯済');
});

it('asks for a member of staff and every stage', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '洗濯 太郎');
  await user.selectOptions(screen.getByRole('combobox', { name: 'ステータス' }), 'すべて');
  await user.click(screen.getByRole('button', { name: '検索' }));
  await waitFor(() =>
    expect(
      asked
        .at(-1)
        ?.map(([name]) => name)
        .sort(),
    ).toEqual(['from', 'staff_id', 'to']),
  );
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ staff_id: '4' });
});

it.each([
  ['３０１', 1],
  ['30', 0],
  ['田中美', 1],
  ['美咲', 2],
])('finds %s by the whole id or a part of the name', async (user, count) => {
  await open('manager', { from: '2026-11-25', to: '2026-11-25', status: '2', user });
  expect(screen.getByText(`該当件数：${count}件`)).toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => {
    const phone = (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width'), media: query });
    vi.stubGlobal('matchMedia', phone);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [{}, '2026/11/25・洗濯済'],
    [{ from: '2026-11-20', to: '2026-11-25', status: 'all' }, '2026/11/20～2026/11/25・すべてのステータス'],
  ])('the folded fields of %o still say the days and the stage', async (filter, summary) => {
    await open('manager', filter);
    expect(screen.getByRole('button', { name: '条件を変更' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(summary)).toBeInTheDocument();
  });
});

it('refuses more than a month', async () => {
  await open('manager', { from: '2026-10-01', to: '2026-11-25', status: '2' });
  expect(screen.getByText('▲ 期間は1か月以内で指定してください')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '検索' })).toBeDisabled();
});

it.each<Person>(['leader', 'wash', 'delivery', 'lowest'])('takes %s, who may not, to the top page', async (person) => {
  renderConsole('/staff/progress-management', { as: person });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});
