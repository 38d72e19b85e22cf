import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { API, api, detailHandler, listHandler, problem, refused } from '../../../testing/api';
import { buildRequest, buildWashed } from '../../../testing/builders';
import { listAddress } from '../../../testing/list-address';
import { renderConsole } from '../../../testing/render-console';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00+09:00') }));
afterEach(() => vi.useRealTimers());

const sent = vi.fn<(body: unknown) => void>();

/** Wednesday 25th 10:00 to Saturday 28th 10:00, in an area served from 10:00 to 22:00; the 26th is a holiday. */
function open(
  request: RequestDetail,
  answer: () => Response | Promise<Response> = () => HttpResponse.json(request),
  state?: unknown,
) {
  api.use(
    detailHandler(() => request),
    http.get(`${API}/areaInfo`, () => HttpResponse.json({ error: null, start_time: '10:00', end_time: '22:00' })),
    http.get(`${API}/businessHolidays`, () => HttpResponse.json([{ id: 1, date: '2026-11-26' }])),
    http.get(`${API}/admin/fullDays`, () => HttpResponse.json([{ date: '2026-12-01' }])),
    http.put(`${API}/admin/washRequests/:id`, async ({ request: call }) => {
      sent(await call.json());
      return answer();
    }),
  );
  return renderConsole(`/staff/wash-request-date-change/${request.id}?from=2026-11-25&to=2026-11-25`, {
    as: 'leader',
    state,
  });
}

/** The date of one leg, then on to the confirmation. */
async function chooseDate(user: ReturnType<typeof renderConsole>['user'], leg: 0 | 1, date: string) {
  const field = (await screen.findAllByLabelText('日付'))[leg];
  if (field === undefined) throw new Error(`leg ${leg} has no date`);
  fireEvent.change(field, { target: { value: date } });
  await user.click(screen.getByRole('button', { name: '確認へ進む' }));
}

it('offers what can be done in place of a button, where neither leg can be moved', async () => {
  open(buildRequest({ plan_id: 'tx_1', is_onetime: true }));
  expect(await screen.findAllByText('単発の依頼ではこの操作はできません')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '確認へ進む' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'お客様のページ' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '集配を破棄して返金する' })).toBeInTheDocument();
});

it('goes by input, confirm and done, and sends the leg that changed only', async () => {
  const { user } = open(buildRequest());
  expect(await screen.findByText('受付番号 1001')).toBeInTheDocument();
  await chooseDate(user, 1, '2026-11-30');
  expect(await screen.findByText('11月28日(土) 10:00 → 11月30日(月) 10:00')).toBeInTheDocument();
  expect(screen.getByText('受付番号 1001')).toBeInTheDocument();
  expect(screen.getByText('11月25日(水) 10:00（変更なし）')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  expect(await screen.findByText('集配日時変更を変更しました。')).toBeInTheDocument();
  expect(screen.getByText('受付番号 1001')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ sched_delivery_dt: '2026-11-30 10:00:00' });
});

it('says that it is done although the request is read again with its new dates at once', async () => {
  const request = buildRequest();
  const { user } = open(request, () => {
    Object.assign(request, { sched_delivery_dt: '2026-11-30 10:00:00' });
    return HttpResponse.json(request);
  });
  const read = vi.fn(() => request);
  api.use(detailHandler(read));
  await chooseDate(user, 1, '2026-11-30');
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('集配日時変更を変更しました。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '確認へ進む' })).not.toBeInTheDocument();
});

it('reloaded afterwards, says that it is done, and still leads back to where it was opened from', async () => {
  const { user, router } = open(buildRequest());
  await chooseDate(user, 1, '2026-11-30');
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  await screen.findByText('集配日時変更を変更しました。');
  const { state } = router.state.location;
  cleanup();
  renderConsole('/staff/wash-request-date-change/1001?from=2026-11-25', { as: 'leader', state });
  expect(await screen.findByText('集配日時変更を変更しました。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '集配一覧詳細' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '確認へ進む' })).not.toBeInTheDocument();
});

it('a reload on the confirmation keeps what was chosen', async () => {
  const { user, router } = open(buildRequest());
  await chooseDate(user, 1, '2026-11-30');
  await screen.findByText('11月28日(土) 10:00 → 11月30日(月) 10:00');
  const { state } = router.state.location;
  cleanup();
  const { user: again } = open(buildRequest(), undefined, state);
  expect(await screen.findByText('11月28日(土) 10:00 → 11月30日(月) 10:00')).toBeInTheDocument();
  await again.click(screen.getByRole('button', { name: '変更する' }));
  await screen.findByText('集配日時変更を変更しました。');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ sched_delivery_dt: '2026-11-30 10:00:00' });
});

it('opened anew, a change that was begun is at its input, says so and can be dropped', async () => {
  const { user } = open(buildRequest());
  await chooseDate(user, 1, '2026-11-30');
  await screen.findByText('11月28日(土) 10:00 → 11月30日(月) 10:00');
  cleanup();
  const { user: later } = open(buildRequest());
  expect(await screen.findByText('前回の入力途中の内容です')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '変更する' })).not.toBeInTheDocument();
  expect(screen.getAllByLabelText('日付')[1]).toHaveValue('2026/11/30(月)');
  await later.click(screen.getByRole('button', { name: '破棄する' }));
  expect(screen.getAllByLabelText('日付')[1]).toHaveValue('2026/11/28(土)');
  cleanup();
  open(buildRequest());
  await screen.findAllByLabelText('日付');
  expect(screen.queryByText('前回の入力途中の内容です')).not.toBeInTheDocument();
});

it('a change that was begun leaves alone what a colleague has moved meanwhile', async () => {
  const { user, router } = open(buildRequest());
  await chooseDate(user, 1, '2026-11-30');
  await screen.findByRole('button', { name: '変更する' });
  await act(() => router.navigate('/'));
  vi.setSystemTime(Date.parse('2026-11-24T09:05:00+09:00'));
  api.use(detailHandler(() => buildRequest({ sched_pickup_dt: '2026-11-25 14:00:00' })));
  await act(() => router.navigate('/wash-request-date-change/1001'));
  await waitFor(() => expect(screen.getAllByLabelText('時間')[0]).toHaveValue('14:00'));
  expect(screen.getAllByLabelText('日付')[1]).toHaveValue('2026/11/30(月)');
  expect(screen.queryByText(/更新されています/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '確認へ進む' }));
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  await screen.findByText('集配日時変更を変更しました。');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ sched_delivery_dt: '2026-11-30 10:00:00' });
});

it('a change that was begun says that a colleague has moved the same leg, on its confirmation too', async () => {
  const { user } = open(buildRequest());
  await chooseDate(user, 1, '2026-11-30');
  cleanup();
  const { user: again } = open(buildRequest({ sched_delivery_dt: '2026-12-02 10:00:00' }));
  const told = '入力中に、他の操作で次の内容に更新されています：配達日時 12月2日(水) 10:00';
  expect(await screen.findByText(told)).toBeInTheDocument();
  await again.click(screen.getByRole('button', { name: '確認へ進む' }));
  expect(await screen.findByText('12月2日(水) 10:00 → 11月30日(月) 10:00')).toBeInTheDocument();
  expect(screen.getByText(told)).toBeInTheDocument();
});

it('Back on the confirmation leads to the input, with everything chosen', async () => {
  const { user, router } = open(buildRequest());
  await chooseDate(user, 1, '2026-11-30');
  await screen.findByRole('button', { name: '変更する' });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/staff/wash-request-date-change/1001');
  expect(screen.getAllByLabelText('日付')[1]).toHaveValue('2026/11/30(月)');
  await user.click(screen.getByRole('button', { name: '確認へ進む' }));
  expect(await screen.findByRole('button', { name: '変更する' })).toBeInTheDocument();
});

it('leads back to the list when it was opened there', async () => {
  const request = buildRequest();
  const { user, router } = open(request);
  await screen.findAllByLabelText('日付');
  expect(screen.getByRole('link', { name: '戻る' })).toHaveAttribute(
    'href',
    expect.stringMatching(/wash-requests-change/),
  );
  api.use(listHandler([request]));
  await act(() => router.navigate(listAddress('/wash-requests', { from: '2026-11-25', to: '2026-11-25' })));
  await user.click(await screen.findByRole('link', { name: /日時変更/ }));
  await user.click(await screen.findByRole('link', { name: '戻る' }));
  expect(await screen.findByText('該当件数：1件')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff/wash-requests');
});

it.each([
  ['nothing', 1, '2026-11-28', '▲ 日時が変更されていません'],
  ['a Sunday', 1, '2026-11-29', '▲ 日曜日は集配を行っておりません'],
  ['a delivery too soon', 1, '2026-11-27', '▲ 配達時間は集荷時間から休業日を除く48時間後以降を指定してください'],
  ['a delivery more than 30 days ahead', 1, '2026-12-25', '▲ 配達時間は現在より30日以内を指定してください'],
  ['a pickup before the original', 0, '2026-11-24', '▲ 集荷時間は元の集荷時間の2時間後以降を指定してください'],
] as const)('refuses to change %s', async (_, leg, date, text) => {
  const { user } = open(buildRequest());
  await chooseDate(user, leg, date);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '変更する' })).not.toBeInTheDocument();
});

it('a refused leg takes the keyboard', async () => {
  const { user } = open(buildRequest());
  await chooseDate(user, 1, '2026-11-29');
  await waitFor(() => expect(screen.getAllByLabelText('日付')[1]).toHaveFocus());
});

it('shows the weekday of what is chosen, and what is wrong with both legs at once, before it is asked', async () => {
  open(buildRequest());
  const [pickup, delivery] = await screen.findAllByLabelText('日付');
  if (pickup === undefined || delivery === undefined) throw new Error('a leg has no date');
  fireEvent.change(pickup, { target: { value: '2026-11-26' } });
  fireEvent.change(delivery, { target: { value: '2026-11-29' } });
  expect(screen.getByText('11月26日(木) 10:00')).toBeInTheDocument();
  expect(screen.getByText('▲ 休業日のため集配を行っておりません')).toBeInTheDocument();
  expect(screen.getByText('▲ 日曜日は集配を行っておりません')).toBeInTheDocument();
});

it('the calendar of a leg marks closed and full days with their reason', async () => {
  const { user } = open(buildRequest());
  const [calendar] = await screen.findAllByRole('button', { name: '日付をカレンダーから選ぶ' });
  if (calendar === undefined) throw new Error('no leg has a calendar');
  await user.click(calendar);
  const day = (name: RegExp) => screen.findByRole('button', { name });
  expect(await day(/^11月26日\(木\) 休業日のため/)).toHaveAttribute('aria-disabled', 'true');
  expect(await day(/^11月29日\(日\) 日曜日は/)).toHaveAttribute('aria-disabled', 'true');
  await user.click(await day(/^12月1日\(火\) 予約がいっぱいです/));
  expect(screen.getByText('12月1日(火)：予約がいっぱいです')).toBeInTheDocument();
  await user.click(await day(/^11月30日\(月\)$/));
  expect(screen.getAllByLabelText('日付')[0]).toHaveValue('2026/11/30(月)');
});

it('a delivery that a moved pickup leaves too little time for follows, at its hour', async () => {
  const { user } = open(buildRequest({ sched_delivery_dt: '2026-11-28 15:30:00' }));
  await chooseDate(user, 0, '2026-11-27');
  expect(await screen.findByText('11月25日(水) 10:00 → 11月27日(金) 10:00')).toBeInTheDocument();
  expect(screen.getByText('11月28日(土) 15:30 → 11月30日(月) 15:30')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  await screen.findByText('集配日時変更を変更しました。');
  expect(sent).toHaveBeenLastCalledWith({
    sched_pickup_dt: '2026-11-27 10:00:00',
    sched_delivery_dt: '2026-11-30 15:30:00',
  });
});

it('the pickup is locked once picked up, the delivery of a same-time plan always', async () => {
  open(buildWashed({ plan_id: 't8_1_1_M', sched_delivery_dt: '2099-12-31 00:00:00', is_tentative: true }));
  expect(await screen.findByText('集荷済みのため変更できません')).toBeInTheDocument();
  expect(screen.getByText(/次回の集荷と同時に配達する/)).toBeInTheDocument();
  expect(screen.queryByLabelText('日付')).not.toBeInTheDocument();
});

it('a same-time request that its next pickup will bring back has a pickup to move, past that pickup too', async () => {
  const { user } = open(buildRequest({ plan_id: 't8_1_1_M', sched_delivery_dt: '2026-11-30 10:00:00' }));
  expect(await screen.findByText(/次回の集荷と同時に配達する/)).toBeInTheDocument();
  expect(screen.getAllByLabelText('日付')).toHaveLength(1);
  await chooseDate(user, 0, '2026-12-02');
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  await screen.findByText('集配日時変更を変更しました。');
  expect(sent).toHaveBeenLastCalledWith({ sched_pickup_dt: '2026-12-02 10:00:00' });
});

describe('whoever does not wait for the answer', () => {
  const refusal = () => problem(409, { detail: '予約がいっぱいです' });

  /** A change that is being sent, until it is let go. */
  async function send(answer: () => Response) {
    let letGo = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const request = buildRequest();
    const { user, router } = open(request, () => wait.then(answer));
    api.use(listHandler([request]));
    await chooseDate(user, 1, '2026-11-30');
    await user.click(await screen.findByRole('button', { name: '変更する' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    return { router, letGo };
  }
  type Router = ReturnType<typeof renderConsole>['router'];
  const toList = (router: Router) =>
    act(() => router.navigate(listAddress('/wash-requests', { from: '2026-11-25', to: '2026-11-25' })));

  it('stays where they went, and the draft of it is gone', async () => {
    const { router, letGo } = await send(() => HttpResponse.json(buildRequest()));
    await toList(router);
    await screen.findByText('該当件数：1件');
    expect(Object.keys(sessionStorage).join()).toContain('date-change.1001');
    letGo();
    await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('date-change.1001'));
    expect(router.state.location.pathname).toBe('/staff/wash-requests');
  });

  it.each([
    ['on another screen', toList],
    ['on the input that the browser’s Back leads to', (router: Router) => act(() => router.navigate(-1))],
  ] as const)('is told of the refusal %s', async (_where, leave) => {
    const { router, letGo } = await send(refusal);
    await leave(router);
    letGo();
    expect(await screen.findByText('予約がいっぱいです')).toBeInTheDocument();
  });

  it('is told of the refusal while the next screen is still to come', async () => {
    const { router, letGo } = await send(refusal);
    void router.navigate('/wash-request-cancel/1001/1');
    letGo();
    expect(await screen.findByText('予約がいっぱいです')).toBeInTheDocument();
  });

  it('is not led back while the next screen is still to come', async () => {
    const { router, letGo } = await send(() => HttpResponse.json(buildRequest()));
    void router.navigate('/wash-requests-change/1001');
    letGo();
    expect(await screen.findByRole('region', { name: '進行状況' })).toBeInTheDocument();
    await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('date-change.1001'));
    expect(router.state.location.pathname).toBe('/staff/wash-requests-change/1001');
  });

  it('cannot go back from the confirmation meanwhile', async () => {
    const { letGo } = await send(refusal);
    const back = screen.getByRole('button', { name: '入力に戻る' });
    expect(back).toBeDisabled();
    letGo();
    await waitFor(() => expect(back).toBeEnabled());
  });
});

const FULL = '▲ 申し訳ございません。予約がいっぱいのため翌日以降を選択ください。';

it('a leg that the server refuses is marked, with everything chosen, until another time is chosen', async () => {
  const { user } = open(buildRequest(), () =>
    refused(409, { sched_delivery_dt: 'preq_count_max' }, { reason: 'preq_count_max' }),
  );
  await chooseDate(user, 1, '2026-11-30');
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  expect(await screen.findByText(FULL)).toBeInTheDocument();
  const date = screen.getAllByLabelText('日付')[1];
  expect(date).toHaveValue('2026/11/30(月)');
  expect(date).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(date).toHaveFocus());
  await chooseDate(user, 1, '2026-12-01');
  expect(screen.queryByText(FULL)).not.toBeInTheDocument();
});

it('what no leg can mend is told on the confirmation once, and the choice survives going back, by the browser too', async () => {
  const { user, router } = open(buildRequest(), () =>
    problem(409, { reason: 'stale', detail: '他の操作で更新されています' }),
  );
  await chooseDate(user, 1, '2026-11-30');
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  expect(await screen.findByText('▲ 他の操作で更新されています')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '入力に戻る' }));
  expect(screen.getAllByLabelText('日付')[1]).toHaveValue('2026/11/30(月)');
  await user.click(screen.getByRole('button', { name: '確認へ進む' }));
  await user.click(await screen.findByRole('button', { name: '変更する' }));
  await screen.findByText(/他の操作で更新/);
  await act(() => router.navigate(-1));
  await user.click(screen.getByRole('button', { name: '確認へ進む' }));
  await screen.findByRole('button', { name: '変更する' });
  expect(screen.queryByText(/他の操作で更新/)).not.toBeInTheDocument();
});

it('wash staff who type the address are taken to their top page', async () => {
  const { router } = renderConsole('/staff/wash-request-date-change/1001', { as: 'wash' });
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/staff\/?$/));
});
