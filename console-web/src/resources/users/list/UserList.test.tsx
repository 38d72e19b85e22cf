import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { components } from '@laundry/backend/api';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { type Person, buildRequest } from '../../../testing/builders';
import { catchDownloads, file } from '../../../testing/downloads';
import { filterIn, listAddress } from '../../../testing/list-address';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';

let rows: ConsoleUser[];
let total: number;
let asked: URL[];
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  rows = [buildUser()];
  total = 1;
  asked = [];
  sent = [];
  api.use(
    http.get(`${API}/admin/users`, ({ request }) => {
      asked.push(new URL(request.url));
      const headers = { 'Content-Range': `users 0-0/${total}`, 'X-Active-Count': '26' };
      return HttpResponse.json(rows, { headers });
    }),
    http.post(`${API}/admin/users/:id/:field`, async ({ request, params }) => {
      const body = (await request.json()) as object;
      sent.push({ path: `${String(params['id'])}/${String(params['field'])}`, body });
      rows = rows.map((row) => (String(row.id) === params['id'] ? { ...row, ...body } : row));
      return HttpResponse.json(body);
    }),
  );
});

const open = async (person: Person = 'admin', path = '/users') => {
  const rendered = renderConsole(`/${person === 'admin' ? 'admin' : 'staff'}${path}`, { as: person });
  await screen.findByText('有効ユーザー数：26人');
  return rendered;
};
const editStatus = async (user: Awaited<ReturnType<typeof open>>['user'], to: string) => {
  await user.click(screen.getByRole('button', { name: /の利用状況/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: '伊藤 美咲様の利用状況' }), to);
  await user.click(screen.getByRole('button', { name: '確定' }));
};

describe.each<[Person, boolean]>([
  ['admin', true],
  ['manager', true],
  ['leader', false],
])('%s', (person, edits) => {
  it(`sees the first columns, and ${edits ? 'may' : 'may not'} change status and count`, async () => {
    await open(person);
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual(expect.arrayContaining(['氏名（カナ）', '現在のプラン（開始日）', '電話番号', '管理メモ']));
    expect(headers).not.toContain('本社電話番号');
    expect(screen.queryAllByRole('button', { name: /の利用状況|の残数/ })).toHaveLength(edits ? 2 : 0);
  });
});

it('breaks a long name of a company in its own column', async () => {
  rows = [buildUser({ company_name: '株式会社ヨガ・青山', company_name_kana: 'カブシキガイシャヨガアオヤマ' })];
  renderConsole('/admin/users', { as: 'admin', styled: true });
  await screen.findByText('有効ユーザー数：26人');
  const cell = screen.getByText('（カブシキガイシャヨガアオヤマ）').closest('td');
  expect(cell).toHaveStyle({ overflowWrap: 'anywhere' });
  expect(cell).not.toHaveStyle({ whiteSpace: 'nowrap' });
});

it.each<Person>(['wash', 'delivery', 'lowest'])('takes %s, who may not, to the top page', async (person) => {
  renderConsole('/staff/users', { as: person });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

describe('the search', () => {
  it('comes from the address bar, with every field', async () => {
    total = 30;
    await open(
      'admin',
      listAddress(
        '/users',
        {
          created_from: '2026-08-01',
          id: '31',
          name: '田中',
          kana: 'タナカ',
          zipcode: '150',
          phone: '090',
          status: '3',
        },
        { page: '2', perPage: '25' },
      ),
    );
    const filter: unknown = JSON.parse(asked[0]?.searchParams.get('filter') ?? '');
    expect(filter).toEqual({
      created_from: '2026-08-01',
      id: '31',
      name: '田中',
      kana: 'タナカ',
      zipcode: '150',
      phone: '090',
      status: '3',
    });
    expect(asked[0]?.searchParams.get('range')).toBe('[25,49]');
  });

  it('goes to the address bar, from the first page on', async () => {
    total = 30;
    const { user, router } = await open('admin', '/users?page=2&perPage=25');
    await user.type(screen.getByRole('textbox', { name: '氏名・担当者' }), '田中{Enter}');
    await waitFor(() => expect(filterIn(router.state.location.search)).toEqual({ name: '田中' }));
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('1');
  });

  it('asks nothing for an id that is no number', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'ユーザーID' }), 'abc');
    expect(screen.getByText('▲ ユーザーIDは半角数字で入力してください')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '検索' })).toBeDisabled();
  });
});

describe('the status', () => {
  it('of a company under review is approved in its row, after a question', async () => {
    rows = [buildUser({ status: 3, approval: 'now', payment_method_id: 2, latest_payment_method_id: 2 })];
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /「審査中」を変更/ }));
    const choices = within(screen.getByRole('combobox', { name: '伊藤 美咲様の利用状況' })).getAllByRole('option');
    expect(choices.map((choice) => choice.textContent)).toEqual(['審査中', '有効', '審査否認']);
    await user.selectOptions(screen.getByRole('combobox', { name: '伊藤 美咲様の利用状況' }), '有効');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '審査の承認' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '承認する' }));
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(sent).toEqual([{ path: '301/status', body: { status: 1, seen_status: expect.any(Number) } }]);
    expect(screen.getByRole('button', { name: /「有効」を変更/ })).toHaveFocus();
  });

  it.each([
    [2, '有効', 1, '継続課金を再開します'],
    [1, '停止', 2, '継続課金を停止します'],
    [1, '退会', 90, '継続課金を無効にします'],
  ] as const)('from %d to %s asks a card customer first', async (from, word, to, question) => {
    rows = [buildUser({ status: from })];
    const { user } = await open();
    await editStatus(user, word);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(question)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '変更する' }));
    await waitFor(() =>
      expect(sent).toEqual([{ path: '301/status', body: { status: to, seen_status: expect.any(Number) } }]),
    );
  });

  it('of an invoice customer is suspended after what remains and what follows was read', async () => {
    rows = [buildUser({ payment_method_id: 2, latest_payment_method_id: 2, available_request_count: 6 })];
    const done = buildRequest({ id: 1000, status: 3 });
    const requests = [buildRequest({ id: 1002, sched_pickup_dt: '2026-11-28 10:00:00' }), buildRequest(), done];
    api.use(on('get', '/admin/washRequests/{id}', () => requests));
    const { user } = await open();
    await editStatus(user, '停止');
    const dialog = within(await screen.findByRole('dialog'));
    const ofOpen = () => dialog.getByText('未完了の集配').nextElementSibling;
    await waitFor(() => expect(ofOpen()).toHaveTextContent('2件 次は 集荷 11月25日(水) 10:00（受付番号 1001）'));
    expect(ofOpen()).toHaveTextContent('キャンセルされず、予定どおり残ります。');
    expect(dialog.getByText('残数').nextElementSibling).toHaveTextContent('6のまま残ります。');
    expect(dialog.getByText('定期集配').nextElementSibling).toHaveTextContent('登録は残ります');
    expect(dialog.getByText('お客様へのメール').nextElementSibling).toHaveTextContent('送られません。');
    expect(dialog.queryByText(/継続課金/)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '変更する' }));
    await waitFor(() =>
      expect(sent).toEqual([{ path: '301/status', body: { status: 2, seen_status: expect.any(Number) } }]),
    );
  });

  it.each([
    [{ status: 90 }, '退会', 'すでに退会済のユーザーは他のステータスに変更できません'],
    [{ status: 1 }, '有効', 'ステータスが変更されていません'],
    [{ status: 2, user_id: 301 }, '有効', '課金エラーが発生しているためステータスの変更ができません'],
  ] as const)('%j to %s is refused on the cell and not sent', async (overrides, word, refusal) => {
    rows = [buildUser(overrides)];
    const { user } = await open();
    await editStatus(user, word);
    expect(screen.getByText(`▲ ${refusal}`)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('of a provisional customer is no choice of its own', async () => {
    rows = [buildUser({ status: 0 })];
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /の利用状況/ }));
    const choices = within(screen.getByRole('combobox', { name: '伊藤 美咲様の利用状況' }));
    expect(choices.getByRole('option', { name: '仮登録' })).toBeDisabled();
    expect(choices.getByRole('option', { name: '有効' })).toBeEnabled();
  });
});

describe('the remaining count', () => {
  const edit = async (typed: string) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /の残数/ }));
    await user.clear(screen.getByRole('textbox', { name: '残数（0～100）' }));
    await user.keyboard(typed);
    return user;
  };

  it.each([
    ['4{Enter}', { available_request_count: 4, decreaseFlg: true }],
    ['６{Enter}', { available_request_count: 6, decreaseFlg: false }],
    ['100{Enter}', { available_request_count: 100, decreaseFlg: false }],
    ['0{Enter}', { available_request_count: 0, decreaseFlg: true }],
  ])('%s is sent with the way it goes', async (typed, body) => {
    await edit(typed);
    await waitFor(() => expect(sent).toEqual([{ path: '301/availableRequestCount', body }]));
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
  });

  it.each(['101{Enter}', '-1{Enter}', '05{Enter}', '1.5{Enter}', '{Enter}'])('%s is not sent', async (typed) => {
    await edit(typed);
    expect(screen.getByText('▲ 残数は0から100の間で指定してください')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is left as it was with Esc', async () => {
    await edit('9{Escape}');
    expect(screen.getByRole('button', { name: /の残数 5を変更/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('that somebody else changed meanwhile says so, with the count of now, by which it is sent again', async () => {
    const ways: unknown[] = [];
    api.use(
      http.post(`${API}/admin/users/:id/availableRequestCount`, async ({ request }) => {
        ways.push(await request.json());
        rows = [buildUser({ available_request_count: 2 })];
        return problem(409, {
          reason: 'stale',
          detail: '他の操作で内容が更新されています。最新の内容をご確認ください',
        });
      }),
    );
    const user = await edit('4{Enter}');
    expect(await screen.findByText(/他の操作で内容が更新されています/)).toBeInTheDocument();
    expect(await screen.findByText('▲ 現在の残数は2です')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(ways).toEqual([true, false].map((decreaseFlg) => ({ available_request_count: 4, decreaseFlg }))),
    );
  });
});

it('switches to the one-time customers with what is searched for', async () => {
  const { router, user } = await open('admin', listAddress('/users', { name: '伊藤' }));
  const kinds = screen.getByRole('navigation', { name: 'プランの種類' });
  expect(within(kinds).getByRole('link', { name: '月額プラン' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(kinds).getByRole('link', { name: '単発プラン' }));
  expect(await screen.findByRole('heading', { name: '単発ユーザー一覧' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/onetime-users');
  expect(filterIn(router.state.location.search)).toEqual({ name: '伊藤' });
});

describe('the receipts', () => {
  let saved: string[];
  beforeEach(() => {
    saved = catchDownloads();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('are saved under the name that the server gives, and say for which month and whom', async () => {
    setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
    const line = (item1: string, item6: string, item21: number, item23: number) =>
      ({ item1, item6, item21, item23 }) as components['schemas']['ReceiptView'];
    const lines = [
      line('1', '伊藤 美咲', 2, 3_800),
      line('1', '伊藤 美咲', 1, 500),
      line('2', '株式会社あおぞら', 1, 9_800),
    ];
    api.use(
      on('get', '/admin/users/receipts', ({ query }) => (query.has('format') ? file('請求書データ.csv') : lines)),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '領収書CSV' }));
    await waitFor(() => expect(saved).toEqual(['請求書データ.csv']));
    const dialog = within(await screen.findByRole('dialog', { name: '請求書データ' }));
    for (const text of ['2026年10月分', '2名', '3行', '17,900円', /伊藤 美咲\n株式会社あおぞら/])
      expect(dialog.getByText(text, { collapseWhitespace: false })).toBeInTheDocument();
  });

  it('say when there is none', async () => {
    api.use(on('get', '/admin/users/receipts', () => new HttpResponse(null, { status: 204 })));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '領収書CSV' }));
    expect(await screen.findByText('CSV出力対象データが取得されませんでした。')).toBeInTheDocument();
  });

  it('are an administrator’s to fetch, not a manager’s', async () => {
    await open('manager');
    expect(screen.queryByRole('button', { name: '領収書CSV' })).not.toBeInTheDocument();
  });
});

it('lists everybody when it is opened anew, whatever it was searched for before', async () => {
  const { router } = await open('admin', listAddress('/users', { phone: '999888' }));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('filter')).toContain('999888'));
  await act(() => router.navigate('/members'));
  await act(() => router.navigate('/users'));
  await screen.findByText('有効ユーザー数：26人');
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('filter')).toBe('{}'));
});
