import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { on } from '../../../testing/answers';
import { api, listHandler, problem } from '../../../testing/api';
import { ASSIGN_CHOICES, PEOPLE, buildRequest, buildWashed } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';
import type { RequestDetail } from '../../../providers/api/api-types';

const DRIVER = PEOPLE.delivery;
const OTHER = { ...ASSIGN_CHOICES[4]!, id: 7, name1: '運転', name2: '花子' };
const SEEN = { seen_status: 0, seen_sched_dt: '2026-11-25 10:00:00' };

let rows: readonly RequestDetail[];
let proposals: readonly object[];
let sent: { assignments: readonly object[] }[];
let lists: number;

beforeEach(() => {
  rows = [
    buildRequest({ id: 1 }),
    buildRequest({ id: 2, name1: '佐藤', sched_dt: '2026-11-25 11:30:00', count: 2 }),
    buildRequest({ id: 3, name1: '鈴木', staff_id: DRIVER.id, staff_name1: '配達', staff_name2: '太郎' }),
    buildWashed({ id: 4, name1: '田中' }),
  ];
  proposals = [
    { wash_request_id: 1, staff_id: DRIVER.id, reason: 'usual_person', status: 0, sched_dt: '2026-11-25 10:00:00' },
    { wash_request_id: 2, staff_id: OTHER.id, reason: 'evens_out', status: 0, sched_dt: '2026-11-25 11:30:00' },
  ];
  sent = [];
  lists = 0;
});

const open = async (address = '/staff/assign-board?date=2026-11-25') => {
  const { user, router } = renderConsole(address, { as: 'leader' });
  api.use(
    listHandler(rows, () => (lists += 1)),
    on('get', '/admin/washRequest/assignChoices', () => [...ASSIGN_CHOICES, OTHER]),
    on('get', '/admin/washRequest/assignProposal', () => [...proposals] as never),
    on('post', '/admin/washRequest/assignEach', ({ body }) => {
      sent.push(body);
      return { assigned: body.assignments.length };
    }),
  );
  return { user, router };
};
const lane = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const stop = (name: string) => screen.findByRole('button', { name: new RegExp(`${name} 美咲様`) });

describe('the board of a day', () => {
  it('has nobody’s on top, then a lane for each driver, with counts of stops and bags', async () => {
    await open();
    expect((await lane(/^未割当2件・6個/)).getAllByRole('button')).toHaveLength(2);
    expect((await lane(/^配達 太郎1件・4個/)).getByRole('button')).toHaveAccessibleName(
      '10:00 集荷 鈴木 美咲様 4個 担当：配達 太郎',
    );
    expect((await lane(/^運転 花子0件・0個/)).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      ...['担当', '10:00', '', '', '11:30'],
    ]);
    expect(screen.queryByRole('rowheader', { name: /班長/ })).not.toBeInTheDocument();
    expect(screen.getByText(/洗濯・たたみ中の配達は、担当が決まっている分も含めて1件です/)).toBeInTheDocument();
  });

  it('counts as unassigned what the top page does, and says which of it is in no lane yet', async () => {
    rows = [
      ...rows,
      buildWashed({ id: 5 }),
      buildWashed({ id: 6, staff_id: DRIVER.id }),
      buildRequest({ id: 7, status: 3 }),
    ];
    await open();
    expect(await screen.findByText('未割当 4件（集荷・配達待ち 2件・6個、洗濯・たたみ中 2件）')).toBeInTheDocument();
    expect((await lane(/^未割当2件・6個/)).getAllByRole('button')).toHaveLength(2);
  });

  it('says that there is nothing, and goes to another day', async () => {
    rows = [];
    const { user, router } = await open();
    expect(await screen.findByText('この日に回る集荷・配達はありません')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '翌日' }));
    await waitFor(() => expect(router.state.location.search).toBe('?date=2026-11-26'));
  });

  it('says that it could not be read, and reads it again', async () => {
    const { user } = await open();
    api.use(on('get', '/admin/washRequest/assignChoices', () => problem(500, {})));
    expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
    api.use(on('get', '/admin/washRequest/assignChoices', () => [...ASSIGN_CHOICES]));
    await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(await screen.findByRole('rowheader', { name: /^未割当/ })).toBeInTheDocument();
  });

  it('reads it again by itself when the line is back', async () => {
    await open();
    api.use(on('get', '/admin/washRequest/assignChoices', () => problem(500, {})));
    expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
    api.use(on('get', '/admin/washRequest/assignChoices', () => [...ASSIGN_CHOICES]));
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('rowheader', { name: /^未割当/ })).toBeInTheDocument();
  });
});

describe('a stop', () => {
  it('is given to somebody with the keyboard alone, as it was seen', async () => {
    const { user } = await open();
    (await stop('伊藤')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: /配達 太郎 ?1件・4個/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('伊藤 美咲様の担当を運転 花子に変更しました')).toBeInTheDocument();
    expect(sent).toEqual([{ assignments: [{ wash_request_id: 1, staff_id: 7, seen_staff_id: null, ...SEEN }] }]);
  });

  it('that was given leaves the keyboard with the next one of its lane', async () => {
    const { user } = await open();
    api.use(
      on('post', '/admin/washRequest/assignEach', ({ body }) => {
        api.use(listHandler(rows.map((row) => (row.id === 1 ? { ...row, staff_id: 7 } : row))));
        return { assigned: body.assignments.length };
      }),
    );
    (await stop('伊藤')).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /配達 太郎/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('rowheader', { name: /^運転 花子1件/ });
    await waitFor(async () => expect(await stop('佐藤')).toHaveFocus());
  });

  it('goes back by the way that the message offers', async () => {
    const { user } = await open();
    await user.click(await stop('鈴木'));
    await user.click(await screen.findByRole('menuitem', { name: '未割当に戻す' }));
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    expect(await screen.findByText('担当を元に戻しました')).toBeInTheDocument();
    const given = { wash_request_id: 3, staff_id: null, seen_staff_id: DRIVER.id, ...SEEN };
    expect(sent).toEqual([
      { assignments: [given] },
      { assignments: [{ ...given, staff_id: DRIVER.id, seen_staff_id: null }] },
    ]);
  });

  it('is dragged into a lane', async () => {
    await open();
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    const target = (await screen.findByRole('rowheader', { name: /^運転/ })).closest('tr')!;
    fireEvent.dragStart(await stop('伊藤'), { dataTransfer });
    fireEvent.dragOver(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.assignments).toEqual([{ wash_request_id: 1, staff_id: 7, seen_staff_id: null, ...SEEN }]);
  });

  it('is reached by one Tab, and the others by the arrows', async () => {
    const { user } = await open();
    const [first, second, third] = [await stop('伊藤'), await stop('佐藤'), await stop('鈴木')];
    expect([first, second, third].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    first.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(third).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
  });

  it('that a colleague was quicker with is told, and the board is read anew', async () => {
    const { user } = await open();
    api.use(
      on('post', '/admin/washRequest/assignEach', () =>
        problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています（課長 太郎、09:00）。' }),
      ),
    );
    await user.click(await stop('伊藤'));
    const before = lists;
    await user.click(await screen.findByRole('menuitem', { name: /運転/ }));
    expect(await screen.findByText(/他の操作で内容が更新されています/)).toBeInTheDocument();
    await waitFor(() => expect(lists).toBeGreaterThan(before));
  });
});

describe('evening out', () => {
  const propose = async () => {
    const rendered = await open();
    await rendered.user.click(await screen.findByRole('button', { name: '均等に割り当てる' }));
    const dialog = within(await screen.findByRole('dialog', { name: '均等に割り当てる案' }));
    return { ...rendered, dialog };
  };

  it('shows before and after of everybody, and each stop with its reason', async () => {
    const { dialog } = await propose();
    expect(await dialog.findByRole('row', { name: '配達 太郎 1件・4個 2件・8個' })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: '運転 花子 0件・0個 1件・2個' })).toBeInTheDocument();
    const line = within(dialog.getByRole('region', { name: '配達 太郎' })).getByRole('listitem');
    expect(line).toHaveTextContent('10:00集荷 伊藤 美咲 様4個いつもの担当');
    expect(sent).toEqual([]);
  });

  it('is applied as a whole, in two clicks, and can be taken back as a whole', async () => {
    const { user, dialog } = await propose();
    await dialog.findByRole('region', { name: '配達 太郎' });
    await user.click(dialog.getByRole('button', { name: '適用する' }));
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const [one, two] = [
      { wash_request_id: 1, staff_id: DRIVER.id, seen_staff_id: null, ...SEEN },
      { wash_request_id: 2, staff_id: 7, seen_staff_id: null, seen_status: 0, seen_sched_dt: '2026-11-25 11:30:00' },
    ];
    expect(sent[0]?.assignments).toEqual([one, two]);
    expect(sent[1]?.assignments).toEqual([
      { ...one, staff_id: null, seen_staff_id: DRIVER.id },
      { ...two, staff_id: null, seen_staff_id: 7 },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is left, and nothing is sent', async () => {
    const { user, dialog } = await propose();
    await user.click(dialog.getByRole('button', { name: 'やめる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('when a colleague assigned meanwhile: says who, shows another proposal, and nothing is half applied', async () => {
    const { user, dialog } = await propose();
    await dialog.findByRole('region', { name: '配達 太郎' });
    api.use(
      on('post', '/admin/washRequest/assignEach', () =>
        problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています（課長 太郎、09:00）。' }),
      ),
    );
    proposals = proposals.slice(1);
    await user.click(dialog.getByRole('button', { name: '適用する' }));
    expect(await dialog.findByText(/他の操作で内容が更新されています/)).toBeInTheDocument();
    expect(dialog.getByText(/最新の内容で案を作り直しました/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByRole('region', { name: '配達 太郎' })).not.toBeInTheDocument());
    expect(dialog.getByRole('region', { name: '運転 花子' })).toBeInTheDocument();
  });

  it('warns of customers who are suspended', async () => {
    rows = [buildRequest({ id: 1, is_stopped_user: true })];
    const { dialog } = await propose();
    expect(await dialog.findByText('▲ 停止中の会員の集配が1件含まれています')).toBeInTheDocument();
  });

  it('names what nobody has room for', async () => {
    proposals = [{ wash_request_id: 1, staff_id: null, reason: 'no_room', status: 0, sched_dt: '2026-11-25 10:00:00' }];
    const { dialog } = await propose();
    const rest = within(await dialog.findByRole('region', { name: '割り当てない集配（1件）' }));
    expect(rest.getByText('この時間帯に空きのある人がいません')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '適用する' })).toBeDisabled();
  });
});

it('opens from the top page', async () => {
  const { user, router } = renderConsole('/staff', { as: 'leader' });
  await user.click(await screen.findByRole('link', { name: '割り当てボード' }));
  expect(router.state.location.pathname).toBe('/staff/assign-board');
});

it('is not for who drives', async () => {
  renderConsole('/staff/assign-board', { as: 'delivery' });
  expect(await screen.findByText('この画面を開く権限がありません')).toBeInTheDocument();
});

it('opens from the list of a day', async () => {
  const { user, router } = renderConsole('/staff/wash-requests', { as: 'leader' });
  api.use(listHandler([]));
  await user.click(await screen.findByRole('link', { name: '割り当てボード' }));
  expect(router.state.location.pathname).toBe('/staff/assign-board');
});
