import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AreaInfo, ConsoleUser, CustomerMail, HistoryRow } from '../../../providers/api/api-types';
import { tabStore } from '../../../providers/storage/tab-store';
import { on } from '../../../testing/answers';
import { PEOPLE } from '../../../testing/builders';
import { API, api, problem, sessionHandlers } from '../../../testing/api';
import { buildHistoryRow } from '../../../testing/history-builder';
import { openStream } from '../../../testing/live-stream';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';
import { rejectionDraft } from './RejectDialog';

const COMPANY = buildUser({
  status: 3,
  payment_method_id: 2,
  latest_payment_method_id: 2,
  is_company: true,
  company_name: '株式会社イトウ',
  company_hq_phone_number: '0312345678',
  company_ceo_name1: '伊藤',
  company_ceo_name2: '一郎',
  plan_id: 't8_1_M',
});
const AREA: AreaInfo = {
  error: null,
  zipcode: '15000',
  start_time: '10:00',
  end_time: '22:00',
  bikou: null,
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
};

const DECISION = buildHistoryRow({
  company: '株式会社イトウ',
  wreq_id: null,
  operation_type: 21,
  operation_user: '佐藤 花',
  operation_user_id: 77,
  search_timestamp: '2026-11-25 09:10:00',
});
const MAIL: CustomerMail = {
  id: 5,
  created_at: '2026-11-25 09:10:00',
  template: 'rejected',
  subject: '審査結果のお知らせ',
  recipient: 'customer@example.com',
  state: 'sent',
  sent_at: '2026-11-25 09:10:05',
};
const DECIDED = { stop_start_dt: null, available_request_count: 8, approval: null };

let decided: Partial<ConsoleUser>;
let left: ConsoleUser[];
let decidedBy: number;
let rows: ConsoleUser[];
let asked: unknown[];
/** To both ends of a review, the later one first. */
const history = (): HistoryRow[] =>
  ['1', '4'].map((to) => ({
    ...DECISION,
    changes: [{ field: 'status', from: '3', to }],
    operation_user_id: decidedBy,
  }));
let sent: unknown[];

beforeEach(() => {
  rows = [COMPANY];
  decided = {};
  left = [COMPANY];
  decidedBy = PEOPLE.manager.id;
  asked = [];
  sent = [];
  api.use(
    on('get', '/admin/users', ({ query }) => {
      const filter: { id?: number[] } = JSON.parse(query.get('filter') ?? '{}');
      asked.push([filter, query.get('sort')]);
      if (filter.id !== undefined) return left.map((one) => ({ ...one, ...decided }));
      return HttpResponse.json(rows, {
        headers: { 'Content-Range': `users 0-0/${rows.length}`, 'X-Active-Count': '1' },
      });
    }),
    on('get', '/areaInfo', () => AREA),
    on('get', '/admin/users/{id}/history', () => history()),
    on('get', '/admin/users/{id}/mails', () => [MAIL]),
    on('post', '/admin/users/{id}/status', ({ id, body }) => {
      sent.push({ id, ...body });
      const { rejection_reason = null } = body;
      return { ...DECIDED, status: body.status === 4 ? 4 : 1, rejection_reason };
    }),
  );
});

const open = async (beside: { leaveFor?: () => void } = {}) => {
  const rendered = renderConsole('/staff/company-reviews', { as: 'manager', ...beside });
  await screen.findByRole('heading', { name: '審査', level: 1 });
  return rendered;
};
const approve = () => screen.findByRole('button', { name: '株式会社イトウを承認する' });

it('shows who waits, the longest first, with all that a decision rests on', async () => {
  await open();
  await approve();
  expect(asked).toEqual([[{ status: [3] }, '["created_at","ASC"]']]);
  for (const text of ['0312345678', '伊藤 一郎', '09012345678', 'customer@example.com', '請求書'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/^月額 [\d,]+円（1バッグあたり [\d,]+円）$/)).toBeInTheDocument();
  expect(await screen.findByText('提供エリア（10:00～22:00）')).toBeInTheDocument();
});

it('says when nobody comes to the address', async () => {
  api.use(on('get', '/areaInfo', () => ({ ...AREA, error: 'notarea', is_valid_monthly: false })));
  await open();
  expect(await screen.findByText('提供エリア外')).toBeInTheDocument();
});

/** In the question that the card's button asks. */
const question = async () => within(await screen.findByRole('dialog', { name: '審査の承認' }));

it('approves after a question that tells whom, for which plan and value', async () => {
  const { user } = await open();
  await user.click(await approve());
  const dialog = await question();
  expect(dialog.getByText(/^株式会社イトウ を承認し/)).toBeInTheDocument();
  expect(dialog.getByText(/^月額 [\d,]+円（1バッグあたり [\d,]+円）$/)).toBeInTheDocument();
  expect(dialog.getByText(/月8/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '承認する' }));
  expect(await screen.findByText('株式会社イトウを「有効」にしました')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 301, status: 1, seen_status: 3 }]);
  expect(screen.queryByRole('button', { name: /否認する/ })).not.toBeInTheDocument();
});

it('rejects after a question', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '株式会社イトウを否認する' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '否認する' }));
  expect(await screen.findByText('株式会社イトウを「審査否認」にしました')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 301, status: 4, seen_status: 3 }]);
});

it('takes a reason with the rejection', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '株式会社イトウを否認する' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('否認の理由（500文字まで）'), '登記を確認できませんでした。');
  await user.click(dialog.getByRole('button', { name: '否認する' }));
  expect(await screen.findByText('株式会社イトウを「審査否認」にしました')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 301, status: 4, seen_status: 3, rejection_reason: '登記を確認できませんでした。' }]);
  expect(screen.getByText('お客様にお伝えした理由：登記を確認できませんでした。')).toBeInTheDocument();
  expect(await screen.findByText(/^お客様へのメール：「審査結果のお知らせ」/)).toBeInTheDocument();
});

describe('the reason that was typed', () => {
  const REASON = '登記を確認できませんでした。';
  const RESUME = '株式会社イトウの否認の理由の入力を再開';
  const label = '否認の理由（500文字まで）';
  const REJECTS = on('post', '/admin/users/{id}/status', ({ body }) => {
    sent.push(body);
    return { ...DECIDED, status: 4, rejection_reason: REASON };
  });
  const reject = async (beside: Parameters<typeof open>[0] = {}) => {
    const { user } = await open(beside);
    await user.click(await screen.findByRole('button', { name: '株式会社イトウを否認する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(label), REASON);
    await user.click(dialog.getByRole('button', { name: '否認する' }));
    return { user, dialog };
  };

  it.each([
    ['a refusal', () => problem(422, { detail: '指定されたステータスには変更できません' }), '指定された'],
    ['a call without an answer', () => HttpResponse.error(), '通信'],
  ])('stands after %s, and is sent again', async (_, refuse, said) => {
    api.use(on('post', '/admin/users/{id}/status', refuse));
    const { user, dialog } = await reject();
    expect(await dialog.findByText(new RegExp(`^▲ .*${said}`))).toBeInTheDocument();
    expect(dialog.getByLabelText(label)).toHaveValue(REASON);
    api.use(REJECTS);
    await user.click(dialog.getByRole('button', { name: '否認する' }));
    expect(await screen.findByText('株式会社イトウを「審査否認」にしました')).toBeInTheDocument();
    expect(sent).toEqual([{ status: 4, seen_status: 3, rejection_reason: REASON }]);
  });

  it('waits after a session that was lost, until it is sent or given up', async () => {
    api.use(on('post', '/admin/users/{id}/status', () => problem(401, { detail: 'ログインしてください' })));
    const leaveFor = vi.fn();
    await reject({ leaveFor });
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    cleanup();
    api.use(...sessionHandlers('manager'), REJECTS);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: RESUME }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(label)).toHaveValue(REASON);
    await user.click(dialog.getByRole('button', { name: '否認する' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('button', { name: RESUME })).not.toBeInTheDocument();
  });

  it('stays with who decided and what, once a colleague was first and the company has left the list', async () => {
    api.use(
      on('get', '/admin/users/{id}', () => ({ ...COMPANY, ...decided })),
      on('post', '/admin/users/{id}/status', () => {
        rows = [];
        decidedBy = 77;
        decided = { status: 1 };
        return problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています' });
      }),
    );
    const { dialog } = await reject();
    expect(
      await dialog.findByText(/^佐藤 花さんが株式会社イトウを「有効」にしました（.*9:10）。すでに審査が終わっている/),
    ).toBeVisible();
    expect(dialog.getByLabelText(label)).toHaveValue(REASON);
    expect(dialog.queryByRole('button', { name: '否認する' })).not.toBeInTheDocument();
    expect(dialog.queryByText(/^▲/)).not.toBeInTheDocument();
  });

  it('stays with who decided and what, as soon as that is heard', async () => {
    const stream = openStream();
    api.use(
      http.get(`${API}/admin/live`, () => stream.answer()),
      on('get', '/admin/live/people', () => [{ id: 77, name1: '佐藤', name2: '花' }]),
      on('get', '/admin/users/{id}', () => ({ ...COMPANY, ...decided })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '株式会社イトウを否認する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(label), REASON);
    decidedBy = 77;
    decided = { status: 1 };
    stream.tell('changes', [{ resource: 'users', id: 301, version: 2, who: 'operator', by: 77 }]);
    expect(await dialog.findByText(/^佐藤 花さんが株式会社イトウを「有効」にしました（.*9:10）。すでに/)).toBeVisible();
    expect(dialog.queryByText(/が変更しました/)).not.toBeInTheDocument();
    expect(dialog.getByLabelText(label)).toHaveValue(REASON);
    expect(dialog.queryByRole('button', { name: '否認する' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  /** Begun against two companies, and left by a session that was lost. */
  const leaveTwo = async () => {
    rows = [COMPANY, { ...COMPANY, id: 302, company_name: '株式会社カトウ' }];
    for (const { id } of rows) tabStore.keep(rejectionDraft({ id }), { rejection_reason: { was: '', typed: REASON } });
    return open();
  };
  const waiting = () => screen.queryAllByRole('button', { name: /の入力を再開$/ });

  it('says of each company whose it is', async () => {
    await leaveTwo();
    await screen.findByRole('button', { name: RESUME });
    expect(waiting().map((button) => button.getAttribute('aria-label'))).toEqual([
      '株式会社イトウの否認の理由の入力を再開',
      '株式会社カトウの否認の理由の入力を再開',
    ]);
  });

  it('is forgotten once somebody else has decided, and of that company only', async () => {
    const { user } = await leaveTwo();
    api.use(
      on('post', '/admin/users/{id}/status', () => {
        rows = rows.slice(1);
        decided = { status: 1 };
        return problem(409, { reason: 'stale', detail: '' });
      }),
    );
    await user.click(await approve());
    await user.click((await question()).getByRole('button', { name: '承認する' }));
    await waitFor(() =>
      expect(waiting().map((button) => button.getAttribute('aria-label'))).toEqual([
        '株式会社カトウの否認の理由の入力を再開',
      ]),
    );
  });
});

it('says why not, when somebody else was first', async () => {
  const refusal = { reason: 'stale', detail: '他の操作で内容が更新されています。最新の内容をご確認ください' };
  api.use(on('post', '/admin/users/{id}/status', () => problem(409, refusal)));
  const { user } = await open();
  await user.click(await approve());
  await user.click((await question()).getByRole('button', { name: '承認する' }));
  expect(await screen.findByText(/▲ 他の操作で内容が更新されています/)).toBeInTheDocument();
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
});

/** The company leaves the list while it is open. */
const leave = async (how: Partial<ConsoleUser>) => {
  const stream = openStream();
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    on('get', '/admin/live/people', () => []),
  );
  await open();
  await approve();
  rows = [];
  decidedBy = 77;
  decided = how;
  stream.tell('changes', [{ resource: 'users', id: 301, version: 2, who: 'operator', by: 77 }]);
  await screen.findByText('審査待ちのお客様はいません。');
};

it('says what a colleague decided of a company that waited here, and what it was told', async () => {
  await leave({ status: 4, rejection_reason: '登記を確認できませんでした。' });
  expect(await screen.findByText(/^佐藤 花さんが株式会社イトウを「審査否認」にしました（.*9:10）$/)).toBeVisible();
  expect(screen.getByText('お客様へのメール：「審査結果のお知らせ」（customer@example.com、送信済み）')).toBeVisible();
  expect(screen.getByText('お客様にお伝えした理由：登記を確認できませんでした。')).toBeVisible();
});

it('says nothing of a decision before it knows whose it was', async () => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  api.use(http.get(`${API}/admin/users/:id/history`, () => told.then(() => HttpResponse.json(history()))));
  await leave({ status: 1 });
  await waitFor(() => expect(asked).toContainEqual([{ id: [301] }, null]));
  expect(screen.queryByText(/を「有効」にしました/)).not.toBeInTheDocument();
  tell();
  expect(await screen.findByText(/^佐藤 花さんが株式会社イトウを「有効」にしました/)).toBeVisible();
});

it('says what became of a company without a doer where that cannot be read', async () => {
  api.use(on('get', '/admin/users/{id}/history', () => problem(500, { detail: '' })));
  await leave({ status: 1 });
  expect(await screen.findByText('株式会社イトウは「有効」になりました')).toBeVisible();
});

it('says of a company that withdrew neither who rejected it before nor by which mail', async () => {
  await leave({ status: 90 });
  expect(await screen.findByText('株式会社イトウは「退会」になりました')).toBeVisible();
  expect(screen.queryByText(/^お客様へのメール/)).not.toBeInTheDocument();
});

it('asks once for all that the page holds no more, and tells of those only that are decided', async () => {
  const all = [301, 302, 303].map((id) => ({ ...COMPANY, id }));
  const read: unknown[] = [];
  api.use(
    on('get', '/admin/users', ({ query }) => {
      const { id }: { id?: number[] } = JSON.parse(query.get('filter') ?? '{}');
      if (id !== undefined) {
        read.push(id);
        return all.filter((one) => id.includes(one.id)).map((one) => (one.id === 302 ? { ...one, status: 4 } : one));
      }
      const [from, to] = JSON.parse(query.get('range') ?? '[]');
      return HttpResponse.json(all.slice(from, to + 1), {
        headers: { 'Content-Range': `users ${from}-${to}/3`, 'X-Active-Count': '1' },
      });
    }),
  );
  const page = (number: number) => `/company-reviews?perPage=2&page=${number}`;
  const { router } = renderConsole(`/staff${page(1)}`, { as: 'manager' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /を承認する$/ })).toHaveLength(2));
  await act(() => router.navigate(page(2)));
  expect(await screen.findByText('株式会社イトウを「審査否認」にしました')).toBeVisible();
  await waitFor(() => expect(read).toEqual([[301, 302], [302]]));
  expect(screen.getAllByText('株式会社イトウを「審査否認」にしました')).toHaveLength(1);
});

it('says that nobody waits', async () => {
  rows = [];
  await open();
  expect(await screen.findByText('審査待ちのお客様はいません。')).toBeInTheDocument();
});

it('is not open to a leader', async () => {
  renderConsole('/staff/company-reviews', { as: 'leader' });
  expect(await screen.findByText('この画面を開く権限がありません')).toBeInTheDocument();
});
