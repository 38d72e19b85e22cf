import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const MAIL = {
  id: 7,
  created_at: '2026-11-24 20:00:00',
  subject: 'ご依頼を受け付けました',
  recipient: 'a@example.com',
  user_id: 301,
  tries: 5,
  last_error: '550 5.1.1',
};
const ORDER = {
  id: 9,
  created_at: '2026-11-24 21:00:00',
  kind: 'fix_invoice' as const,
  ref: 'ab12',
  user_id: 302,
  name1: '山田',
  name2: '花子',
  company_name: '株式会社山田',
  tries: 50,
  last_answer: 'Error: CE-0004',
};
let mails: (typeof MAIL)[];
let orders: (typeof ORDER)[];
let notifications: { last_error: string; count: number; latest_at: string }[];
let sent: number[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  mails = [MAIL];
  orders = [ORDER];
  notifications = [];
  sent = [];
  api.use(
    on('get', '/admin/failures', () => ({
      mails,
      notifications,
      orders,
      jobs: [{ job: 'month-turn', slot: '2026-11-25 00:05:00' }],
    })),
    on('post', '/admin/failures/mails/{id}/retry', ({ id }) => {
      sent.push(id);
      mails = [];
      return undefined;
    }),
    on('post', '/admin/failures/orders/{id}/retry', ({ id }) => {
      sent.push(id);
      orders = [];
      return undefined;
    }),
  );
});

async function open(person: Person = 'admin') {
  const rendered = renderConsole(person === 'admin' ? '/admin/failures' : '/staff/failures', { as: person });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

it('shows what could not be sent and why, and what could not be run', async () => {
  await open();
  expect(await screen.findByText(/550 5.1.1/)).toHaveTextContent(
    '11月24日(火) 20:00 5回試行 宛先のメールアドレスが受け付けられませんでした（550 5.1.1）',
  );
  expect(screen.getByRole('link', { name: 'a@example.com' })).toHaveAttribute('href', '/admin/customers/301');
  const job = screen.getByRole('link', { name: '月替わりの処理' });
  expect(job.parentElement).toHaveTextContent('11月25日(水) 00:05 月替わりの処理');
  expect(job).toHaveAttribute('href', '/admin/jobs');
});

it('leads managers to no screen that they may not open', async () => {
  await open('manager');
  expect(await screen.findByText(/月替わりの処理/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '月替わりの処理' })).not.toBeInTheDocument();
});

it.each([
  ['550', '宛先のメールアドレスが受け付けられませんでした（550）'],
  ['554 5.7.1', 'メールサーバーに拒否されました（554 5.7.1）'],
  ['535 5.7.8', 'メールサーバーにログインできませんでした（535 5.7.8）'],
  ['451 4.3.0', 'メールサーバーが一時的に受け付けませんでした（451 4.3.0）'],
  ['ECONNREFUSED', 'メールサーバーに接続できませんでした（ECONNREFUSED）'],
  ['its senders died', '送信中に処理が中断しました'],
  ['restored from a backup', 'バックアップから復元したため送信を止めました。届いていなければ再送してください'],
  ['DATA_SECRET lacks the secret that encrypted it', '保存されたメールを復号できませんでした'],
])('says what %s means', async (last_error, words) => {
  mails = [{ ...MAIL, last_error }];
  await open();
  expect(await screen.findByText(new RegExp('5回試行'))).toHaveTextContent(words);
});

it.each<readonly [string, string]>([
  ['429 QUOTA', 'LINEで今月送信できる数の上限に達しました。LINE公式アカウントのプランをご確認ください'],
  ['401', 'LINEに接続するための設定が受け付けられませんでした（401）'],
  ['400', 'LINEに受け付けられませんでした（400）'],
  ['503', 'LINEが一時的に受け付けませんでした（503）'],
  ['ETIMEDOUT', 'LINEに接続できませんでした（ETIMEDOUT）'],
  ['LINE is not configured', 'LINEに接続するための設定がありません'],
  ['PUSH is not configured', '端末へのお知らせを送るための設定がありません'],
  ['PUSH 403', '端末の通知サービスに受け付けられませんでした（PUSH 403）'],
  ['PUSH 503', '端末の通知サービスが一時的に受け付けませんでした（PUSH 503）'],
  ...['EAI_AGAIN', 'UND_ERR_SOCKET', 'CERT_HAS_EXPIRED', 'UNKNOWN'].map(
    (code) => [`PUSH ${code}`, `端末の通知サービスに接続できませんでした（PUSH ${code}）`] as const,
  ),
  ['PUSH SERVICE', '端末の通知サービスに受け付けられませんでした（PUSH SERVICE）'],
  ['PUSH ETIMEDOUT', '端末の通知サービスに接続できませんでした（PUSH ETIMEDOUT）'],
])('says how many notifications were given up for %s, and when last', async (last_error, words) => {
  notifications = [{ last_error, count: 12, latest_at: '2026-11-24 20:00:00' }];
  await open();
  expect(await screen.findByText(/最後は/)).toHaveTextContent(`${words} 12件（最後は11月24日(火) 20:00）`);
});

it('says nothing of LINE where nothing failed', async () => {
  await open();
  await screen.findByText(/550 5.1.1/);
  expect(screen.queryByRole('heading', { name: '送れなかったLINE・端末へのお知らせ' })).toBeNull();
});

it('shows what a mail says, once it is asked for', async () => {
  const asked: number[] = [];
  api.use(
    on('get', '/admin/failures/mails/{id}', ({ id }) => {
      asked.push(id);
      const { subject, recipient } = MAIL;
      return { id, subject, recipient, body: 'ご依頼を受け付けました。\n受付番号 284' };
    }),
  );
  const { user } = await open();
  const summary = await screen.findByText('本文を表示');
  expect(asked).toEqual([]);
  await user.click(summary);
  expect(await screen.findByText(/受付番号 284/)).toBeInTheDocument();
  expect(asked).toEqual([7]);
});

it('says that the text of a mail is no longer stored', async () => {
  const { subject, recipient } = MAIL;
  api.use(on('get', '/admin/failures/mails/{id}', ({ id }) => ({ id, subject, recipient, body: '' })));
  const { user } = await open();
  await user.click(await screen.findByText('本文を表示'));
  expect(await screen.findByText('本文は保存期間を過ぎたため残っていません')).toBeInTheDocument();
});

it('sends a mail again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /もう一度送る/ }));
  expect(await screen.findByText('送れなかったメールはありません')).toBeInTheDocument();
  expect(screen.getByText('送信待ちに戻しました')).toBeInTheDocument();
  expect(sent).toEqual([7]);
});

it('shows what a payment provider was told in vain, and tells it again', async () => {
  const { user } = await open();
  expect(await screen.findByText(/CE-0004/)).toHaveTextContent('11月24日(火) 21:00 50回試行 ab12 Error: CE-0004');
  expect(screen.getByRole('link', { name: '株式会社山田' })).toHaveAttribute('href', '/admin/customers/302');
  await user.click(screen.getByRole('button', { name: '株式会社山田さんの「後払い請求の確定」をもう一度伝える' }));
  expect(await screen.findByText('決済会社に伝えられなかった内容はありません')).toBeInTheDocument();
  expect(sent).toEqual([9]);
});

it('says why it cannot be sent again', async () => {
  api.use(on('post', '/admin/failures/mails/{id}/retry', () => problem(409, { detail: '状態が変わっています' })));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /もう一度送る/ }));
  expect(await screen.findByText('状態が変わっています')).toBeInTheDocument();
});

it('is not for leaders', async () => {
  await open('leader');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('スタッフトップ');
});
