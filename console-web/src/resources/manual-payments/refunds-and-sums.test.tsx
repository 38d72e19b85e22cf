import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManualPayment, ManualPaymentSum } from '../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import { PEOPLE } from '../../testing/builders';
import { listAddress } from '../../testing/list-address';
import { renderConsole } from '../../testing/render-console';

const refund = (overrides: Partial<ManualPayment> = {}): ManualPayment => ({
  id: 12,
  created_at: '2026-11-20 09:15:00',
  price: 6_630,
  count: 0,
  month: '2026-11',
  page_id: 4,
  payment_method_id: 2,
  status_id: 1,
  due_date: '2026-12-31',
  is_refund: true,
  payment_id: 5,
  is_unconfirmed: false,
  user_id: 301,
  name1: '伊藤',
  name2: '美咲',
  kana1: 'イトウ',
  kana2: 'ミサキ',
  company_name: null,
  bikou: '要返金',
  update_user_id: 0,
  update_name1: null,
  update_name2: null,
  updated_at: '2026-11-20 09:15:00',
  version: 1,
  ...overrides,
});

let row: ManualPayment;
let sums: ManualPaymentSum[];
let sent: unknown[];
let searched: unknown[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  row = refund();
  sums = [];
  sent = [];
  searched = [];
  api.use(
    on('get', '/payments/manualpayment', () => [row]),
    on('get', '/payments/manualpayment/sums', ({ query }) => {
      searched.push(JSON.parse(query.get('filter') ?? '{}'));
      return sums;
    }),
    on('post', '/payments/{id}/status', ({ id, body }) => {
      sent.push({ id, ...body });
      const version = row.version + 1;
      row = { ...row, status_id: body.status_id, version };
      const { status_id } = body;
      return { status_id, version, update_user_id: PEOPLE.manager.id, updated_at: '2026-11-25 09:00:00' };
    }),
  );
});

const open = async (filter?: object, as: 'manager' | 'admin' = 'manager') => {
  const path = `/${as === 'admin' ? 'admin' : 'staff'}/manual-payments`;
  const { user } = renderConsole(filter ? listAddress(path, filter) : path, { as });
  await screen.findByText(/^該当件数/);
  const choose = async (from: string, to: string) => {
    await user.click(screen.getByRole('button', { name: `決済12の対応状況「${from}」を更新` }));
    await user.selectOptions(screen.getByLabelText('決済12の対応状況'), to);
    await user.click(screen.getByRole('button', { name: '確定' }));
  };
  return { user, choose };
};

describe('a refund', () => {
  it('leads to the payment that goes back, where its numbers are, for whoever may see it', async () => {
    await open(undefined, 'admin');
    expect(screen.getByRole('link', { name: '決済 5' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/payments\/5$/),
    );
  });

  it.each([
    ['manager', 5],
    ['admin', null],
  ] as const)('leads nowhere for %s where the payment is %s', async (as, payment_id) => {
    row = refund({ payment_id });
    await open(undefined, as);
    expect(screen.queryByRole('link', { name: /^決済 / })).toBeNull();
  });

  it.each([
    ['対応済', '返金の完了', 'この操作では送金されません。', '返金済みにする', 2],
    ['対応不要', '返金しないことの確認', 'お客様へは返金されません。', '返金しない', 3],
  ])('said to be %s is asked about first', async (to, title, lead, submit, status_id) => {
    const { user, choose } = await open();
    await choose('未対応', to);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    for (const fact of ['伊藤 美咲（ID 301）', '6,630円', `未対応 → ${to}`])
      expect(dialog.getByText(fact)).toBeInTheDocument();
    expect(dialog.getByText(lead, { exact: false })).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await screen.findByText(`伊藤 美咲様の返金を「${to}」にしました`)).toBeInTheDocument();
    expect(sent).toMatchObject([{ id: 12, status_id }]);
  });

  it('that was made by mistake is set back, from the version that was left', async () => {
    const { user, choose } = await open();
    await choose('未対応', '対応済');
    await user.click(await screen.findByRole('button', { name: '返金済みにする' }));
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('伊藤 美咲様の返金を「未対応」に戻しました')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ id: 12, status_id: 1, version: 2 });
    expect(await screen.findByRole('button', { name: '決済12の対応状況「未対応」を更新' })).toBeInTheDocument();
  });

  it('that somebody else went on with is not set back', async () => {
    const { user, choose } = await open();
    await choose('未対応', '対応済');
    await user.click(await screen.findByRole('button', { name: '返金済みにする' }));
    const undo = await screen.findByRole('button', { name: '元に戻す' });
    api.use(on('post', '/payments/{id}/status', () => problem(409, { reason: 'stale', detail: '' })));
    await user.click(undo);
    expect(await screen.findByText('他の操作で内容が更新されたため、元に戻せませんでした')).toBeInTheDocument();
  });

  it('is not asked about when it is taken up again, nor is what is owed', async () => {
    row = refund({ status_id: 2 });
    const { choose } = await open();
    await choose('対応済', '未対応');
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each([
  ['2026-11-24', 1, true],
  ['2026-11-25', 1, false],
  ['2026-11-24', 2, false],
] as const)('due on %s, in status %i, is marked as overdue: %s', async (due_date, status_id, late) => {
  row = refund({ due_date, status_id, is_refund: false });
  await open();
  expect(screen.queryAllByText(/^期限超過 期限 2026/)).toHaveLength(late ? 1 : 0);
});

describe('the sums above the list', () => {
  const SEARCH = { from: '2026-11-01', to: '2026-11-20', user_id: 301, status_id: [1] };
  const shown = async () => {
    const list = within(await screen.findByRole('list', { name: '状況ごとの合計' }));
    return (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
  };
  beforeEach(() => {
    sums = [
      { status_id: 1, count: 3, price: 30_090, refund: 6_630, overdue: 2 },
      { status_id: 2, count: 1, price: 1_000, refund: 0, overdue: 0 },
    ];
  });

  it('are of the search, by status, and say how many are late', async () => {
    await open(SEARCH);
    expect(await shown()).toEqual(['未対応 3件30,090円返金 6,630円期限超過 2件', '対応済 1件1,000円']);
    expect(searched.at(-1)).toEqual({ ...SEARCH, from: '2026-11-01 00:00:00', to: '2026-11-20 23:59:59' });
  });

  it('say that they did not come, beside the list, and are asked for again', async () => {
    api.use(on('get', '/payments/manualpayment/sums', () => problem(503, { detail: 'ただいま混み合っています' })));
    const { user } = await open();
    expect(await screen.findByText('▲ 合計を表示できませんでした')).toBeInTheDocument();
    expect(screen.getByText('▲ ただいま混み合っています')).toBeInTheDocument();
    api.use(on('get', '/payments/manualpayment/sums', () => sums));
    await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(await shown()).toHaveLength(2);
    expect(screen.queryByText('▲ 合計を表示できませんでした')).not.toBeInTheDocument();
  });
});
