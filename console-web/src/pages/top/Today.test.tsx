import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Today } from '../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { filterIn } from '../../testing/list-address';
import { renderConsole } from '../../testing/render-console';
import { QUIET_DAY } from '../../testing/today-builder';

const DAY = { from: '2026-11-25 00:00:00', to: '2026-11-25 23:59:59' };
const HOUSE = { from: '2026-11-07 00:00:00', to: '2026-12-04 23:59:59' };
const BUSY: Today = {
  ...QUIET_DAY,
  stages: [
    { status: 0, count: 8, ...DAY },
    { status: 1, count: 2, ...HOUSE },
    { status: 3, count: 5, ...DAY },
  ],
  late: 2,
  unassigned: 4,
  staffs: [
    { staff_id: null, name1: null, name2: null, pickups: 4, deliveries: 0, done: 0 },
    { staff_id: 5, name1: '配達', name2: '太郎', pickups: 3, deliveries: 1, done: 2 },
  ],
  days: [
    { date: '2026-11-25', is_holiday: false, used: 10, limit: 10, deliveries: 1 },
    { date: '2026-11-26', is_holiday: true, used: 0, limit: null, deliveries: 0 },
  ],
  reviews: 1,
  payments: { count: 3, price: 36_000 },
  failed_mails: 1,
  failed_orders: 0,
  failed_jobs: 0,
  payment_differences: 2,
};

let day: Today;
beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  day = BUSY;
  api.use(on('get', '/admin/today', () => day));
});

async function open(person: Person = 'admin') {
  const rendered = renderConsole(person === 'admin' ? '/admin' : '/staff', { as: person });
  await screen.findByRole('heading', { name: person === 'admin' ? '管理者トップ' : 'スタッフトップ' });
  await screen.findByRole('region', { name: '今日の確認' });
  return rendered;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const links = (name: string) =>
  part(name)
    .getAllByRole('link')
    .map((link) => {
      const [path = '', query = ''] = (link.getAttribute('href') ?? '').split('?');
      return [link.textContent, path, filterIn(query)];
    });

it('leads from each number to the list that it counts, late and nobody’s first', async () => {
  await open();
  expect(links('今日の確認')).toEqual([
    ['遅れ2件', '/admin/wash-requests', { from: '2026-11-07', to: '2026-11-25', late: '1' }],
    [
      '未割当4件',
      '/admin/wash-requests',
      { from: '2026-11-25', to: '2026-11-25', staff_id: 'none', status: [0, 1, 2, 4] },
    ],
    ['審査待ち1件', '/admin/company-reviews', {}],
    ['手動決済36,000円3件', '/admin/manual-payments', { from: '2020-01-01', to: '2026-11-25', status_id: [1] }],
    ['メール失敗1件', '/admin/failures', {}],
    ['連携失敗0件', '/admin/failures', {}],
    ['処理失敗0件', '/admin/failures', {}],
    ['決済の相違2件', '/admin/payment-differences', {}],
  ]);
});

it('shows how far the day is, by stage', async () => {
  await open();
  expect(links('今日の進み具合')).toEqual([
    ['未対応8今日これから', '/admin/wash-requests', { from: '2026-11-25', to: '2026-11-25', status: [0] }],
    ['集荷済2洗濯を待つ', '/admin/wash-requests', { from: '2026-11-07', to: '2026-12-04', status: [1] }],
    ['配達済5今日の配達', '/admin/wash-requests', { from: '2026-11-25', to: '2026-11-25', status: [3] }],
  ]);
});

it('shows whose it is, and the week’s places', async () => {
  await open();
  expect(
    part('担当ごとの今日')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['未割当集荷 4・配達 0　済み 0', '配達 太郎集荷 3・配達 1　済み 2']);
  expect(
    part('これから7日間の受付')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['11月25日(水)満　集荷 10／上限 10　配達 1', '11月26日(木)休業日　集荷 0（上限なし）　配達 0']);
});

it('says that nothing waits, and leaves out what is not theirs', async () => {
  day = QUIET_DAY;
  await open('lowest');
  expect(screen.getByText('対応が必要なものはありません')).toBeInTheDocument();
  expect(links('今日の確認').map(([text]) => text)).toEqual(['遅れ0件', '未割当0件']);
});

it('says that the figures of today could not be loaded', async () => {
  api.use(on('get', '/admin/today', () => problem(500, {})));
  renderConsole('/admin', { as: 'admin' });
  expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
});

describe('what was done at a stop and was not taken', () => {
  const REPORT = {
    id: 70,
    wreq_id: 12,
    user_id: 5,
    operation_user: '前野 進',
    act: 1 as const,
    made_at: '2026-11-25 08:40:00',
    count: 3,
    user: '田中 美咲',
    company: '',
    status: 0 as const,
    staff_name: '次野 守',
    refusal: null,
    is_recorded: false,
    settled_id: null,
  };
  const ENDED = { ...REPORT, id: 69, wreq_id: 13, act: 3 as const, count: null, status: null, staff_name: null };

  it('is no quiet day while it is not known', async () => {
    day = QUIET_DAY;
    api.use(on('get', '/admin/actReports', () => problem(500, {})));
    await open('leader');
    expect(
      await screen.findByText('記録できなかった現場の操作があるかどうかを確認できませんでした'),
    ).toBeInTheDocument();
    expect(screen.queryByText('対応が必要なものはありません')).not.toBeInTheDocument();
  });

  it('is shown to who steers the day until it is closed; a quiet day is none', async () => {
    day = QUIET_DAY;
    let reports: (typeof REPORT | typeof ENDED)[] = [REPORT, ENDED];
    api.use(
      on('get', '/admin/actReports', () => reports),
      on('post', '/admin/actReports/{id}/close', ({ id }) => {
        reports = reports.filter((report) => report.id !== id);
        return undefined;
      }),
    );
    const { user } = await open('leader');
    const shown = within(await screen.findByRole('region', { name: '記録できなかった現場の操作 2件' }));
    expect(shown.getAllByText(/^前野 進さん/)[0]).toHaveTextContent('前野 進さん 集荷済み 3個（11月25日(水) 08:40）');
    expect(shown.getByText('いまの依頼：未対応・担当 次野 守')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: '田中 美咲 様（受付番号 12）' })).toHaveAttribute(
      'href',
      '/staff/wash-requests-change/12',
    );
    expect(shown.getByText('依頼は取り消されています')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: /受付番号 13/ })).toHaveAttribute('href', '/staff/customers/5');
    expect(screen.queryByText('対応が必要なものはありません')).not.toBeInTheDocument();
    for (const left of [1, 0]) {
      await user.click(screen.getAllByRole('button', { name: /を確認済みにする$/ })[0]!);
      await screen.findByRole('region', { name: `記録できなかった現場の操作 ${left}件` });
    }
    expect(await screen.findByText('対応が必要なものはありません')).toBeInTheDocument();
  });
});
