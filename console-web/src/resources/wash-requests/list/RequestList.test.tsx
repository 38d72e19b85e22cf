import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { API, api, listHandler, problem, refused, sessionHandlers } from '../../../testing/api';
import { PEOPLE, buildRequest, buildWashed } from '../../../testing/builders';
import { filterIn, listAddress } from '../../../testing/list-address';
import { renderConsole } from '../../../testing/render-console';

const PERIOD = { from: '2026-11-25', to: '2026-11-25' };
const listOf = (filter: object = {}) => listAddress('/staff/wash-requests', { ...PERIOD, ...filter });
const LIST = listOf();
/** The filter that the list was last asked with. */
const filterOf = (asked: { mock: { lastCall?: [URL] | undefined } }): unknown =>
  JSON.parse(asked.mock.lastCall?.[0].searchParams.get('filter') ?? '{}');
const row = (id: number) => {
  const found = document.querySelector<HTMLElement>(`tr[data-id="${id}"]`);
  if (found === null) throw new Error(`row ${id} is not there`);
  return within(found);
};

it('shows the hits, the totals, and each row with its badges and its colour in words', async () => {
  api.use(
    listHandler([
      buildRequest({ id: 1, request_type: '2', absence_status: 1 }),
      buildWashed({ id: 2, is_direct_delivery: true, staff_id: 3, staff_name1: '班長', staff_name2: '太郎' }),
    ]),
  );
  renderConsole(LIST, { as: 'leader' });
  expect(await screen.findByText('該当件数：2件')).toBeInTheDocument();
  expect(screen.getByText('個数合計：8個')).toBeInTheDocument();
  expect(screen.getByText('たたみ工数合計：16')).toBeInTheDocument();
  expect(row(1).getByText('曜日固定')).toBeInTheDocument();
  expect(row(1).getByText('再集荷')).toBeInTheDocument();
  expect(row(1).getByText('11月25日(水) 10:00')).toBeInTheDocument();
  expect(row(2).getByText('直行配達')).toBeInTheDocument();
  expect(row(2).getByText('11月28日(土) 10:00')).toBeInTheDocument();
  expect(row(2).getByRole('button', { name: '担当：班長 太郎（受付番号 2 伊藤 美咲様）' })).toBeInTheDocument();
});

it.each(['leader', 'delivery'] as const)(
  'a name leads %s to the customer’s page where they may see it',
  async (person) => {
    api.use(listHandler([buildRequest({ id: 1, staff_id: PEOPLE[person].id })]));
    renderConsole(LIST, { as: person });
    await screen.findByText('該当件数：1件');
    const name = row(1).getByText('伊藤 美咲');
    if (person === 'leader') expect(name).toHaveAttribute('href', '/staff/customers/301');
    else expect(name.closest('a')).toBeNull();
  },
);

it('says once of a folded row that it is folded, and of one to be folded what its colour means', async () => {
  api.use(
    listHandler([
      buildWashed({ id: 1, status: 4, display_status: 'たたみ済' }),
      buildWashed({ id: 2, fold_type_setting: 1 }),
    ]),
  );
  renderConsole(LIST, { as: 'leader' });
  expect(await screen.findByText('該当件数：2件')).toBeInTheDocument();
  expect(row(1).getByText('たたみ済')).toBeInTheDocument();
  expect(row(2).getByText('たたみ指示あり')).toBeInTheDocument();
});

it('weekly occurrences that are not made yet are shown faded, and there is nothing to do with them', async () => {
  const asked = vi.fn<(url: URL) => void>();
  const provisional = { ...buildRequest({ request_type: '2', is_provisional: true }), id: null };
  api.use(listHandler([buildRequest({ id: 1 }), provisional], asked));
  const { user } = renderConsole(LIST, { as: 'leader' });
  expect(await screen.findByText('該当件数：2件')).toBeInTheDocument();
  expect(filterOf(asked)).toMatchObject({ provisional: '1' });
  const faded = document.querySelector<HTMLElement>('tr.provisional');
  if (faded === null) throw new Error('no row is faded');
  expect(within(faded).getByText('仮')).toBeInTheDocument();
  for (const role of ['link', 'button', 'checkbox'])
    expect(
      within(faded)
        .queryAllByRole(role)
        .map((each) => each.getAttribute('href') ?? each.textContent),
    ).toEqual(role === 'link' ? ['/staff/customers/301', expect.stringContaining('google.com/maps')] : []);
  await user.click(screen.getByRole('checkbox', { name: 'すべての行を選択' }));
  expect(screen.getByText('1件選択中（4個）')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'すべての行を選択' })).toBeChecked();
});

it('asks for what the address says, and puts a new search into the address', async () => {
  const asked = vi.fn<(url: URL) => void>();
  api.use(listHandler([], asked));
  const { user, router } = renderConsole(listOf({ staff_id: 'none', status: [0, 1] }), { as: 'leader' });
  expect(await screen.findByText(/条件に一致する集配はありません/)).toBeInTheDocument();
  expect(filterOf(asked)).toMatchObject({ status: [0, 1], staff_id: 'none', from: '2026-11-25T00:00:00' });

  await user.click(screen.getByRole('button', { name: '条件を変更（2）' }));
  await user.selectOptions(screen.getByLabelText('バッグサイズ'), 'L・LL');
  await user.click(screen.getByRole('button', { name: '検索' }));
  await waitFor(() => expect(filterIn(router.state.location.search)).toMatchObject({ size: '3,4', status: [0, 1] }));
  await waitFor(() => expect(filterOf(asked)).toMatchObject({ size: '3,4' }));
  expect(await screen.findByRole('button', { name: '条件を変更（3）' })).toHaveFocus();
});

it('tells each condition in a chip, which takes it away; the days stay', async () => {
  const asked = vi.fn<(url: URL) => void>();
  api.use(listHandler([buildRequest()], asked));
  const { user, router } = renderConsole(listOf({ staff_id: 'none', status: [0, 1] }), { as: 'leader' });
  await screen.findByText('該当件数：1件');
  const conditions = within(screen.getByRole('list', { name: '検索中の条件' }));
  expect(conditions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '担当者：未割当',
    'ステータス：未対応・集荷済',
  ]);
  await user.click(conditions.getByRole('button', { name: '担当者：未割当の条件を外す' }));
  await waitFor(() => expect(filterIn(router.state.location.search)).toEqual({ ...PERIOD, status: [0, 1] }));
  expect(await screen.findByRole('button', { name: '条件を変更（1）' })).toHaveFocus();
  await user.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}');
  await waitFor(() => expect(filterIn(router.state.location.search)).toEqual(PERIOD));
  await waitFor(() => expect(filterOf(asked)).not.toHaveProperty('status'));
});

it('while another day is on its way, the rows of this one are dim and cannot be used', async () => {
  let release = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (release = resolve));
  api.use(listHandler([buildRequest({ id: 1 })]));
  const { user } = renderConsole(LIST, { as: 'leader' });
  await screen.findByText('該当件数：1件');
  api.use(
    http.get(`${API}/admin/washRequest`, async () => {
      await waiting;
      return HttpResponse.json([], { headers: { 'Content-Range': 'washRequest */0' } });
    }),
  );
  await user.click(screen.getByRole('button', { name: '翌日' }));
  await waitFor(() => expect(document.querySelector('[inert] tr[data-id="1"]')).not.toBeNull());
  release();
  expect(await screen.findByText(/条件に一致する集配はありません/)).toBeInTheDocument();
  expect(document.querySelector('[inert]')).toBeNull();
});

it('greys the search and says why when the period is longer than a month', async () => {
  api.use(listHandler([]));
  const { user } = renderConsole(LIST, { as: 'leader' });
  await user.click(await screen.findByRole('button', { name: '条件を変更' }));
  const end = await screen.findByLabelText('期間（終了）');
  await user.clear(end);
  await user.type(end, '2026-12-25');
  expect(screen.getByRole('button', { name: '検索' })).toBeDisabled();
  expect(screen.getByText(/期間は1か月以内で指定してください/)).toBeInTheDocument();
});

it('a detail carries the filters and leads back to the same list', async () => {
  const request = buildRequest();
  api.use(
    listHandler([request]),
    http.get(`${API}/admin/washRequest/:id`, () => HttpResponse.json(request)),
  );
  const { user, router } = renderConsole(listOf({ size: '1,2' }), { as: 'leader' });
  await user.click(await screen.findByRole('link', { name: /：詳細$/ }));
  await user.click(await screen.findByRole('link', { name: '一覧へ戻る' }));
  await screen.findByText('該当件数：1件');
  expect(filterIn(router.state.location.search)).toEqual({ ...PERIOD, size: '1,2' });
});

it.each([
  ['another tab', { ctrlKey: true }],
  ['another tab of a Mac', { metaKey: true }],
  ['another window', { shiftKey: true }],
  ['a download', { altKey: true }],
])('a link of a row that is pressed for %s is the browser’s', async (_, keys) => {
  api.use(listHandler([buildRequest({ id: 1 })]));
  const { router } = renderConsole(LIST, { as: 'leader' });
  await screen.findByText('該当件数：1件');
  const before = router.state.location.key;
  const link = row(1).getByText('伊藤 美咲');
  const pressed = createEvent.click(link, keys);
  // jsdom follows no link: this stands for the browser.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  vi.spyOn(pressed, 'preventDefault');
  fireEvent(link, pressed);
  expect(pressed.preventDefault).toHaveBeenCalledTimes(1);
  expect(router.state.location.key).toBe(before);
  fireEvent.click(link);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/staff/customers/301', state: 'list' }));
});

it('wash staff get no column of addresses', async () => {
  const { send_addr_detail1: _, ...row } = buildRequest({});
  api.use(listHandler([row]));
  renderConsole(LIST, { as: 'wash' });
  await screen.findByText('該当件数：1件');
  expect(screen.queryByRole('columnheader', { name: '住所' })).not.toBeInTheDocument();
});

it('gives the ticked requests to a member of staff, and tells how many', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  api.use(
    listHandler([buildRequest({ id: 1 }), buildRequest({ id: 2 }), buildRequest({ id: 3 })]),
    http.post(`${API}/admin/washRequest/assignEach`, async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json({ assigned: 2 });
    }),
  );
  const { user } = renderConsole(LIST, { as: 'leader' });
  await screen.findByText('該当件数：3件');
  await user.click(row(1).getByRole('checkbox'));
  await user.click(row(3).getByRole('checkbox'));
  expect(screen.getByText('2件選択中（8個）')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '担当を割り当てる' }));

  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radio', { name: /配達 太郎/ });
  await user.click(dialog.getByRole('button', { name: '割り当てる' }));
  expect(await dialog.findByText('▲ 未選択です')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /配達 太郎/ }));
  await user.click(dialog.getByRole('button', { name: '割り当てる' }));

  expect(await screen.findByText('2件の担当を配達 太郎に変更しました')).toBeInTheDocument();
  const seen = { seen_staff_id: null, seen_status: 0, seen_sched_dt: '2026-11-25 10:00:00' };
  expect(sent).toHaveBeenCalledWith({
    assignments: [1, 3].map((id) => ({ wash_request_id: id, staff_id: PEOPLE.delivery.id, ...seen })),
  });
  expect(screen.getByText('2件選択中（8個）')).toBeInTheDocument();
});

it('sets a count in its cell: Enter sends an integer from 0 to 100, anything else is not sent, Esc leaves, and the keyboard goes on from there', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  api.use(
    listHandler([buildRequest({ id: 1, count: 4 })]),
    http.post(`${API}/admin/washRequests/1/setCount`, async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json({ count: 6, fold_cost: 12, available_request_count: 1 });
    }),
  );
  const { user } = renderConsole(LIST, { as: 'leader' });
  await user.click(await screen.findByRole('button', { name: '伊藤 美咲様の個数 4個を変更' }));
  const choices = [...row(1).getByRole<HTMLInputElement>('combobox').list!.options].map(({ value }) => value);
  expect([choices[0], choices.at(-1), choices.length]).toEqual(['1', '10', 10]);
  await user.keyboard('101{Enter}');
  expect(row(1).getByText('▲ 個数は0から100の間で指定してください')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(sent).not.toHaveBeenCalled();

  expect(row(1).getByRole('button', { name: /個数 4個を変更/ })).toHaveFocus();
  await user.keyboard('{Enter}６{Enter}');
  expect(await row(1).findByText('変更しました')).toBeInTheDocument();
  expect(row(1).getByRole('button', { name: /個数 6個を変更/ })).toHaveFocus();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ count: 6 });
  expect(screen.getByText('個数合計：6個')).toBeInTheDocument();
});

it('a refused count stays in its cell, with the server’s reason', async () => {
  api.use(
    listHandler([buildRequest({ id: 1 })]),
    http.post(`${API}/admin/washRequests/1/setCount`, () =>
      problem(409, { reason: 'wreq_count_lacking', detail: '残りのバッグ数が不足しています' }),
    ),
  );
  const { user } = renderConsole(LIST, { as: 'leader' });
  await user.click(await screen.findByRole('button', { name: /個数 4個を変更/ }));
  await user.keyboard('9{Enter}');
  expect(await row(1).findByText('▲ 残りのバッグ数が不足しています')).toBeInTheDocument();
  expect(row(1).getByRole('combobox')).toHaveValue('9');
});

it('says what failed and offers another try when the list does not come', async () => {
  api.use(http.get(`${API}/admin/washRequest`, () => refused(422, { to: '期間が長すぎます' })));
  const { user } = renderConsole(LIST, { as: 'leader' });
  expect(await screen.findByText('▲ 期間が長すぎます')).toBeInTheDocument();
  api.use(listHandler([buildRequest()]));
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByText('該当件数：1件')).toBeInTheDocument();
});

it('a column that is put away stays away, and comes back', async () => {
  api.use(listHandler([buildRequest()]));
  const { user } = renderConsole(LIST, { as: 'leader', styled: true });
  await screen.findByText('該当件数：1件');
  const choose = async (column: string) => {
    await user.click(screen.getByRole('button', { name: '表示する列' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: column }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  };
  await choose('たたみ工数');
  expect(screen.queryByRole('columnheader', { name: 'たたみ工数' })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: '住所' })).toBeInTheDocument();

  cleanup();
  renderConsole(LIST, { as: 'leader', styled: true });
  await screen.findByText('該当件数：1件');
  expect(screen.queryByRole('columnheader', { name: 'たたみ工数' })).not.toBeInTheDocument();
  await choose('たたみ工数');
  expect(screen.getByRole('columnheader', { name: 'たたみ工数' })).toBeInTheDocument();
});

it('what is ticked stays ticked while a detail is opened and closed, and is of its day only', async () => {
  const request = buildRequest({ id: 2 });
  api.use(
    listHandler([buildRequest({ id: 1 }), request]),
    http.get(`${API}/admin/washRequest/:id`, () => HttpResponse.json(request)),
  );
  const { user } = renderConsole(LIST, { as: 'leader' });
  await screen.findByText('該当件数：2件');
  await user.click(row(1).getByRole('checkbox'));
  await user.click(row(2).getByRole('link', { name: '受付番号 2 伊藤 美咲様：詳細' }));
  await user.click(await screen.findByRole('link', { name: '一覧へ戻る' }));
  expect(await screen.findByText('1件選択中（4個）')).toBeInTheDocument();
  expect(row(1).getByRole('checkbox')).toBeChecked();

  await user.click(screen.getByRole('button', { name: '翌日' }));
  await waitFor(() => expect(screen.queryByText('1件選択中（4個）')).not.toBeInTheDocument());
});

it('after a session that ended the login says so, and the list comes back with its filters and its ticks', async () => {
  const leaveFor = vi.fn();
  const rows = [buildRequest({ id: 1 }), buildRequest({ id: 2 })];
  api.use(...sessionHandlers('leader'), listHandler(rows));
  const { user } = renderConsole(LIST, { as: 'leader', leaveFor });
  await screen.findByText('該当件数：2件');
  await user.click(row(1).getByRole('checkbox'));
  api.use(http.get(`${API}/admin/washRequest`, () => problem(401, { detail: 'ログインしてください' })));
  await user.click(screen.getByRole('button', { name: '翌日' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  cleanup();

  api.use(...sessionHandlers('leader'), listHandler(rows));
  const { user: again } = renderConsole(LIST, { leaveFor });
  expect(await screen.findByText(/ログインの有効期限が切れました/)).toBeInTheDocument();
  await again.type(await screen.findByLabelText(/メールアドレス/), 'leader@example.com');
  await again.type(screen.getByLabelText('パスワード'), 'demo1234');
  await again.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(await screen.findByText('1件選択中（4個）')).toBeInTheDocument();
  expect(row(1).getByRole('checkbox')).toBeChecked();
});

it('who signs in after somebody finds nothing ticked', async () => {
  const rows = [buildRequest({ id: 1 })];
  api.use(listHandler(rows));
  const { user } = renderConsole(LIST, { as: 'leader' });
  await screen.findByText('該当件数：1件');
  await user.click(row(1).getByRole('checkbox'));
  expect(await screen.findByText('1件選択中（4個）')).toBeInTheDocument();
  cleanup();
  renderConsole(LIST.replace('/staff', '/admin'), { as: 'admin' });
  await screen.findByText('該当件数：1件');
  expect(row(1).getByRole('checkbox')).not.toBeChecked();
});

describe('in groups', () => {
  const hers = { staff_id: 3, staff_name1: '班長', staff_name2: '太郎' };
  const rows = [
    buildRequest({ id: 1, sched_dt: '2026-11-25 10:00:00', count: 2, ...hers }),
    buildRequest({ id: 2, sched_dt: '2026-11-25 10:30:00', count: 3 }),
    buildRequest({ id: 3, sched_dt: '2026-11-25 11:00:00', count: 4, ...hers }),
  ];
  const headings = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const order = () => [...document.querySelectorAll('tbody tr[data-id]')].map((each) => each.getAttribute('data-id'));
  const groupBy = async (user: ReturnType<typeof renderConsole>['user'], how: string) => {
    await user.click(screen.getByRole('button', { name: /^まとめ方/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: how }));
  };

  it('each has its counts; the address keeps them, beside the filter and through another day', async () => {
    api.use(listHandler(rows));
    const { user, router } = renderConsole('/staff/wash-requests', { as: 'leader' });
    await screen.findByText('該当件数：3件');
    await groupBy(user, '時間ごと');
    await waitFor(() => expect(headings()).toEqual(['11月25日(水) 10時台2件・5個', '11月25日(水) 11時台1件・4個']));
    await groupBy(user, '担当ごと');
    await waitFor(() => expect(headings()).toEqual(['未割当1件・3個', '班長 太郎2件・6個']));
    expect(order()).toEqual(['2', '1', '3']);
    await user.click(screen.getByRole('button', { name: '翌日' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('group')).toBe('driver'));
    await groupBy(user, 'なし');
    await waitFor(() => expect(screen.queryByRole('rowheader')).not.toBeInTheDocument());
    expect(order()).toEqual(['1', '2', '3']);
  });

  it('a heading ticks its group, and takes it back', async () => {
    api.use(listHandler(rows));
    const { user } = renderConsole(`${LIST}&group=driver`, { as: 'leader' });
    await user.click(await screen.findByRole('checkbox', { name: '班長 太郎の行をすべて選択' }));
    expect(screen.getByText('2件選択中（6個）')).toBeInTheDocument();
    await user.click(row(3).getByRole('checkbox'));
    const ofGroup = screen.getByRole('checkbox', { name: '班長 太郎の行をすべて選択' });
    expect(ofGroup).toBePartiallyChecked();
    await user.click(ofGroup);
    expect(screen.getByText('2件選択中（6個）')).toBeInTheDocument();
    await user.click(ofGroup);
    expect(screen.queryByText(/件選択中/)).not.toBeInTheDocument();
  });

  it('the keys go from row to row, past the headings', async () => {
    api.use(listHandler(rows));
    const { user } = renderConsole(`${LIST}&group=driver`, { as: 'leader' });
    await screen.findByText('該当件数：3件');
    const visited: unknown[] = [];
    for (const key of ['j', 'j', 'j', 'k']) {
      await user.keyboard(key);
      visited.push(document.activeElement?.getAttribute('data-id'));
    }
    expect(visited).toEqual(['2', '1', '3', '1']);
    await user.keyboard('x');
    expect(row(1).getByRole('checkbox')).toBeChecked();
  });

  it('delivery staff, who see their own, have no drivers to tell apart', async () => {
    api.use(listHandler(rows));
    const { user } = renderConsole(LIST, { as: 'delivery' });
    await screen.findByText('該当件数：3件');
    await user.click(screen.getByRole('button', { name: /^まとめ方/ }));
    expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([
      'なし',
      '時間ごと',
    ]);
  });
});
