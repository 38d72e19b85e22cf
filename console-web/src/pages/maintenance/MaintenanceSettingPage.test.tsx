import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Maintenance } from '../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { API, api, problem } from '../../testing/api';
import { renderConsole } from '../../testing/render-console';

const NONE: Maintenance = { maint_flg: 0, start_dt: null, end_dt: null, type: null, content: null };
const ON: Maintenance = {
  maint_flg: 1,
  start_dt: '2026-11-25 08:00:00',
  end_dt: '2026-11-25 12:00:00',
  type: 2,
  content: '決済の障害に対応しています',
};

let state: Maintenance;
let sent: unknown[];

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  state = NONE;
  sent = [];
});

const open = async () => {
  const rendered = renderConsole('/staff/maintenance-setting', { as: 'manager' });
  api.use(
    on('get', '/maintenance', () => state),
    on('post', '/admin/maintenance/start', ({ body }) => {
      sent.push(body);
      state = { ...ON, ...body, maint_flg: body.start_dt ? 0 : 1 };
      return state;
    }),
    on('post', '/admin/maintenance/end', () => {
      sent.push('end');
      state = NONE;
      return state;
    }),
  );
  await screen.findByRole('heading', { name: 'メンテナンス', level: 1 });
  return rendered;
};

/** The press asks first. */
const end = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'メンテナンスを終了する' }));
  const question = within(await screen.findByRole('dialog', { name: 'メンテナンスを終了しますか？' }));
  expect(sent).not.toContain('end');
  await user.click(question.getByRole('button', { name: '終了する' }));
};

describe('setting up', () => {
  const begin = async () => {
    const { user, router } = await open();
    await screen.findByLabelText('開始日');
    const set = async (leg: '開始' | '終了', date: string, hour: string, minute = '00') => {
      await user.clear(screen.getByLabelText(`${leg}日`));
      if (date !== '') await user.type(screen.getByLabelText(`${leg}日`), date);
      await user.selectOptions(screen.getByLabelText(`${leg} 時`), hour);
      if (hour !== '') await user.selectOptions(screen.getByLabelText(`${leg} 分`), minute);
    };
    const choose = (type: string) => user.selectOptions(screen.getByLabelText('種別'), type);
    const next = () => user.click(screen.getByRole('button', { name: '確認へ進む' }));
    return { user, router, set, choose, next };
  };

  it('needs a type', async () => {
    const { next } = await begin();
    await next();
    expect(await screen.findByText('▲ 必須項目です')).toBeInTheDocument();
    expect(screen.getByLabelText('種別')).toHaveFocus();
    expect(screen.getByLabelText('種別')).toBeRequired();
  });

  it.each([
    ['only a date', ['2026-11-26', ''], ['', ''], '▲ どちらか一方のみの入力はできません'],
    ['only a time', ['', '10'], ['', ''], '▲ どちらか一方のみの入力はできません'],
    ['an end before its start', ['2026-11-26', '10'], ['2026-11-26', '09'], '▲ 終了日時は開始日時より後にしてください'],
    ['a start that is past', ['2026-11-25', '08'], ['', ''], '▲ 現在より前の日時を設定することはできません'],
  ] as const)('refuses %s', async (_what, start, end, refusal) => {
    const { set, choose, next } = await begin();
    await set('開始', start[0], start[1]);
    await set('終了', end[0], end[1]);
    await choose('定期メンテナンス');
    await next();
    expect(await screen.findByText(refusal)).toBeInTheDocument();
  });

  it('is confirmed, can be gone back from, and begins', async () => {
    const { user, choose, next } = await begin();
    await choose('緊急メンテナンス');
    await user.type(screen.getByLabelText('内容'), '調査します');
    await next();
    expect(await screen.findByText('すぐに開始 ～ 終了未定')).toBeInTheDocument();
    expect(screen.queryByText(/終了日時は目安です/)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: '入力に戻る' }));
    expect(screen.getByLabelText('内容')).toHaveValue('調査します');
    await next();
    await user.click(await screen.findByRole('button', { name: '開始する' }));
    expect(await screen.findByText('メンテナンスを開始しました。')).toBeInTheDocument();
    expect(sent).toEqual([{ start_dt: null, end_dt: null, type: 2, content: '調査します' }]);
    expect(screen.getByRole('link', { name: 'メンテナンス中' })).toHaveAttribute('href', '/staff/maintenance-setting');
  });

  it('shows what has begun below that it has, with the button that ends it', async () => {
    const { user, set, choose, next } = await begin();
    await set('終了', '2026-11-25', '12');
    await choose('緊急メンテナンス');
    await next();
    await user.click(await screen.findByRole('button', { name: '開始する' }));
    expect(await screen.findByText('メンテナンスを開始しました。')).toBeInTheDocument();
    expect(await screen.findByText('開始済み ～ 11月25日(水) 12:00')).toBeInTheDocument();
    await end(user);
    expect(await screen.findByText('メンテナンスを終了しました。')).toBeInTheDocument();
    expect(sent.at(-1)).toBe('end');
  });

  it('is there again after a reload, until it is dropped', async () => {
    const { user, set } = await begin();
    await set('開始', '2026-11-26', '01', '05');
    await user.type(screen.getByLabelText('内容'), '調査します');
    cleanup();
    const { user: again } = await begin();
    expect(screen.getByLabelText('内容')).toHaveValue('調査します');
    expect(screen.getByLabelText('開始 分')).toHaveValue('05');
    await again.click(screen.getByRole('button', { name: '破棄する' }));
    expect(screen.getByLabelText('内容')).toHaveValue('');
    cleanup();
    await begin();
    expect(screen.getByLabelText('内容')).toHaveValue('');
    expect(screen.queryByText('前回の入力途中の内容です')).not.toBeInTheDocument();
  });

  it('says beside the text, before and after it is typed, that customers will read it', async () => {
    const { user, choose, next } = await begin();
    const told = 'お客様とスタッフの画面に表示されます';
    expect(screen.getByLabelText('内容')).toHaveAccessibleDescription(`${told}（0／1000文字）`);
    await choose('緊急メンテナンス');
    await next();
    expect(await screen.findByText('すぐに開始 ～ 終了未定')).toBeInTheDocument();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '入力に戻る' }));
    await user.type(screen.getByLabelText('内容'), '調査します');
    await next();
    expect((await screen.findByText(told)).closest('dd')).toHaveTextContent('調査します');
  });

  it('neither cuts nor takes a text that is too long', async () => {
    const { user, choose, next } = await begin();
    await choose('緊急メンテナンス');
    await user.click(screen.getByLabelText('内容'));
    await user.paste('あ'.repeat(1001));
    await next();
    const content = screen.getByLabelText('内容');
    await waitFor(() => expect(content).toHaveFocus());
    expect(content).toHaveAccessibleDescription('▲ 1000文字以内で入力してください（1001／1000文字）');
    expect(content).toHaveValue('あ'.repeat(1001));
  });

  it('is gone back from by the browser too, and once it has begun Back leads to what is on', async () => {
    const { user, router, choose, next } = await begin();
    await choose('緊急メンテナンス');
    await user.type(screen.getByLabelText('内容'), '調査します');
    await next();
    await screen.findByRole('button', { name: '開始する' });
    await act(() => router.navigate(-1));
    expect(screen.getByLabelText('内容')).toHaveValue('調査します');
    expect(router.state.location.pathname).toBe('/staff/maintenance-setting');
    await next();
    await user.click(await screen.findByRole('button', { name: '開始する' }));
    expect(await screen.findByText('メンテナンスを開始しました。')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('ただいまメンテナンス中です')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '確認へ進む' })).not.toBeInTheDocument();
  });

  it('is planned in steps of five minutes', async () => {
    const { user, set, choose, next } = await begin();
    await set('開始', '2026-11-26', '01', '05');
    await set('終了', '2026-11-26', '03', '30');
    await choose('定期メンテナンス');
    await next();
    const period = (await screen.findByText('11月26日(木) 01:05 ～ 11月26日(木) 03:30')).closest('dd');
    expect(period).toHaveTextContent('終了日時は目安です。終了は、この画面から行います');
    await user.click(screen.getByRole('button', { name: '予定する' }));
    expect(await screen.findByText('メンテナンスを予定しました。')).toBeInTheDocument();
    expect(sent).toEqual([{ start_dt: '2026-11-26 01:05:00', end_dt: '2026-11-26 03:30:00', type: 1, content: '' }]);
  });

  it('says so when somebody else was first, once, and keeps what was typed', async () => {
    const { user, router, choose, next } = await begin();
    const refusal = { reason: 'dup', detail: '既にメンテナンスが設定されています' };
    api.use(on('post', '/admin/maintenance/start', () => problem(409, refusal)));
    await choose('システム障害');
    await next();
    await user.click(await screen.findByRole('button', { name: '開始する' }));
    expect(await screen.findByText('▲ 既にメンテナンスが設定されています')).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(screen.getByLabelText('種別')).toHaveValue('3');
    await next();
    await screen.findByRole('button', { name: '開始する' });
    expect(screen.queryByText('▲ 既にメンテナンスが設定されています')).not.toBeInTheDocument();
  });

  it('says so beside what somebody else has begun, which can be ended', async () => {
    const { user, choose, next } = await begin();
    api.use(
      on('post', '/admin/maintenance/start', () => {
        state = ON;
        return problem(409, { reason: 'dup', detail: '既にメンテナンスが設定されています' });
      }),
    );
    await choose('システム障害');
    await next();
    await user.click(await screen.findByRole('button', { name: '開始する' }));
    expect(await screen.findByText('ただいまメンテナンス中です')).toBeInTheDocument();
    expect(screen.getByText('▲ 既にメンテナンスが設定されています')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'メンテナンスを終了する' })).toBeEnabled();
  });

  it('says that it has begun also to who went back while it was sent', async () => {
    const { user, router, choose, next } = await begin();
    await act(() => router.navigate('/maintenance-setting?again'));
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.use(http.post(`${API}/admin/maintenance/start`, () => answered.then(() => HttpResponse.json(ON))));
    await choose('緊急メンテナンス');
    await next();
    await user.click(await screen.findByRole('button', { name: '開始する' }));
    await act(() => router.navigate(-1));
    answer();
    expect(await screen.findByText('メンテナンスを開始しました。')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?again');
  });
});

it('tells of what is on, and ends it', async () => {
  state = ON;
  const { user } = await open();
  expect(await screen.findByText('ただいまメンテナンス中です')).toBeInTheDocument();
  for (const text of ['11月25日(水) 08:00 ～ 11月25日(水) 12:00', '緊急メンテナンス', '決済の障害に対応しています'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await end(user);
  expect(await screen.findByText('メンテナンスを終了しました。')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('メンテナンス中')).not.toBeInTheDocument());
});

it('shows what a colleague has begun since, not that the last one was ended', async () => {
  state = ON;
  const { user } = await open();
  await end(user);
  expect(await screen.findByText('メンテナンスを終了しました。')).toBeInTheDocument();
  state = { ...ON, content: '追加の調査' };
  // The tab is looked at again two minutes later.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText('ただいまメンテナンス中です')).toBeInTheDocument();
  expect(screen.queryByText('メンテナンスを終了しました。')).not.toBeInTheDocument();
});

it('shows a maintenance that began without a planned start as running', async () => {
  state = { ...ON, start_dt: null, end_dt: null };
  await open();
  expect(await screen.findByText('開始済み ～ 終了未定')).toBeInTheDocument();
});

it('cancels a planned one, after asking', async () => {
  state = { ...ON, maint_flg: 0, start_dt: '2026-11-26 01:00:00', end_dt: null };
  const { user } = await open();
  expect(await screen.findByText('メンテナンスが予定されています')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '予定を取りやめる' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '予定を取りやめる' }));
  expect(await screen.findByText('メンテナンスの予定を取りやめました。')).toBeInTheDocument();
  expect(sent).toEqual(['end']);
});

it('is not open to a leader', async () => {
  renderConsole('/staff/maintenance-setting', { as: 'leader' });
  expect(await screen.findByText('この画面を開く権限がありません')).toBeInTheDocument();
});

it('is where a manager who opens /staff/maintenance is led', async () => {
  const { router } = renderConsole('/staff/maintenance', { as: 'manager' });
  expect(await screen.findByRole('heading', { name: 'メンテナンス', level: 1 })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff/maintenance-setting');
});
