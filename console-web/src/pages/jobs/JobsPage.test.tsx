import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import type { Erasure, Job, JobRun } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const RUN: JobRun = {
  slot: '2026-11-25 03:30:00',
  state: 'done',
  started_at: '2026-11-25 03:30:02',
  ended_at: '2026-11-25 03:30:09',
  found: 12,
  done: 12,
  failed: 0,
  error: null,
  started_by: null,
};
const NEVER = {
  every_seconds: null,
  daily_at: null,
  monthly_at: null,
  runs: [],
  next_at: '2026-11-25 09:00:10',
  overdue_since: null,
};
let jobs: Job[];
let begun: string[];
let erasure: Erasure;

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  begun = [];
  erasure = {
    kinds: [
      { kind: 1, accounts: 12, next_on: '2026-12-03' },
      { kind: 2, accounts: 2, next_on: '2026-11-20' },
      { kind: 3, accounts: 0, next_on: null },
      { kind: 4, accounts: 0, next_on: null },
    ],
    held: [
      { id: 31, kind: 1, open: ['laundry', 'invoice'] },
      { id: 32, kind: 2, open: ['charge'] },
    ],
  };
  jobs = [
    { ...NEVER, name: 'deliver-mail', every_seconds: 10 },
    {
      ...NEVER,
      name: 'auto-cancel',
      every_seconds: 3_600,
      next_at: '2026-11-25 10:00:00',
      runs: [{ ...RUN, state: 'running', ended_at: null }],
    },
    { ...NEVER, name: 'clean-up', daily_at: '03:30', runs: [RUN] },
    { ...NEVER, name: 'month-turn', monthly_at: '00:05', runs: [{ ...RUN, state: 'failed', error: 'RangeError' }] },
  ];
  api.use(
    on('get', '/admin/jobs', () => jobs),
    on('get', '/admin/erasure', () => erasure),
    on('post', '/admin/jobs/{name}/run', ({ name }) => {
      begun.push(name);
      jobs = jobs.map((job) => ({ ...job, runs: [{ ...RUN, started_by: '山田 花子' }] }));
      return undefined;
    }),
  );
});

async function open(person: Person = 'admin') {
  const rendered = renderConsole(person === 'admin' ? '/admin/jobs' : '/staff/jobs', { as: person });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const section = (name: string) => screen.findByRole('region', { name });

it.each([
  ['メールの送信', '10秒ごと 次回 11月25日(水) 09:00:10', '最近は実行されていません'],
  ['集荷できなかった集配の自動キャンセル', '60分ごと 次回 11月25日(水) 10:00', '実行中'],
  ['古い記録の整理', '毎日 03:30', '完了　11月25日(水) 03:30:02 ～ 03:30:09　対象12件・完了12件・失敗0件'],
  ['月替わりの処理', '毎月1日 00:05', 'RangeError'],
])('the page of jobs says of %s when it runs and what became of it', async (name, when, what) => {
  await open();
  expect(await section(name)).toHaveTextContent(when);
  expect((await section(name)).textContent).toContain(what);
});

it('a job that is late says so, and of which time', async () => {
  jobs = [
    { ...NEVER, name: 'deliver-mail', every_seconds: 10 },
    { ...NEVER, name: 'clean-up', daily_at: '03:30', overdue_since: '2026-11-24 03:30:00', runs: [RUN] },
  ];
  await open();
  expect(await section('古い記録の整理')).toHaveTextContent('予定の11月24日(火) 03:30を過ぎても完了していません');
  expect(await section('メールの送信')).not.toHaveTextContent('過ぎて');
});

it('late jobs are counted, and come first, all by their time of day', async () => {
  const LATE = { ...NEVER, overdue_since: '2026-11-24 03:30:00' };
  jobs = [
    { ...NEVER, name: 'month-turn', monthly_at: '00:05' },
    { ...NEVER, name: 'deliver-mail', every_seconds: 10 },
    { ...LATE, name: 'clean-up', daily_at: '03:30' },
    { ...LATE, name: 'auto-cancel', daily_at: '01:00' },
  ];
  await open();
  expect(await screen.findByText('遅れ2件')).toBeInTheDocument();
  const order = ['集荷できなかった集配の自動キャンセル', '古い記録の整理', 'メールの送信', '月替わりの処理'];
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names.slice(0, order.length)).toEqual(order);
});

it('no late job is counted while none is late', async () => {
  await open();
  await section('メールの送信');
  expect(screen.queryByText(/^遅れ/)).not.toBeInTheDocument();
});

it('a run is begun after a question, and says by whom', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '「古い記録の整理」を今すぐ実行' }));
  const question = within(await screen.findByRole('dialog', { name: '「古い記録の整理」を今すぐ実行しますか？' }));
  expect(begun).toEqual([]);
  await user.click(question.getByRole('button', { name: '今すぐ実行' }));
  expect(await screen.findByText('実行を開始しました')).toBeInTheDocument();
  expect(begun).toEqual(['clean-up']);
  await waitFor(async () => expect(await section('古い記録の整理')).toHaveTextContent('山田 花子さんが実行'));
});

it('no run is begun when the question is answered with no', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '「月替わりの処理」を今すぐ実行' }));
  await user.click(await screen.findByRole('button', { name: 'キャンセル' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(begun).toEqual([]);
});

it('a job that is at work cannot be begun', async () => {
  await open();
  const button = await screen.findByRole('button', { name: '「集荷できなかった集配の自動キャンセル」を今すぐ実行' });
  expect(button).toBeDisabled();
});

it('a job that did not begin says why', async () => {
  api.use(on('post', '/admin/jobs/{name}/run', () => problem(409, { detail: '状態が変わっています' })));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '「月替わりの処理」を今すぐ実行' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '今すぐ実行' }));
  expect(await screen.findByText('状態が変わっています')).toBeInTheDocument();
});

it('jobs that could not be read are told to be so, and are read again', async () => {
  api.use(on('get', '/admin/jobs', () => problem(503, {})));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: /再読み込み|もう一度/ });
  api.use(on('get', '/admin/jobs', () => jobs));
  await user.click(again);
  expect(await section('メールの送信')).toBeInTheDocument();
});

it('the page of jobs says what is kept for how long, how many wait, and what holds the erasure of one', async () => {
  await open();
  const lines = within(await section('保存期間')).getAllByRole('listitem');
  const said = (start: string) => lines.find(({ textContent }) => textContent?.startsWith(start)) ?? null;
  expect(said('退会したお客様')).toHaveTextContent('終了から180日間保存 消去待ち12件 次の消去 12月3日(木)');
  expect(said('削除したお客様')).toHaveTextContent('消去待ち2件 期間を過ぎています');
  expect(said('支払われなかった登録')).toHaveTextContent('終了から30日間保存 消去待ちはありません');
  expect(said('メールの本文と宛先、通知の本文')).toHaveTextContent('30日間保存');
  expect(said('写真')).toHaveTextContent('90日間保存 使われなかったものは24時間');
  expect(said('同じ操作の再送を見分ける記録')).toHaveTextContent('24時間保存');
  expect(said('自動処理の記録')).toHaveTextContent('終了から7日間保存');
  expect(said('過ぎた定期集配の変更')).toHaveTextContent('7日間保存');
  expect(said('ユーザーID 31')).toHaveTextContent('配達が終わっていない依頼、未処理の手動決済・返金');
  expect(screen.getByRole('link', { name: 'ユーザーID 31' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/customers\/31$/),
  );
  expect(screen.queryByRole('link', { name: 'ユーザーID 32' })).not.toBeInTheDocument();
});

it('jobs are shown also while what is stored cannot be read', async () => {
  api.use(on('get', '/admin/erasure', () => problem(503, {})));
  await open();
  expect(await section('メールの送信')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '保存期間' })).not.toBeInTheDocument();
});

it('the page of jobs is not for managers', async () => {
  await open('manager');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('スタッフトップ');
});

it('jobs that could not be read are read again once the line is back, without a press', async () => {
  const line = { isUp: false };
  api.use(on('get', '/admin/jobs', () => (line.isUp ? jobs : problem(500, {}))));
  await open();
  expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
  line.isUp = true;
  fireEvent(window, new Event('online'));
  expect(await section('メールの送信')).toBeInTheDocument();
});
