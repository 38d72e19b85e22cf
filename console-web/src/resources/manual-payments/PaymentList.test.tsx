import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManualPayment } from '../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { API, api, problem } from '../../testing/api';
import { PEOPLE } from '../../testing/builders';
import { filterIn, listAddress } from '../../testing/list-address';
import { renderConsole } from '../../testing/render-console';

const payment = (overrides: Partial<ManualPayment> = {}): ManualPayment => ({
  id: 12,
  created_at: '2026-11-20 09:15:00',
  price: 30_090,
  count: 3,
  month: '2026-11',
  page_id: 7,
  payment_method_id: 2,
  status_id: 1,
  due_date: '2026-12-31',
  is_refund: false,
  payment_id: null,
  is_unconfirmed: false,
  user_id: 301,
  name1: '伊藤',
  name2: '美咲',
  kana1: 'イトウ',
  kana2: 'ミサキ',
  company_name: null,
  bikou: '',
  update_user_id: 0,
  update_name1: null,
  update_name2: null,
  updated_at: '2026-11-20 09:15:00',
  version: 1,
  ...overrides,
});

let rows: ManualPayment[];
let asked: unknown[];
let sent: unknown[];

const PAYER = {
  id: 302,
  name1: '加藤',
  name2: '健',
  company_name: '株式会社カトウ',
  phone_number: '09012340002',
  email: 'kato@example.com',
  status: 1 as const,
  next_request: null,
  person: null,
  next_pickup: null,
  next_delivery: null,
};

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  rows = [payment()];
  asked = [];
  sent = [];
  api.use(
    on('get', '/payments/manualpayment', ({ query }) => {
      asked.push(JSON.parse(query.get('filter') ?? '{}'));
      return rows;
    }),
    on('get', '/payments/manualpayment/sums', () => []),
    on('get', '/admin/search', ({ query }) => ({
      customers: /^(加藤|302)$/.test(query.get('q') ?? '') ? [PAYER] : [],
      requests: [],
      has_more: false,
    })),
    on('post', '/payments/{id}/status', ({ id, body }) => {
      sent.push({ id, ...body });
      return {
        status_id: body.status_id,
        update_user_id: PEOPLE.manager.id,
        updated_at: '2026-11-25 09:00:00',
        version: 2,
      };
    }),
    on('post', '/payments/{id}/bikou', ({ id, body }) => {
      sent.push({ id, ...body });
      return { ...body, version: 2 };
    }),
  );
});

const open = async (filter?: object) => {
  const path = '/staff/manual-payments';
  const rendered = renderConsole(filter ? listAddress(path, filter) : path, { as: 'manager' });
  await screen.findByText(/^該当件数/);
  return rendered;
};
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
const search = () => screen.getByRole('button', { name: '検索' });

it('says when, how much, what for, whose, in which state, and who settled it', async () => {
  await open();
  expect(cells()).toEqual([
    '11月20日(金) 09:15',
    ' 30,090円期限 2026/12/31',
    '3',
    '2026年11月',
    '代行購入',
    '請求書',
    '301 伊藤 美咲イトウ ミサキ',
    '未対応 更新',
    '入力',
    '自動決済',
    '11月20日(金) 09:15',
  ]);
  expect(screen.getByText('該当件数：1件')).toBeInTheDocument();
});

it('marks what goes back to the customer, and names who updated', async () => {
  rows = [payment({ is_refund: true, update_user_id: 2, update_name1: '課長', update_name2: '太郎' })];
  await open();
  expect(screen.getByText('返金')).toBeInTheDocument();
  expect(screen.getByText('課長 太郎')).toBeInTheDocument();
});

it('marks what nobody knows to be paid, and names the ways of one-time requests', async () => {
  rows = [payment({ is_unconfirmed: true, page_id: 4, payment_method_id: 2 })];
  await open();
  expect(screen.getByText('入金未確認')).toBeInTheDocument();
  expect(screen.getByText('PayPay')).toBeInTheDocument();
});

describe('the search', () => {
  it('begins with the whole days of this month', async () => {
    await open();
    expect(asked.at(-1)).toEqual({ from: '2026-11-01 00:00:00', to: '2026-11-25 23:59:59' });
  });

  it('asks for one customer, some states and a span; the address holds it', async () => {
    const { user, router } = await open();
    await user.type(screen.getByLabelText('ユーザー'), '加藤');
    await user.click(await screen.findByRole('option', { name: '302 加藤 健 株式会社カトウ' }));
    await user.click(screen.getByLabelText('未対応'));
    await user.click(screen.getByLabelText('対応不要'));
    await user.click(search());
    const found = { user_id: 302, status_id: [1, 3] };
    await waitFor(() => expect(asked.at(-1)).toMatchObject(found));
    expect(filterIn(router.state.location.search)).toEqual({ from: '2026-11-01', to: '2026-11-25', ...found });
  });

  it('says that the search failed, and not that there is nobody', async () => {
    api.use(on('get', '/admin/search', () => problem(503, {})));
    const { user } = await open();
    await user.type(screen.getByLabelText('ユーザー'), '加藤');
    expect(await screen.findByText('検索できませんでした。通信状況を確認してください')).toBeInTheDocument();
    expect(screen.queryByText('該当するお客様はいません')).not.toBeInTheDocument();
  });

  it('says that it searches until the answer is there, and only then that there is nobody', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let isAsked = false;
    api.use(
      http.get(`${API}/admin/search`, async () => {
        isAsked = true;
        await answered;
        return HttpResponse.json({ customers: [], requests: [], has_more: false });
      }),
    );
    const { user } = await open();
    await user.type(screen.getByLabelText('ユーザー'), '加藤');
    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.getByText('検索しています…')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('該当するお客様はいません')).toBeInTheDocument();
  });

  it('says so too where somebody is chosen', async () => {
    const { user } = await open({ from: '2026-11-01', to: '2026-11-25', user_id: 302 });
    const field = screen.getByLabelText('ユーザー');
    await waitFor(() => expect(field).toHaveValue('302 加藤 健 株式会社カトウ'));
    api.use(on('get', '/admin/search', () => problem(503, {})));
    await user.type(field, '伊藤');
    const failed = await screen.findByText('検索できませんでした。通信状況を確認してください');
    expect(failed).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([true, false])('tells to type more where there are more than it shows (%s)', async (has_more) => {
    api.use(on('get', '/admin/search', () => ({ customers: [PAYER], requests: [], has_more })));
    const { user } = await open();
    await user.type(screen.getByLabelText('ユーザー'), '加藤');
    await screen.findByRole('option', { name: '302 加藤 健 株式会社カトウ' });
    const more = screen.queryByText('ほかにもいます。続けて入力するか、IDを入力してください');
    expect(more?.getAttribute('aria-disabled')).toBe(has_more ? 'true' : undefined);
  });

  it('names the customer of an address', async () => {
    await open({ from: '2026-11-01', to: '2026-11-25', user_id: 302 });
    await waitFor(() => expect(screen.getByLabelText('ユーザー')).toHaveValue('302 加藤 健 株式会社カトウ'));
  });

  it('refuses a span that ends before it begins', async () => {
    await open({ from: '2026-11-10', to: '2026-11-09' });
    expect(await screen.findByText('▲ 登録日の範囲が正しくありません')).toBeInTheDocument();
    expect(search()).toBeDisabled();
  });
});

describe('the status', () => {
  const choose = async (status: string) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '決済12の対応状況「未対応」を更新' }));
    await user.selectOptions(screen.getByLabelText('決済12の対応状況'), status);
    await user.click(screen.getByRole('button', { name: '確定' }));
    return user;
  };

  it('is updated in its place, and the row says by whom', async () => {
    await choose('対応済');
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 12, status_id: 2, version: 1 }]);
    expect(screen.getByText('課長 太郎')).toBeInTheDocument();
  });

  it('stays as it was when the server refuses, and says why', async () => {
    api.use(on('post', '/payments/{id}/status', () => problem(404, { detail: '対象が見つかりません' })));
    await choose('対応不要');
    expect(await screen.findByText('▲ 対象が見つかりません')).toBeInTheDocument();
    expect(screen.getByLabelText('決済12の対応状況')).toHaveValue('3');
  });

  it('that a provider has settled meanwhile is told, and replaced knowingly', async () => {
    const versions: unknown[] = [];
    api.use(
      on('post', '/payments/{id}/status', ({ body: { version, status_id } }) => {
        versions.push(version);
        const answer = { status_id, update_user_id: 2, updated_at: '2026-11-25 09:00:00', version: 3 };
        if (version === 2) return answer;
        rows = [payment({ status_id: 2, version: 2 })];
        const detail = '他の操作で内容が更新されています（システム、11月25日(水) 09:00）。最新の内容をご確認ください';
        const current = { bikou: '', status_id: 2, updated_at: '2026-11-25 09:00:00', version: 2 };
        return problem(409, { reason: 'stale', detail, by: 'システム', at: '2026-11-25 09:00:00', current });
      }),
    );
    const user = await choose('対応不要');
    expect(await screen.findByText(/^▲ 他の操作で内容が更新されています（システム/)).toBeInTheDocument();
    expect(screen.getByText(/^▲ 現在の内容：対応済/)).toBeInTheDocument();
    expect(screen.getByLabelText('決済12の対応状況')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: '確定' }));
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(versions).toEqual([1, 2]);
  });
});

it('takes a note', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '決済12の備考を編集' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('備考（500文字まで）'), '振込を確認');
  await user.click(dialog.getByRole('button', { name: '保存する' }));
  expect(await screen.findByText('保存しました')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 12, bikou: '振込を確認', version: 1 }]);
  expect(await screen.findByText('振込を確認')).toBeInTheDocument();
});

it('a note that was not saved waits after a reload, until it is taken up again and given up', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '決済12の備考を編集' }));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('備考（500文字まで）'), '振込を確認');
  cleanup();
  const { user: later } = await open();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('入力途中の備考')).toBeInTheDocument();
  await later.click(screen.getByRole('button', { name: '決済12の備考の入力を再開' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('備考（500文字まで）')).toHaveValue('振込を確認');
  await later.click(dialog.getByRole('button', { name: 'キャンセル' }));
  await later.click(await screen.findByRole('button', { name: '破棄する' }));
  expect(screen.queryByText('入力途中の備考')).not.toBeInTheDocument();
  cleanup();
  await open();
  expect(screen.queryByText('入力途中の備考')).not.toBeInTheDocument();
});

describe('a long note', () => {
  const LONG = `振込を確認\n${'あ'.repeat(490)}`;
  const write = async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '決済12の備考を編集' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('備考（500文字まで）');
    await user.clear(field);
    await user.click(field);
    return { user, dialog, field, save: () => user.click(dialog.getByRole('button', { name: '保存する' })) };
  };

  it('takes three lines of its row; the whole is its description', async () => {
    rows = [payment({ bikou: LONG })];
    renderConsole('/staff/manual-payments', { as: 'manager', styled: true });
    await screen.findByText(/^該当件数/);
    const note = screen.getByRole('button', { name: '決済12の備考を編集' });
    expect(note).toHaveAttribute('title', LONG);
    expect(note.firstElementChild).toHaveStyle({ display: '-webkit-box', overflow: 'hidden' });
  });

  it('is counted as the server counts it, kept whole and not sent while it is too long', async () => {
    const { user, dialog, field, save } = await write();
    await user.paste(`${'🧺'.repeat(500)}あいう`);
    const refusal = '▲ 500文字以内で入力してください（503／500文字）';
    expect(dialog.getByText(refusal)).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(refusal);
    await save();
    expect(field).toHaveValue(`${'🧺'.repeat(500)}あいう`);
    expect(dialog.getByText(refusal)).toBeInTheDocument();
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(await dialog.findByText('（500／500文字）')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('保存しました')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 12, bikou: '🧺'.repeat(500), version: 1 }]);
  });
});

it('is not open to a leader', async () => {
  const { router } = renderConsole('/staff/manual-payments', { as: 'leader' });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff');
});
