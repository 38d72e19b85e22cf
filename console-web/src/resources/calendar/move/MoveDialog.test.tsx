import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { buildRequest, buildWashed } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

/** Thursday 26th becomes a holiday; Friday 27th is open, Saturday 28th full. */
const DAY = '2026-11-26';
const PICKUP = buildRequest({
  id: 1,
  sched_dt: '2026-11-26 10:00:00',
  sched_pickup_dt: '2026-11-26 10:00:00',
  sched_delivery_dt: '2026-11-28 10:00:00',
});
const DELIVERY = buildWashed({
  id: 2,
  name1: '佐藤',
  name2: '健',
  sched_pickup_dt: '2026-11-23 10:00:00',
  result_pickup_dt: '2026-11-23 10:00:00',
  sched_delivery_dt: '2026-11-26 14:00:00',
});

let rows: RequestDetail[];
let holidays: string[];
let sent: [number, object][];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00+09:00') });
  rows = [PICKUP, DELIVERY];
  [sent, holidays] = [[], []];
  api.use(
    on('get', '/admin/washRequest', () => rows.filter(isOnDay)),
    http.get(`${API}/admin/washRequest/:id`, ({ params }) =>
      HttpResponse.json(rows.find(({ id }) => id === Number(params['id']))),
    ),
    http.get(`${API}/areaInfo`, () => HttpResponse.json({ error: null, start_time: '10:00', end_time: '22:00' })),
    on('get', '/businessHolidays', () => holidays.map((date, at) => ({ id: at + 1, date }))),
    on('get', '/admin/fullDays', () => [{ date: '2026-11-28' }]),
    on('get', '/admin/washRequestLimits', () => []),
    on('get', '/admin/dayPickups', () => []),
    on('post', '/admin/businessHolidays', () => {
      holidays = [DAY];
      return { id: 1, affected: 2 };
    }),
    on('put', '/admin/washRequests/{id}', ({ id, body }) => {
      sent.push([id, body]);
      rows = rows.map((row) => (row.id === id ? ({ ...row, ...body } as RequestDetail) : row));
      return found(id);
    }),
  );
});
afterEach(() => vi.useRealTimers());

const isOnDay = ({ sched_pickup_dt: pickup, result_pickup_dt: done, sched_delivery_dt: delivery }: RequestDetail) =>
  (done === null && pickup?.startsWith(DAY)) || delivery.startsWith(DAY);
function found(wanted: number): RequestDetail {
  const row = rows.find(({ id }) => id === wanted);
  if (row === undefined) throw new Error(`no request ${wanted}`);
  return row;
}

const openCalendar = async () => {
  const rendered = renderConsole('/admin/business-holiday-setting?month=2026-11', { as: 'admin' });
  await rendered.user.click(await screen.findByRole('button', { name: /11月26日\(木\)を設定/ }));
  return { ...rendered, day: within(await screen.findByRole('dialog', { name: /の設定$/ })) };
};

/** Closes the day, and goes on from the notice that says who is affected. */
const openMove = async () => {
  const { user, day } = await openCalendar();
  await user.click(day.getByRole('radio', { name: '休業日' }));
  await user.click(day.getByRole('button', { name: '設定する' }));
  await screen.findByText('11月26日(木)を休業日にしました。');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '移動する' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: '11月26日(木)の集配を移動' })) };
};
type Dialog = Awaited<ReturnType<typeof openMove>>['dialog'];
const choose = async (dialog: Dialog, date: string) =>
  fireEvent.change(await dialog.findByLabelText('移動先の日'), { target: { value: date } });
const rowOf = (dialog: Dialog, name: string) => {
  const row = dialog.getByText(`${name} 様`).closest('li');
  if (row === null) throw new Error(`no row of ${name}`);
  return within(row);
};

describe('before anything is sent', () => {
  it('says that it reads, then who is there, and that a day is needed', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.get(`${API}/admin/washRequest/1`, async () => {
        await answered;
        return HttpResponse.json(PICKUP);
      }),
    );
    const { user, dialog } = await openMove();
    expect(dialog.getByText('読み込んでいます…')).toBeInTheDocument();
    answer();
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: '移動する' }));
    expect(dialog.getByText('▲ 移動先の日を選択してください')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows each before and after, hours kept, a delivery behind its pickup', async () => {
    const { dialog } = await openMove();
    await choose(dialog, '2026-11-27');
    const pickup = rowOf(dialog, '伊藤 美咲');
    expect(pickup.getByText('集荷：11月26日(木) 10:00 → 11月27日(金) 10:00')).toBeInTheDocument();
    expect(pickup.getByText('配達：11月28日(土) 10:00 → 11月30日(月) 10:00')).toBeInTheDocument();
    const delivery = rowOf(dialog, '佐藤 健');
    expect(delivery.getByText('配達：11月26日(木) 14:00 → 11月27日(金) 14:00')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '2件を移動する' })).toBeEnabled();
    expect(sent).toEqual([]);
  });

  it('its calendar refuses the closed day itself and Sundays; a full day takes deliveries, and says who stays', async () => {
    const { user, dialog } = await openMove();
    await user.click(await dialog.findByRole('button', { name: '移動先の日をカレンダーから選ぶ' }));
    const day = (name: RegExp) => screen.findByRole('button', { name });
    expect(await day(/^11月26日\(木\) 移動元の日です/)).toHaveAttribute('aria-disabled', 'true');
    expect(await day(/^11月29日\(日\) 日曜日は/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(await day(/^11月28日\(土\)$/));
    expect(rowOf(dialog, '伊藤 美咲').getByText('▲ 予約がいっぱいです')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '1件を移動する' })).toBeEnabled();
  });

  it('a full day cannot be chosen for pickups alone', async () => {
    rows = [PICKUP];
    const { user, dialog } = await openMove();
    await user.click(await dialog.findByRole('button', { name: '移動先の日をカレンダーから選ぶ' }));
    const full = await screen.findByRole('button', { name: /^11月28日\(土\) 予約がいっぱいです/ });
    expect(full).toHaveAttribute('aria-disabled', 'true');
  });

  it('a one-time request stands apart with why it stays and what can be done, and the banner counts what is left', async () => {
    rows = [DELIVERY, { ...PICKUP, plan_id: 'tx_1', is_onetime: true }];
    const { user, dialog } = await openMove();
    await choose(dialog, '2026-11-27');
    const locked = within(dialog.getByRole('region', { name: '移動できない集配' }));
    expect(locked.getByText('▲ 単発の依頼ではこの操作はできません')).toBeInTheDocument();
    expect(locked.queryByRole('link', { name: /個別に変更/ })).not.toBeInTheDocument();
    expect(locked.getByRole('link', { name: 'お客様のページ' })).toHaveAttribute('href', '/admin/customers/301');
    expect(locked.getByRole('link', { name: /電話する/ })).toHaveAttribute('href', 'tel:0312345678');
    expect(locked.getByRole('link', { name: '集配を破棄して返金する' })).toHaveAttribute(
      'href',
      '/admin/wash-request-cancel/1/2',
    );
    await user.click(dialog.getByRole('button', { name: '1件を移動する' }));
    await dialog.findByText('1件を移動しました。');
    await user.click(await dialog.findByRole('button', { name: '閉じる' }));
    expect(await screen.findByText('この日に予定されている集配が1件あります。')).toBeInTheDocument();
  });

  it('a pickup after its customer has left stays, and says so as soon as the day is chosen', async () => {
    rows = [DELIVERY, { ...PICKUP, withdrawal_dt: '2026-11-27 09:00:00' }];
    const { dialog } = await openMove();
    await choose(dialog, '2026-11-27');
    const row = rowOf(dialog, '伊藤 美咲');
    expect(row.getByText('▲ 集荷時間は退会日までの日時を指定してください')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '1件を移動する' })).toBeEnabled();
  });

  it('marks the leg of the day, keeps to it, and ticks none or all in one', async () => {
    const { user, dialog } = await openMove();
    expect(await dialog.findByText('2件中2件を選択中')).toBeInTheDocument();
    expect(rowOf(dialog, '伊藤 美咲').getByText('集荷：11月26日(木) 10:00').tagName).toBe('STRONG');
    expect(rowOf(dialog, '伊藤 美咲').queryByText(/配達/)).not.toBeInTheDocument();
    expect(rowOf(dialog, '佐藤 健').getByText('配達：11月26日(木) 14:00').tagName).toBe('STRONG');
    await user.click(dialog.getByRole('button', { name: 'すべて解除' }));
    expect(dialog.getByText('2件中0件を選択中')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'すべて選択' }));
    for (const box of dialog.getAllByRole('checkbox')) expect(box).toBeChecked();
  });

  it('opens from the day itself, before it is closed, and leads to each by itself', async () => {
    const { user, day } = await openCalendar();
    await user.click(await day.findByRole('button', { name: '移動する' }));
    const dialog = within(await screen.findByRole('dialog', { name: /の集配を移動$/ }));
    const alone = await dialog.findByRole('link', { name: '佐藤 健 様の日時を個別に変更' });
    expect(alone).toHaveAttribute('href', '/admin/wash-request-date-change/2');
  });

  it('says when nobody is left', async () => {
    rows = [];
    const { dialog } = await openMove();
    expect(await dialog.findByText('移動が必要な集配はありません。')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /移動する$/ })).not.toBeInTheDocument();
  });

  it('offers to read again what did not come', async () => {
    api.use(http.get(`${API}/admin/fullDays`, () => problem(500, {}), { once: true }));
    const { user, dialog } = await openMove();
    await user.click(await dialog.findByRole('button', { name: 'もう一度読み込む' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  });
});

describe('moving', () => {
  it('takes those that are ticked only, for a limit that leaves room for some', async () => {
    const { user, dialog } = await openMove();
    await choose(dialog, '2026-11-27');
    await user.click(dialog.getByRole('checkbox', { name: '伊藤 美咲 様を移動する' }));
    expect(rowOf(dialog, '伊藤 美咲').getByText('集荷：11月26日(木) 10:00')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '1件を移動する' }));
    expect(await dialog.findByText('1件を移動しました。')).toBeInTheDocument();
    expect(sent.map(([id]) => id)).toEqual([2]);
    await user.click(dialog.getByRole('button', { name: '移動する' }));
    expect(dialog.getByText('▲ 移動する集配を選択してください')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('sends one change a request, the leg that changed only, and leaves an empty day', async () => {
    const { user, dialog } = await openMove();
    await choose(dialog, '2026-11-27');
    await user.click(dialog.getByRole('button', { name: '2件を移動する' }));
    expect(await dialog.findByText('2件を移動しました。')).toBeInTheDocument();
    expect(sent).toEqual([
      [1, { sched_pickup_dt: '2026-11-27 10:00:00', sched_delivery_dt: '2026-11-30 10:00:00' }],
      [2, { sched_delivery_dt: '2026-11-27 14:00:00' }],
    ]);
    await user.click(await dialog.findByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('この日に予定されている集配が2件あります。')).not.toBeInTheDocument();
  });

  it('what is refused stays in the list with its reason, and can go to another day', async () => {
    const refusal = '申し訳ございません。予約がいっぱいのため翌日以降を選択ください。';
    api.use(
      http.put(`${API}/admin/washRequests/1`, () => problem(409, { reason: 'preq_count_max', detail: refusal }), {
        once: true,
      }),
    );
    const { user, dialog } = await openMove();
    await choose(dialog, '2026-11-27');
    await user.click(dialog.getByRole('button', { name: '2件を移動する' }));
    expect(await dialog.findByText('1件を移動しました。1件を移動できませんでした。')).toBeInTheDocument();
    const list = within(dialog.getByRole('region', { name: '移動する集配' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText(`▲ ${refusal}`)).toBeInTheDocument();
    const results = within(dialog.getByRole('region', { name: '移動の結果' }));
    expect(results.getByText('佐藤 健 様')).toBeInTheDocument();
    await choose(dialog, '2026-11-30');
    expect(dialog.queryByText(`▲ ${refusal}`)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '1件を移動する' }));
    expect(await dialog.findByText('2件を移動しました。')).toBeInTheDocument();
    expect(sent.map(([id]) => id)).toEqual([2, 1]);
  });

  it('what somebody else changed meanwhile is not sent', async () => {
    const { user, dialog } = await openMove();
    await choose(dialog, '2026-11-27');
    rows = [PICKUP, { ...DELIVERY, sched_delivery_dt: '2026-11-30 14:00:00' }];
    await user.click(dialog.getByRole('button', { name: '2件を移動する' }));
    expect(await dialog.findByText('1件を移動しました。1件を移動できませんでした。')).toBeInTheDocument();
    expect(rowOf(dialog, '佐藤 健').getByText(/^▲ 他の操作で内容が更新されています/)).toBeInTheDocument();
    expect(sent.map(([id]) => id)).toEqual([1]);
  });

  it('without a connection is refused at once, tries no other, and happens not later', async () => {
    const { user, dialog } = await openMove();
    await choose(dialog, '2026-11-27');
    const asked: string[] = [];
    onlineManager.setOnline(false);
    api.use(
      http.all(`${API}/*`, ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.error();
      }),
    );
    await user.click(dialog.getByRole('button', { name: '2件を移動する' }));
    expect(await dialog.findByText(/^▲ サーバーに接続できません/)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(asked).not.toContain('/api/v1/admin/washRequest/2');
    onlineManager.setOnline(true);
    expect(sent).toEqual([]);
  });
});
