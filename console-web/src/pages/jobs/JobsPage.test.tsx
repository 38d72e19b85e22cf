import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import type { Job, JobRun } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const RUN: JobRun = {
  ...{ slot: '2026-11-25 03:30:00', state: 'done', started_at: '2026-11-25 03:30:02' },
  ...{ ended_at: '2026-11-25 03:30:09', found: 12, done: 12, failed: 0, error: null, started_by: null },
};
const NEVER = { every_seconds: null, daily_at: null, monthly_at: null, runs: [] };
let jobs: Job[];
let begun: string[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  begun = [];
  jobs = [
    { ...NEVER, name: 'deliver-mail', every_seconds: 10 },
    { ...NEVER, name: 'auto-cancel', every_seconds: 3_600, runs: [{ ...RUN, state: 'running', ended_at: null }] },
    { ...NEVER, name: 'clean-up', daily_at: '03:30', runs: [RUN] },
    { ...NEVER, name: 'month-turn', monthly_at: '00:05', runs: [{ ...RUN, state: 'failed', error: 'RangeError' }] },
  ];
  api.use(
    on('get', '/admin/jobs', () => jobs),
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
  ['メールの送信', '10秒ごと', '最近は実行されていません'],
  ['集荷できなかった集配の自動キャンセル', '60分ごと', '実行中'],
  ['古い記録の整理', '毎日 03:30', '完了　11月25日(水) 03:30:02 ～ 03:30:09　対象12件・完了12件・失敗0件'],
  ['月替わりの処理', '毎月1日 00:05', 'RangeError'],
])('says of %s when it runs and what became of it', async (name, when, what) => {
  await open();
  expect(await section(name)).toHaveTextContent(when);
  expect((await section(name)).textContent).toContain(what);
});

it('begins a run after a question, and shows who did', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '「古い記録の整理」を今すぐ実行' }));
  const question = within(await screen.findByRole('dialog', { name: '「古い記録の整理」を今すぐ実行しますか？' }));
  expect(begun).toEqual([]);
  await user.click(question.getByRole('button', { name: '今すぐ実行' }));
  expect(await screen.findByText('実行を開始しました')).toBeInTheDocument();
  expect(begun).toEqual(['clean-up']);
  await waitFor(async () => expect(await section('古い記録の整理')).toHaveTextContent('山田 花子さんが実行'));
});

it('begins nothing when the question is answered with no', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '「月替わりの処理」を今すぐ実行' }));
  await user.click(await screen.findByRole('button', { name: 'キャンセル' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(begun).toEqual([]);
});

it('begins none that is at work', async () => {
  await open();
  const button = await screen.findByRole('button', { name: '「集荷できなかった集配の自動キャンセル」を今すぐ実行' });
  expect(button).toBeDisabled();
});

it('says why it did not begin', async () => {
  api.use(on('post', '/admin/jobs/{name}/run', () => problem(409, { detail: '状態が変わっています' })));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '「月替わりの処理」を今すぐ実行' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '今すぐ実行' }));
  expect(await screen.findByText('状態が変わっています')).toBeInTheDocument();
});

it('says that they could not be read, and reads them again', async () => {
  api.use(on('get', '/admin/jobs', () => problem(503, {})));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: /再読み込み|もう一度/ });
  api.use(on('get', '/admin/jobs', () => jobs));
  await user.click(again);
  expect(await section('メールの送信')).toBeInTheDocument();
});

it('is not for managers', async () => {
  await open('manager');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('スタッフトップ');
});
