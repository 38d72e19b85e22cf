import { setServerTime } from '@laundry/web-kit/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RouteSheet, RouteStop } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import { PEOPLE, type Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const STOP: RouteStop = {
  id: 284,
  leg: 1,
  sched_dt: '2026-11-25 10:00:00',
  name1: '伊藤',
  name2: '美咲',
  count: 3,
  size: 2,
  pickup_delivery_type: 2,
  at_door: false,
  visit_place: null,
  bikou: '犬がいます',
  company_name: '株式会社みどり',
  phone_number: '0312345678',
  send_addr_zipcode: '1500001',
  send_addr_detail1: '東京都渋谷区',
  send_addr_detail2: '神宮前1-2-3',
  send_addr_detail3: 'メゾン@201',
  delivery_box_pw: '#1203*',
};
const LATE: RouteStop = { ...STOP, id: 280, sched_dt: '2026-11-24 18:00:00', leg: 2, delivery_box_pw: null, bikou: '' };
const DRIVER: RouteSheet = { staff_id: PEOPLE.delivery.id, name1: '配達', name2: '太郎', stops: [LATE, STOP] };
const NOBODYS: RouteSheet = { staff_id: null, name1: null, name2: null, stops: [{ ...STOP, id: 290, count: 1 }] };

let sheets: RouteSheet[];
let asked: (string | null)[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  sheets = [DRIVER, NOBODYS];
  asked = [];
  api.use(
    on('get', '/admin/routeSheets', ({ query }) => {
      asked.push(query.get('date'));
      return { date: query.get('date') ?? '', sheets, is_cut: false };
    }),
  );
});

async function open(query = '', person: Person = 'admin') {
  const rendered = renderConsole(`/${person === 'admin' ? 'admin' : 'staff'}/route-sheets${query}`, { as: person });
  await screen.findByRole('heading', { level: 1, name: 'ルート表' });
  return rendered;
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const sheetOf = async (name: string) => within(await screen.findByRole('region', { name: `${name}のルート表` }));

it('has a sheet for everybody, with day, name and sums', async () => {
  await open();
  const sheet = await sheetOf('配達 太郎');
  expect(headings()).toEqual(['11月25日(水)　配達 太郎', '11月25日(水)　未割当']);
  expect(sheet.getByText('2件・バッグ6')).toBeInTheDocument();
  expect(asked).toEqual(['2026-11-25']);
});

it('says in a line where, when, whom and what to know at the door', async () => {
  await open();
  const [late, stop] = (await sheetOf('配達 太郎')).getAllByRole('row').slice(2);
  const cells = (row: HTMLElement | undefined) =>
    row &&
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(stop)).toEqual([
    ...['10:00', '集荷', '284', '伊藤 美咲株式会社みどり0312345678'],
    ...['東京都渋谷区 神宮前1-2-3 メゾン 201暗証番号 #1203*備考：犬がいます', '3個M（80L）', ''],
  ]);
  expect(late).toHaveTextContent(/^11月24日\(火\)18:00配達280.*暗証番号は前日から表示/);
});

it('says of a code that cannot be read to ask for it', async () => {
  sheets = [{ ...DRIVER, stops: [{ ...STOP, delivery_box_pw: null, is_door_code_unreadable: true }] }];
  await open();
  const [stop] = (await sheetOf('配達 太郎')).getAllByRole('row').slice(2);
  expect(stop).toHaveTextContent('暗証番号は読み取れません。お客様にご確認ください');
});

it('says what is to be at the door', async () => {
  sheets = [{ ...DRIVER, stops: [{ ...STOP, at_door: true, pickup_delivery_type: 1, delivery_box_pw: '' }] }];
  await open();
  const [stop] = (await sheetOf('配達 太郎')).getAllByRole('row').slice(2);
  expect(stop).toHaveTextContent('置き配：玄関前のバッグを集荷');
});

it('shows the sheet that is chosen, and another day', async () => {
  const { user, router } = await open('?date=2026-11-26');
  await sheetOf('配達 太郎');
  expect(asked).toEqual(['2026-11-26']);
  await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '未割当');
  expect(headings()).toEqual(['11月26日(木)　未割当']);
  expect(router.state.location.search).toBe('?date=2026-11-26&staff_id=none');
  const day = screen.getByRole('textbox', { name: '日付' });
  await user.clear(day);
  await user.type(day, '11/27');
  await waitFor(() => expect(asked.at(-1)).toBe('2026-11-27'));
});

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open();
  await sheetOf('配達 太郎');
  await user.click(screen.getByRole('button', { name: '印刷する' }));
  expect(print).toHaveBeenCalledOnce();
});

it('is the driver’s own, without a choice', async () => {
  sheets = [DRIVER];
  await open('', 'delivery');
  await sheetOf('配達 太郎');
  expect(screen.queryByRole('combobox', { name: '担当者' })).not.toBeInTheDocument();
});

it('says that there is nothing', async () => {
  sheets = [];
  await open();
  expect(await screen.findByText('この日の集配はありません')).toBeInTheDocument();
});

it('says that it could not be read', async () => {
  api.use(on('get', '/admin/routeSheets', () => problem(500, {})));
  await open();
  expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
});
