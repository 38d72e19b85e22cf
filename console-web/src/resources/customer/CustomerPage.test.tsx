import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import { tabStore } from '../../providers/storage/tab-store';
import type { ConsoleUser } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem, sessionHandlers } from '../../testing/api';
import { type Person, buildRequest } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';
import { buildUser } from '../../testing/user-builder';

const USER = buildUser();
const DAY = '2026-11-24 10:00:00';

const ledgerEntry = (id: number, delta: number, balance: number) => ({
  id,
  delta,
  balance,
  created_at: DAY,
  reason: delta > 0 ? ('grant' as const) : ('request' as const),
  wash_request_id: delta > 0 ? null : 1001,
  actor_name: delta > 0 ? null : '伊藤 美咲',
});

let ranges: (string | null)[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  ranges = [];
  api.use(
    on('get', '/admin/users/{id}', () => USER),
    on('get', '/admin/washRequests/{id}', () => [
      buildRequest({ id: 1003, sched_pickup_dt: '2026-12-03 10:00:00', sched_delivery_dt: '2026-12-07 10:00:00' }),
      buildRequest({ id: 1002 }),
      buildRequest({ id: 1001, status: 3, display_status: '配達済' }),
    ]),
    on('get', '/admin/users/{id}/ledger', ({ query }) => {
      ranges.push(query.get('range'));
      return Array.from({ length: ranges.length > 1 ? 31 : 30 }, (_, n) =>
        n === 0 ? ledgerEntry(90, -2, 5) : ledgerEntry(90 - n, 8, 7),
      );
    }),
    on('get', '/admin/users/{id}/payments', () => [
      {
        source: 'provider',
        id: 1,
        created_at: DAY,
        price: 12_000,
        page_id: 6,
        channel: 'card',
        state: 'declined',
        payment_method_id: null,
        status_id: null,
        is_refund: false,
      },
      {
        source: 'manual',
        id: 1,
        created_at: DAY,
        price: 900,
        page_id: 3,
        channel: null,
        state: null,
        payment_method_id: 2,
        status_id: 1,
        is_refund: true,
      },
    ]),
    on('get', '/admin/users/{id}/companyPeople', () => ({
      people: [{ id: 7, name: '鈴木 次郎', email: 'jiro@example.com', joined_at: DAY }],
      invitations: [
        {
          id: 5,
          name: '',
          email: 'new@example.com',
          invited_at: DAY,
          expires_at: DAY,
          is_expired: false,
        },
      ],
      max: 20,
    })),
    on('get', '/admin/users/{id}/mails', () => [
      {
        id: 1,
        created_at: DAY,
        template: 'request_received',
        subject: 'ご依頼を受け付けました',
        recipient: 'a@example.com',
        state: 'failed',
        sent_at: null,
      },
    ]),
    on('get', '/admin/users/{id}/history', () => []),
    on('get', '/payments/manualpayment/sums', () => []),
  );
});

async function open(person: Person = 'admin', tab = '') {
  const face = person === 'admin' ? 'admin' : 'staff';
  const rendered = renderConsole(`/${face}/customers/301${tab === '' ? '' : `?tab=${tab}`}`, { as: person });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
it.each(['constructor', '__proto__', 'toString', 'nothing'])(
  'a tab called %j is none: the first is open',
  async (tab) => {
    await open('admin', tab);
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('ご依頼');
  },
);

/** Without the letter that presses it. */
const labelOf = ({ textContent }: HTMLElement) => textContent.replace(/[A-Z]$/, '');

const cells = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
};

it('shows who it is, how to reach them, and what comes next before what was', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('伊藤 美咲 様');
  expect(screen.getByRole('link', { name: /電話する/ })).toHaveAttribute('href', 'tel:09012345678');
  const record = within(await screen.findByRole('tabpanel'));
  const numbers = (await record.findAllByText(/^受付番号/)).map((number) => number.textContent);
  expect(numbers).toEqual(['受付番号 1002', '受付番号 1003', '受付番号 1001']);
});

it('shows how they want their laundry to be cared for', async () => {
  api.use(on('get', '/admin/users/{id}', () => buildUser({ care_drying: 1, care_avoid: 'ダウンジャケット' })));
  await open();
  const care = within(await screen.findByRole('region', { name: 'お手入れの希望' }));
  expect(care.getByText('シャツ類は吊り干し')).toBeInTheDocument();
  expect(care.getByText('ダウンジャケット')).toBeInTheDocument();
});

it.each<[string, Partial<ConsoleUser>, readonly string[], readonly string[]]>([
  ['stays', { withdrawal_dt: null }, ['2026/12/01～'], ['退会予定']],
  ['leaves with the month', { withdrawal_dt: '2026-11-30 23:59:59' }, ['2026/11/30に退会予定'], ['2026/12/01～']],
  ['has left', { withdrawal_dt: '2026-11-20 10:00:00', status: 90 }, [], ['2026/12/01～', '退会予定']],
])('shows the plan that begins next of who stays alone: one who %s', async (_, changes, shown, absent) => {
  const chosen = { next_month_plan_id: 't12_1_M', next_month_plan_valid_from: '2026-12-01' };
  api.use(on('get', '/admin/users/{id}', () => buildUser({ ...chosen, ...changes })));
  await open();
  const plan = await screen.findByRole('region', { name: 'プラン' });
  for (const words of shown) expect(plan).toHaveTextContent(words);
  for (const words of absent) expect(plan).not.toHaveTextContent(words);
});

it('edits a fact in its place', async () => {
  let sent: unknown;
  api.use(
    on('post', '/admin/users/{id}/availableRequestCount', ({ body }) => {
      sent = body;
      return { available_request_count: 9 };
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /残数 5を変更/ }));
  await user.clear(screen.getByLabelText('残数（0～100）'));
  await user.keyboard('9{Enter}');
  expect(await screen.findByRole('button', { name: /残数 9を変更/ })).toBeInTheDocument();
  expect(sent).toEqual({ available_request_count: 9, decreaseFlg: false });
});

it('takes the first memo, and breaks a mail address before its server only', async () => {
  api.use(on('get', '/admin/users/{id}', () => buildUser({ management_notes: '', email: 'misaki@example.com' })));
  await open();
  expect(screen.getByRole('button', { name: /メモ/ })).toBeInTheDocument();
  const mail = screen.getByText('misaki@example.com');
  expect(mail.querySelector('wbr')?.nextSibling).toHaveTextContent('@example.com');
});

it('tells how the balance came about, as far back as is wanted', async () => {
  const { user } = await open('admin', 'ledger');
  expect((await cells())[0]).toEqual(['11月24日(火) 10:00', '-2', '5', 'ご依頼', '1001', '伊藤 美咲']);
  expect((await cells())[1]?.slice(1)).toEqual(['+8', '7', '今月分の付与', '', '自動']);
  await user.click(screen.getByRole('button', { name: 'さらに表示' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(32));
  expect(ranges).toEqual(['[0,29]', '[0,59]']);
});

it('shows money and mails with what became of them', async () => {
  const { user } = await open('admin', 'payments');
  expect((await cells()).map((row) => row.slice(1))).toEqual([
    ['12,000円', '月次請求', 'クレジットカード', '支払いできず'],
    ['返金 900円', '追加購入', '請求書', '未対応'],
  ]);
  await user.click(screen.getByRole('tab', { name: 'メール' }));
  expect((await cells())[0]?.slice(1)).toEqual(['送信失敗', 'ご依頼を受け付けました', 'a@example.com']);
  await user.click(screen.getByRole('tab', { name: '操作履歴' }));
  expect(await screen.findByText('操作の記録はありません')).toBeInTheDocument();
});

it('keeps money from leaders', async () => {
  await open('leader', 'payments');
  expect(screen.queryByRole('tab', { name: 'お支払い' })).not.toBeInTheDocument();
  expect(await screen.findByText('これからのご依頼')).toBeInTheDocument();
});

it.each<[Person, readonly string[], boolean]>([
  ['admin', ['集配日時の変更', '個数を変更', '集荷のキャンセル'], true],
  ['manager', ['集配日時の変更', '集荷のキャンセル'], true],
  ['leader', ['集配日時の変更', '個数を変更', '集荷のキャンセル'], false],
])('offers %s what they may do with the next request', async (person, labels, seesMoney) => {
  const { user, router } = await open(person);
  const actions = within(await screen.findByRole('group', { name: '受付番号 1002 の操作' }));
  expect([...actions.queryAllByRole('link'), ...actions.queryAllByRole('button')].map(labelOf).toSorted()).toEqual(
    labels.toSorted(),
  );
  expect(screen.queryAllByText('未払い')).toHaveLength(seesMoney ? 1 : 0);
  await user.keyboard('b');
  expect(screen.queryAllByRole('dialog')).toHaveLength(labels.includes('個数を変更') ? 1 : 0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('m');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/wash-request-date-change\/1002$/));
});

it.each<Person>(['wash', 'delivery', 'lowest'])('takes %s to the top page', async (person) => {
  renderConsole('/staff/customers/301', { as: person });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
});

it('says that somebody is not there', async () => {
  api.use(on('get', '/admin/users/{id}', () => problem(404, {})));
  renderConsole('/admin/customers/999', { as: 'admin' });
  expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
});

describe('a memo that was typed when the session ended', () => {
  const WAITS = '入力途中の管理メモ';
  const typeUntilItEnds = async () => {
    const leaveFor = vi.fn();
    const { user } = renderConsole('/staff/customers/301', { as: 'leader', leaveFor });
    await user.click(await screen.findByRole('button', { name: '伊藤 美咲様の管理メモを編集' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('管理メモ（2000文字まで）'), '裏口から');
    api.use(on('post', '/admin/users/{id}/managementNotes', () => problem(401, { detail: 'ログインしてください' })));
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    cleanup();
  };
  const signIn = async (person: Person) => {
    api.use(...sessionHandlers(person));
    const { user } = renderConsole('/staff/customers/301');
    await user.type(await screen.findByLabelText(/メールアドレス/), 'somebody@example.com');
    await user.type(screen.getByLabelText('パスワード'), 'demo1234');
    await user.click(screen.getByRole('button', { name: 'ログイン' }));
    await screen.findByRole('button', { name: '伊藤 美咲様の管理メモを編集', hidden: true });
    return user;
  };

  const resume = async (user: ReturnType<typeof renderConsole>['user']) => {
    await user.click(screen.getByRole('button', { name: '伊藤 美咲様の管理メモの入力を再開' }));
    return within(await screen.findByRole('dialog'));
  };

  it('waits after signing in, until it is taken up again and saved', async () => {
    await typeUntilItEnds();
    const user = await signIn('leader');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(WAITS)).toBeInTheDocument();
    const dialog = await resume(user);
    expect(dialog.getByLabelText('管理メモ（2000文字まで）')).toHaveValue('裏口から');
    const sent: unknown[] = [];
    api.use(on('post', '/admin/users/{id}/managementNotes', ({ body }) => (sent.push(body), body)));
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ management_notes: '裏口から', version: 1 }]);
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
    cleanup();
    await open('leader');
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  });

  it('stands beside what somebody else has written meanwhile', async () => {
    await typeUntilItEnds();
    api.use(on('get', '/admin/users/{id}', () => buildUser({ management_notes: '午前のみ' })));
    const dialog = await resume(await signIn('leader'));
    expect(dialog.getByText('入力中に、他の操作で次の内容に更新されています：午前のみ')).toBeInTheDocument();
  });

  it('is left out when it was stored by an older version of the console', async () => {
    tabStore.keep('note.users.301.management_notes', { note: '裏口から', was: '' });
    await open('leader');
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
  });

  it('is not shown to another person who signs in, and is removed', async () => {
    await typeUntilItEnds();
    await signIn('manager');
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
    expect(JSON.stringify(sessionStorage)).not.toContain('裏口から');
  });
});

it('tells who books for a company, and who is invited to', async () => {
  api.use(on('get', '/admin/users/{id}', () => ({ ...USER, is_company: true })));
  await open();
  expect(await screen.findByText('jiro@example.com')).toBeInTheDocument();
  expect(screen.getByText(/招待中/)).toBeInTheDocument();
});

it.each([
  ['登記を確認できませんでした。\n書類をお送りください。', '登記を確認できませんでした。 書類をお送りください。'],
  [null, 'なし'],
])('says of a rejected company why: %j', async (rejection_reason, told) => {
  api.use(on('get', '/admin/users/{id}', () => ({ ...USER, status: 4, rejection_reason })));
  await open('leader');
  expect(screen.getByText('否認の理由').nextElementSibling).toHaveTextContent(told);
});

it('says nothing of a rejection where there is none', async () => {
  await open('leader');
  expect(screen.queryByText('否認の理由')).not.toBeInTheDocument();
});
