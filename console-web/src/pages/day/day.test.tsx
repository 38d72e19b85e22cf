import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RequestDetail, Work } from '../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import { PEOPLE, type Person, buildRequest } from '../../testing/builders';
import { putAway } from '../../testing/put-away';
import { renderConsole } from '../../testing/render-console';

interface Stop {
  readonly request: RequestDetail;
  readonly marked: Work['marked'];
}

const own = (overrides: Partial<RequestDetail>): Stop => ({
  request: buildRequest({ staff_id: PEOPLE.delivery.id, sched_dt: overrides.sched_pickup_dt ?? '', ...overrides }),
  marked: [],
});
const MORNING = own({ id: 1, sched_pickup_dt: '2026-11-25 10:00:00', bikou: '犬がいます', pickup_delivery_type: 2 });
const NOON = own({ id: 2, name1: '田中', sched_pickup_dt: '2026-11-25 12:00:00' });
const FOLDED = own({ id: 3, name1: '森', status: 4, sched_delivery_dt: '2026-11-25 15:00:00' });

const LETTER = {
  type: 1,
  recipient: 'ito@example.com',
  subject: 'ご不在でした',
  body: '集荷にうかがいました。',
} as const;

let stops: Stop[];
let sent: unknown[];
let answered: { readonly count_error?: 'wreq_count_lacking' };

beforeEach(() => {
  // Eleven in Japan: the first stop is late.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  stops = [MORNING, NOON, { ...FOLDED, request: { ...FOLDED.request, sched_dt: '2026-11-25 15:00:00' } }];
  sent = [];
  answered = {};
  api.use(
    on('get', '/admin/work', () => stops.map(({ request, marked }) => ({ ...request, marked }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => {
      const found = stops.find(({ request }) => request.id === id);
      return found?.request ?? problem(404, {});
    }),
    on('post', '/admin/washRequest/{id}/setDate', ({ id, body }) => {
      sent.push({ id, ...body });
      const at = '2026-11-25 11:00:00';
      stops = stops.map((stop) =>
        stop.request.id === id
          ? {
              request: { ...stop.request, status: 1, sched_dt: stop.request.sched_delivery_dt, result_pickup_dt: at },
              marked: [{ status: 1, at }],
            }
          : stop,
      );
      return { ...buildRequest({ id, status: 1 }), id, ...answered };
    }),
  );
});

/** What else is in the answer to a mark. */
const answerWith = (more: typeof answered) => void (answered = more);

async function open(person: Person = 'delivery') {
  const rendered = renderConsole('/staff', { as: person });
  await screen.findByRole('heading', { name: 'スタッフトップ' });
  return rendered;
}
const next = async () => within(await screen.findByRole('region', { name: '次の予定' }));
const mark = async (user: Awaited<ReturnType<typeof open>>['user'], label: string) => {
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定する' }));
};
const following = () =>
  within(screen.getByRole('region', { name: 'このあとの予定' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('opens with the next stop in full, and the others in the order of the day', async () => {
  await open();
  const stop = await next();
  expect(stop.getByRole('heading', { name: '集荷' })).toBeInTheDocument();
  for (const text of ['10:00', '予定の時間を過ぎています', '伊藤 美咲 様', '犬がいます'])
    expect(stop.getByText(text)).toBeInTheDocument();
  expect(stop.getByRole('link', { name: '経路' })).toHaveAttribute('href', expect.stringContaining('/maps/dir/'));
  expect(await stop.findByRole('link', { name: '電話' })).toHaveAttribute('href', 'tel:0312345678');
  expect(stop.getByText('宅配ボックスの暗証番号')).toBeInTheDocument();
  expect(following().map((text) => text?.slice(0, 12))).toEqual(['12:00集荷田中 美咲', '15:00配達森 美咲東']);
  expect(screen.getByText('のこり3件')).toBeInTheDocument();
});

it.each([
  [{ sched_pickup_dt: '2026-11-25 10:00:00' }, '玄関前のバッグを集荷'],
  [
    { status: 4, sched_pickup_dt: '2026-11-20 10:00:00', sched_delivery_dt: '2026-11-25 10:00:00' },
    '玄関前に置いて配達',
  ],
] as const)('says at the stop what its customer wants at the door', async (row, words) => {
  stops = [own({ id: 7, at_door: true, ...row })];
  await open();
  const stop = await next();
  expect(stop.getByText('置き配のご希望')).toBeInTheDocument();
  expect(stop.getByText(words)).toBeInTheDocument();
});

it('says of the stops that follow which of them have a report that nobody has seen to', async () => {
  api.use(
    on('get', '/admin/work', () =>
      stops.map(({ request, marked }) => ({
        ...request,
        marked,
        ...(request.id === 2 && { has_report: true as const }),
      })),
    ),
  );
  await open();
  await next();
  expect(following().map((text) => text?.includes('報告あり'))).toEqual([true, false]);
});

it('opens the way along all stops on the map, and the day on paper', async () => {
  await open();
  const route = await screen.findByRole('link', { name: '地図で経路を開く' });
  const query = new URL(route.getAttribute('href') ?? '').searchParams;
  expect(query.get('destination')).toBe('東京都渋谷区神宮前 1-2-3');
  expect(screen.getByRole('link', { name: 'ルート表を印刷' })).toHaveAttribute(
    'href',
    '/staff/route-sheets?date=2026-11-25',
  );
});

it('names what is late and who was out in a part of the way, where times say nothing', async () => {
  stops = Array.from({ length: 12 }, (_, at) =>
    own({ id: at + 1, sched_pickup_dt: '2026-11-25 12:00:00', send_addr_detail2: `${at}-1` }),
  );
  stops.unshift(own({ id: 20, sched_pickup_dt: '2026-11-24 20:00:00', send_addr_detail2: '90-1' }));
  stops.push(own({ id: 21, sched_pickup_dt: '2026-11-25 10:00:00', send_addr_detail2: '91-1', absence_status: 1 }));
  await open();
  const routes = within(await screen.findByRole('group', { name: '地図で経路を開く' })).getAllByRole('link');
  expect(routes.map(({ textContent }) => textContent)).toEqual(['遅れ～12:00・10件', '12:00～再訪・4件']);
});

it('opens a long way in parts, each with its times', async () => {
  stops = Array.from({ length: 12 }, (_, at) =>
    own({ id: at + 1, sched_pickup_dt: `2026-11-25 ${at + 10}:00:00`, send_addr_detail2: `${at}-1` }),
  );
  await open();
  const routes = within(await screen.findByRole('group', { name: '地図で経路を開く' })).getAllByRole('link');
  expect(routes.map(({ textContent }) => textContent)).toEqual(['10:00～19:00・10件', '20:00～21:00・2件']);
});

it('marks the stop with the bags counted, and goes on to the next', async () => {
  const { user } = await open();
  const stop = await next();
  await user.click(stop.getByRole('button', { name: '個数を減らす' }));
  await user.click(await stop.findByRole('button', { name: '集荷済みにする' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定する' }));
  expect(await screen.findByText('田中 美咲 様')).toBeInTheDocument();
  putAway();
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 1, status: 0, count: 3 })]));
  expect(screen.getByText('のこり2件')).toBeInTheDocument();
  expect(screen.getByText('済み 1件')).toBeInTheDocument();
});

it('shows the bags of a stop as they were counted, after a reload too, until others change their number or the visit is another', async () => {
  const counted = async () => within((await next()).getByRole('group', { name: '集荷した個数' })).getByRole('status');
  const { user, unmount } = await open();
  await user.click((await next()).getByRole('button', { name: '個数を増やす' }));
  expect(await counted()).toHaveTextContent(`${MORNING.request.count + 1}個`);
  unmount();
  const again = await open();
  expect(await counted()).toHaveTextContent(`${MORNING.request.count + 1}個`);
  again.unmount();
  stops = stops.map((stop) => (stop === MORNING ? { ...stop, request: { ...stop.request, count: 7 } } : stop));
  const changed = await open();
  expect(await counted()).toHaveTextContent('7個');
  await changed.user.click((await next()).getByRole('button', { name: '個数を増やす' }));
  changed.unmount();
  const later = '2026-11-25 10:30:00';
  stops = stops.map(({ request, marked }) => ({
    request: request.id === 1 ? { ...request, sched_pickup_dt: later, sched_dt: later } : request,
    marked,
  }));
  await open();
  expect(await counted()).toHaveTextContent('7個');
});

const COUNT_FAILED = '集荷済みにしましたが、個数の変更に失敗しました。再度個数の変更を行ってください。';

it('keeps on the screen, with the name, that a pickup stands but its count does not, until it is dismissed', async () => {
  answerWith({ count_error: 'wreq_count_lacking' });
  const { user, router } = await open();
  await user.click((await next()).getByRole('button', { name: '個数を増やす' }));
  await mark(user, '集荷済みにする');
  expect(await screen.findByText('伊藤 美咲様：集荷済にしました')).toBeInTheDocument();
  expect(await screen.findByText('田中 美咲 様')).toBeInTheDocument();
  putAway();
  await screen.findByText(COUNT_FAILED);
  expect(
    screen.getByText(`数えた個数：${MORNING.request.count + 1}個（残りのバッグ数が不足しています）`),
  ).toBeInTheDocument();
  const failed = () => screen.getByText(COUNT_FAILED).closest<HTMLElement>('[role=alert]') ?? document.body;
  const whose = within(failed()).getByRole('link', { name: '伊藤 美咲 様（受付番号 1）' });
  expect(Object.values({ ...sessionStorage, ...localStorage }).join('\n')).not.toContain('伊藤');
  // The way to mend it leads away from the day: it is still there afterwards.
  await user.click(whose);
  await screen.findByRole('heading', { name: '集配一覧詳細' });
  await act(() => router.navigate(-1));
  await screen.findByText(COUNT_FAILED);
  await user.click(within(failed()).getByRole('button', { name: '閉じる' }));
  expect(screen.queryByText(COUNT_FAILED)).not.toBeInTheDocument();
});

it('tells of every pickup whose count was not changed', async () => {
  answerWith({ count_error: 'wreq_count_lacking' });
  const { user } = await open();
  await mark(user, '集荷済みにする');
  await screen.findByText('田中 美咲 様');
  await mark(user, '集荷済みにする');
  await screen.findByText('森 美咲 様');
  putAway();
  expect(await screen.findByRole('link', { name: '田中 美咲 様（受付番号 2）' })).toBeInTheDocument();
  expect(screen.getAllByText(COUNT_FAILED)).toHaveLength(2);
});

it('tells it by name on another screen, too, where the mark was sent there, and again above the day', async () => {
  answerWith({ count_error: 'wreq_count_lacking' });
  const { user, router } = await open();
  await mark(user, '集荷済みにする');
  await screen.findByText('田中 美咲 様');
  await user.click((await next()).getByRole('link', { name: '詳細' }));
  await screen.findByRole('heading', { name: '集配一覧詳細' });
  stops = stops.slice(1);
  putAway();
  expect(await screen.findByText(new RegExp(`^伊藤 美咲 様（受付番号 1）\\s+${COUNT_FAILED}`))).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await screen.findByText(COUNT_FAILED);
  expect(screen.getByRole('link', { name: '伊藤 美咲 様（受付番号 1）' })).toBeInTheDocument();
});

it('tells whose stop somebody else had marked first', async () => {
  const { user } = await open();
  api.use(
    on('post', '/admin/washRequest/{id}/setDate', () => {
      stops = stops.map((stop) => ({ ...stop, request: { ...stop.request, status: 1, display_status: '集荷済' } }));
      return problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています' });
    }),
  );
  await mark(user, '集荷済みにする');
  await screen.findByText('田中 美咲 様');
  putAway();
  expect(await screen.findByText('他の操作で内容が更新されています')).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: /^11:0\d 集荷済 (4個 )?伊藤 美咲 様（受付番号 1）を開く$/ }),
  ).toBeInTheDocument();
});

it('brings bags in one step, and counts none', async () => {
  stops = [own({ id: 5, is_bag_delivery: true, sched_dt: '2026-11-25 10:00:00' })];
  stops = stops.map((stop) => ({ ...stop, request: { ...stop.request, sched_pickup_dt: null } }));
  const { user } = await open();
  const stop = await next();
  expect(stop.getByRole('heading', { name: '配達' })).toBeInTheDocument();
  expect(stop.queryByRole('group', { name: '集荷した個数' })).not.toBeInTheDocument();
  await user.click(await stop.findByRole('button', { name: '配達済みにする' }));
  const dialog = within(await screen.findByRole('dialog', { name: '配達済みにする' }));
  expect(dialog.queryByLabelText('個数')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  putAway();
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ id: 5, status: 0, result_delivery_dt: expect.stringMatching(/^2026-11-25/) as string }),
    ]),
  );
});

it('lets another stop be made first', async () => {
  const { user } = await open();
  await next();
  await user.click(screen.getByRole('button', { name: /森 美咲/ }));
  expect((await next()).getByRole('heading', { name: '配達' })).toBeInTheDocument();
  expect((await next()).getByRole('button', { name: '配達済みにする' })).toBeInTheDocument();
});

it('is told with its time, leg, place and bags, so that two stops of one customer differ', async () => {
  stops = [MORNING, NOON, own({ id: 8, name1: '田中', sched_pickup_dt: '2026-11-25 14:00:00' })];
  await open();
  await next();
  const [noon, later] = screen.getAllByRole('button', { name: /田中 美咲/ });
  expect(noon).toHaveAccessibleName(/^12:00 ?集荷 ?田中 美咲.*4個$/);
  expect(later).toHaveAccessibleName(/^14:00 ?集荷 ?田中 美咲.*4個$/);
});

it('stays at the stop that was chosen when its mark is not confirmed', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /森 美咲/ }));
  await user.click(await screen.findByRole('button', { name: '配達済みにする' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'キャンセル' }));
  expect((await next()).getByText('森 美咲 様')).toBeInTheDocument();
});

it('brings the next stop into view once one is marked, not when the mark is given up', async () => {
  const { user } = await open();
  const scroll = vi.spyOn(window, 'scrollTo');
  await user.click(await screen.findByRole('button', { name: '集荷済みにする' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'キャンセル' }));
  expect(scroll).not.toHaveBeenCalled();
  await mark(user, '集荷済みにする');
  await waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 }));
});

it('says at the buttons below the day whose stop they mark', async () => {
  await open();
  expect(await screen.findByRole('button', { name: '集荷済みにする' })).toHaveAccessibleDescription(
    '集荷 伊藤 美咲 様（受付番号 1）',
  );
});

it('does not wait at a stop that cannot be made yet, and says why', async () => {
  const washed = own({ id: 4, status: 2 });
  stops = [{ ...washed, request: { ...washed.request, sched_dt: '2026-11-25 09:00:00' } }, NOON];
  await open();
  expect((await next()).getByText('田中 美咲 様')).toBeInTheDocument();
  expect(following()[0]).toContain('まだたたみが終わっていません');
});

it('tells what an earlier day left apart from today, with its date', async () => {
  stops = [own({ id: 6, name1: '昨日', sched_pickup_dt: '2026-11-24 19:00:00' }), ...stops];
  const { user } = await open();
  await next();
  await user.click(screen.getByRole('button', { name: /田中 美咲/ }));
  const overdue = within(screen.getByRole('region', { name: '前日までの遅れ' }));
  expect(overdue.getAllByRole('button').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^11月24日\(火\)19:00集荷昨日 美咲/),
  ]);
  expect(following().map((text) => text?.slice(0, 5))).toEqual(['10:00', '15:00']);
});

it('leaves who is on hold for the end, folded away', async () => {
  stops = [own({ id: 7, name1: '保田', absence_status: 3, sched_pickup_dt: '2026-11-24 18:00:00' }), MORNING];
  const { user } = await open();
  expect((await next()).getByText('伊藤 美咲 様')).toBeInTheDocument();
  await user.click(screen.getByText('保留 1件'));
  await user.click(screen.getByRole('button', { name: /保田 美咲/ }));
  expect((await next()).getByText('保田 美咲 様')).toBeInTheDocument();
});

it('says in two taps that nobody was there; the stop leaves the front, for the end of the day', async () => {
  api.use(
    on('get', '/admin/washRequest/{id}/absenceMail', () => LETTER),
    on('post', '/admin/washRequest/{id}/sendAbsenceMail', ({ id, body }) => {
      sent.push({ id, ...body });
      stops = stops.map((stop) =>
        stop.request.id === id ? { ...stop, request: { ...stop.request, absence_status: 1 } } : stop,
      );
      return { absence_status: 1, absence_mail_histories: [] };
    }),
  );
  const { user } = await open();
  const absence = await (await next()).findByRole('button', { name: '集荷の不在メール' });
  await waitFor(() => expect(absence).toBeEnabled());
  await user.click(absence);
  const sheet = await screen.findByRole('dialog', { name: '集荷の不在メール' });
  expect(sheet).toHaveAccessibleDescription(/^伊藤 美咲 様 ?受付番号 1 .*集荷 11月25日\(水\) 10:00$/);
  const dialog = within(sheet);
  await dialog.findByText(LETTER.body);
  await user.click(dialog.getByRole('button', { name: '送信する' }));
  expect(await screen.findByText('田中 美咲 様')).toBeInTheDocument();
  expect(sent).toEqual([
    expect.objectContaining({ id: 1, type: 1, made_at: expect.stringMatching(/^2026-11-25 11:/) as string }),
  ]);
  const absent = within(screen.getByRole('region', { name: 'ご不在だったお客様' }));
  expect(absent.getByRole('button')).toHaveTextContent('伊藤 美咲');
});

it('offers who was out again once the others are done', async () => {
  stops = [own({ id: 7, name1: '不在', absence_status: 1, sched_pickup_dt: '2026-11-25 09:00:00' }), MORNING];
  const first = await open();
  expect((await next()).getByText('伊藤 美咲 様')).toBeInTheDocument();
  first.unmount();
  stops = stops.slice(0, 1);
  await open();
  expect((await next()).getByText('不在 美咲 様')).toBeInTheDocument();
});

it('leads back to today from the details of a stop', async () => {
  const { user } = await open();
  await user.click((await next()).getByRole('link', { name: '詳細' }));
  await user.click(await screen.findByRole('link', { name: '今日の予定へ戻る' }));
  expect((await next()).getByText('伊藤 美咲 様')).toBeInTheDocument();
});

it('says when only those on hold are left', async () => {
  stops = [own({ absence_status: 3, sched_pickup_dt: '2026-11-24 18:00:00' })];
  await open();
  expect(await screen.findByText('のこりは保留の予定だけです')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '次の予定' })).not.toBeInTheDocument();
});

it('says that the day is done, or that there is none', async () => {
  stops = [];
  await open();
  expect(await screen.findByText('今日の予定はありません')).toBeInTheDocument();
});

it('tells who washes what waits, by size, and takes over what a driver brought', async () => {
  stops = [
    own({ id: 1, status: 1, size: 3 }),
    { ...own({ id: 2, status: 2 }), marked: [{ status: 2, at: '2026-11-25 09:30:00' }] },
  ];
  const { user } = await open('wash');
  const wash = within(await screen.findByRole('region', { name: /^洗濯を待つもの/ }));
  expect(wash.getByText('L（140L） 4個')).toBeInTheDocument();
  await user.click(wash.getByRole('button', { name: '自分の担当にして洗濯済みにする' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定する' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 1, status: 1, take: true })]));
  expect(await screen.findByText('済み 2件')).toBeInTheDocument();
});

it('tells who washes how the customer wants it done, and who folds how to fold', async () => {
  const care = { care_detergent: 1, care_drying: 0, care_folding: 2, care_avoid: 'シルクのスカーフ' };
  const later = { sched_delivery_dt: '2026-11-28 10:00:00', care };
  stops = [own({ id: 1, status: 1, ...later }), own({ id: 2, status: 2, ...later })];
  await open('wash');
  const wash = within(await screen.findByRole('region', { name: /^洗濯を待つもの/ }));
  expect(wash.getByText('洗剤：無香料の洗剤')).toBeInTheDocument();
  expect(wash.getByText('洗わないもの：シルクのスカーフ')).toBeInTheDocument();
  expect(wash.queryByText(/たたみ方/)).not.toBeInTheDocument();
  const fold = within(screen.getByRole('region', { name: /^たたみを待つもの/ }));
  expect(fold.getByText('たたみ方：大きめにたたむ')).toBeInTheDocument();
  expect(fold.queryByText(/洗剤/)).not.toBeInTheDocument();
});

it('tells who washes first what is past its delivery, whichever stage it waits for', async () => {
  const due = (id: number, status: 1 | 2, sched_delivery_dt: string) =>
    own({ id, status, display_status: status === 1 ? '集荷済' : '洗濯済', sched_delivery_dt });
  stops = [
    due(1, 2, '2026-11-24 19:30:00'),
    due(2, 1, '2026-11-25 10:59:00'),
    due(3, 1, '2026-11-25 11:01:00'),
    due(4, 1, '2099-12-31 00:00:00'),
  ];
  await open('wash');
  const late = within(await screen.findByRole('region', { name: '遅れ 8個' }));
  const cards = late.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards).toEqual([expect.stringMatching(/受付番号 1）.*洗濯済/), expect.stringMatching(/受付番号 2）.*集荷済/)]);
  const [first] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('受付番号'));
  expect(first).toBe(late.getAllByRole('listitem')[0]);
  const wash = within(screen.getByRole('region', { name: '洗濯を待つもの 8個' }));
  expect(wash.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '伊藤 美咲 様（受付番号 3）',
    '伊藤 美咲 様（受付番号 4）',
  ]);
  expect(screen.getByText('ほかにたたみを待つものはありません')).toBeInTheDocument();
});

it('says at once when the device is offline, and no longer when it is back', async () => {
  await open();
  await next();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('オフラインです')).toBeInTheDocument();
  expect(screen.getByText(/^11:\d\d時点の予定を表示しています。集荷・配達・不在・個数は記録でき/)).toBeInTheDocument();
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('オフラインです')).not.toBeInTheDocument());
});

it('lets who may take it back undo a mark in its notice', async () => {
  stops = [own({ id: 1, status: 2, staff_id: PEOPLE.wash.id, size: 1, result_wash_dt: '2026-11-25 10:00:00' })];
  const undone: unknown[] = [];
  api.use(
    on('post', '/admin/washRequest/{id}/setDate', ({ id }) => ({ ...buildRequest({ id, status: 4 }), id })),
    on('post', '/admin/washRequest/{id}/delDate', ({ id, body }) => {
      undone.push(body);
      return { ...buildRequest({ id, status: 2 }), id };
    }),
  );
  const { user } = await open('wash');
  await user.click(await screen.findByRole('button', { name: 'たたみ済みにする' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定する' }));
  await user.click(await screen.findByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(undone).toEqual([{ result_fold_dt: 1, status: 4 }]));
  expect(await screen.findByText('洗濯済に戻しました')).toBeInTheDocument();
});

it('tells what it cannot show', async () => {
  api.use(on('get', '/admin/work', () => problem(500, {})));
  await open();
  expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
});
