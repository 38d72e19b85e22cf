import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryRow } from '../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { API, api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { on } from '../../testing/answers';
import { catchDownloads, file } from '../../testing/downloads';
import { buildHistoryRow } from '../../testing/history-builder';
import { filterIn, listAddress } from '../../testing/list-address';
import { renderConsole } from '../../testing/render-console';

let rows: HistoryRow[];
let asked: Record<string, unknown>[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  rows = [buildHistoryRow()];
  asked = [];
  api.use(
    http.get(`${API}/admin/operationHistories`, ({ request }) => {
      asked.push(JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}') as Record<string, unknown>);
      return HttpResponse.json(rows, { headers: { 'Content-Range': `operationHistories 0-0/${rows.length}` } });
    }),
  );
});

const open = async (person: Person = 'leader', filter: object = {}) => {
  const rendered = renderConsole(listAddress('/staff/operation-histories', filter), { as: person });
  await screen.findByText(/^該当件数/);
  return rendered;
};
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

describe('an operation', () => {
  it('says when, who, to whom, and what with', async () => {
    await open();
    expect(cells()).toEqual([
      '11月20日(金) 09:15:30',
      '班長 太郎',
      '301 伊藤 美咲',
      '1001',
      '月8バッグ M（80L） 対面',
      'M（80L）',
      '4',
      '8',
      '3',
      '－',
      '入力',
    ]);
    expect(screen.getByRole('link', { name: '伊藤 美咲' })).toHaveAttribute('href', '/staff/customers/301');
  });

  it('of the system names no person', async () => {
    rows = [buildHistoryRow({ operation_user: '', operation_user_id: null })];
    await open();
    expect(screen.getByRole('cell', { name: 'システム' })).toBeInTheDocument();
  });

  it('that was taken back says so beside what it changed, and one that takes another back, too', async () => {
    const step = { field: 'staff_id', from: null, to: '5', from_name: null, to_name: '配達 太郎' };
    const undoes = { field: 'undoes', from: null, to: '70' };
    rows = [
      buildHistoryRow({ id: 71, operation_type: 10, changes: [undoes], undoes_id: 70 }),
      buildHistoryRow({ operation_type: 10, changes: [step], undone_by_id: 71 }),
    ];
    await open('leader', { operation_type: 10 });
    expect(screen.getByRole('cell', { name: '以前の変更を元に戻す操作' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '担当：未設定 → 配達 太郎 取り消し済み' })).toBeInTheDocument();
  });

  it.each([
    [1200, '+1,200円'],
    [-800, '-800円'],
    [0, '0円'],
  ])('of type 31 shows the difference of %d as %s', async (price_diff, shown) => {
    rows = [buildHistoryRow({ operation_type: 31, price: 5000, price_diff })];
    await open('leader', { operation_type: 31 });
    expect(screen.getByRole('columnheader', { name: '差額' })).toBeInTheDocument();
    expect(cells()).toContain(shown);
    expect(cells()).not.toContain('5,000円');
  });

  it('says how it was paid, and where a customer came from', async () => {
    rows = [buildHistoryRow({ operation_type: 17, payment_method_id: 2, referrer_code: '90' })];
    await open('leader', { operation_type: 17 });
    expect(screen.getByRole('columnheader', { name: '支払方法' })).toBeInTheDocument();
    expect(cells()).toEqual(expect.arrayContaining(['請求書', 'その他']));
  });

  it.each([36, 37] as const)('of type %d shows the words of then for the plan', async (operation_type) => {
    rows = [buildHistoryRow({ operation_type })];
    await open('leader', { operation_type });
    expect(cells()).toContain('当時のプラン名');
  });

  it.each([
    [21, { field: 'status', from: '3', to: '1' }, 'ステータス：審査中 → 有効'],
    [
      10,
      { field: 'staff_id', from: '7', to: '8', from_name: '集配 花子', to_name: '集配 次郎' },
      '担当：集配 花子 → 集配 次郎',
    ],
    [10, { field: 'staff_id', from: null, to: '8', from_name: null, to_name: '集配 次郎' }, '担当：未設定 → 集配 次郎'],
    [18, { field: 'something_new', from: '1', to: '2' }, 'something_new：1 → 2'],
    [31, { field: 'plan_id', from: 't8_1', to: 'tx_2' }, 'プラン：月8バッグ S（35L） 対面 → 単発（45L） 非対面'],
  ] as const)('of type %d says what it changed, in words', async (operation_type, change, words) => {
    rows = [buildHistoryRow({ operation_type, changes: [change] })];
    await open('leader', { operation_type });
    expect(cells()).toContain(words);
  });
});

describe('the search', () => {
  it.each([27, 28])('of type %d has no day', async (type) => {
    await open('leader', { operation_type: type, date: '2026-11-05' });
    expect(screen.queryByRole('combobox', { name: '日' })).not.toBeInTheDocument();
    expect(asked[0]).not.toHaveProperty('date');
  });

  it('offers the latest three months at most, and goes to the address bar', async () => {
    const { user, router } = await open();
    expect(within(screen.getByRole('combobox', { name: '年月' })).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(screen.getByRole('combobox', { name: '操作種別' }), '8 配達');
    await user.type(screen.getByRole('textbox', { name: '受付番号' }), '12');
    await user.click(screen.getByRole('button', { name: '検索' }));
    await waitFor(() =>
      expect(filterIn(router.state.location.search)).toEqual({ month: '2026-11', operation_type: '8', wreq_id: '12' }),
    );
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ operation_type: '8', wreq_id: '12' }));
  });

  it('without hits says so', async () => {
    rows = [];
    await open();
    expect(await screen.findByText(/条件に一致する操作はありません/)).toBeInTheDocument();
  });

  it.each<[Person, boolean]>([
    ['leader', true],
    ['delivery', true],
    ['wash', false],
  ])('of %s by name: %s', async (person, byName) => {
    await open(person);
    expect(screen.queryAllByRole('textbox', { name: '登録氏名' })).toHaveLength(byName ? 1 : 0);
  });
});

describe('the note', () => {
  const write = async (text: string) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '操作70の備考を編集' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), text);
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    return dialog;
  };

  it('is written in a modal and stands in its row', async () => {
    api.use(
      http.post(`${API}/admin/operationHistories/70/bikous`, async ({ request }) =>
        HttpResponse.json({ id: 70, ...((await request.json()) as object) }),
      ),
    );
    await write('電話で確認済み');
    expect(await screen.findByText('保存しました')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '操作70の備考を編集' })).toHaveTextContent('電話で確認済み');
  });

  it('keeps what was typed when it is refused', async () => {
    api.use(
      http.post(`${API}/admin/operationHistories/70/bikous`, () =>
        problem(422, { refusals: [{ code: 'too_long', field: 'bikou', params: { max: 500 } }] }),
      ),
    );
    const dialog = await write('長い');
    expect(await dialog.findByText('▲ 500文字以内で入力してください')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('長い');
  });
});

it('takes staff of the lowest type to the top page', async () => {
  renderConsole('/staff/operation-histories', { as: 'lowest' });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

describe('the files', () => {
  let saved: string[];
  beforeEach(() => {
    saved = catchDownloads();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const answering = (answer: (query: URLSearchParams) => Response) =>
    api.use(on('get', '/admin/operationHistories', ({ query }) => (query.has('format') ? answer(query) : rows)));

  it.each(['csv', 'xlsx'])('%s has all that the search found, under the name that the server gives', async (format) => {
    const queries: unknown[] = [];
    answering((query) => {
      queries.push([query.get('format'), JSON.parse(query.get('filter') ?? '')]);
      return file(`操作履歴_集荷_2026-11.${format}`);
    });
    const { user } = await open('wash', { month: '2026-11', operation_type: '5', wreq_id: '1001' });
    await user.click(screen.getByRole('button', { name: format === 'csv' ? 'CSV' : 'Excel' }));
    await waitFor(() => expect(saved).toEqual([`操作履歴_集荷_2026-11.${format}`]));
    expect(queries).toEqual([[format, { month: '2026-11', operation_type: '5', wreq_id: '1001' }]]);
  });

  it('say when there is nothing to put into them', async () => {
    answering(() => new HttpResponse(null, { status: 204 }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('ダウンロードするデータがありません')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('the operations of second factors', () => {
  const kinds = () =>
    within(screen.getByRole('combobox', { name: '操作種別' }))
      .getAllByRole('option')
      .map((option) => Number.parseInt(option.textContent ?? ''));

  it.each<[Person, number[]]>([
    ['admin', [42, 43, 44, 45]],
    ['manager', []],
    ['leader', []],
  ])('are for %s to search for: %j', async (person, offered) => {
    renderConsole(listAddress(`/${person === 'admin' ? 'admin' : 'staff'}/operation-histories`, {}), { as: person });
    await screen.findByText(/^該当件数/);
    expect(kinds().filter((kind) => kind >= 42 && kind <= 45)).toEqual(offered);
    expect(kinds()).toEqual(expect.arrayContaining([41, 46]));
  });

  it('are named where an address asks for one', async () => {
    await open('manager', { operation_type: 43 });
    expect(kinds().filter((kind) => kind >= 42 && kind <= 45)).toEqual([43]);
    expect(screen.getByRole('combobox', { name: '操作種別' })).toHaveValue('43');
  });
});
