import { describe, expect, it } from 'vitest';
import { PROGRESS, type AbsenceStatus, type Progress } from '../../constants/progress.js';
import { heldPlace, inVisitOrder, movableHalfHours } from './visit-order.js';

const visit = (id: number, time: string, street?: string, building = '') => ({
  id,
  sched_dt: `2026-11-25 ${time}:00`,
  ...(street !== undefined && {
    send_addr_zipcode: '1500001',
    send_addr_detail1: '東京都渋谷区',
    send_addr_detail2: street,
    send_addr_detail3: building,
  }),
});
const order = (rows: ReturnType<typeof visit>[]) => inVisitOrder(rows).map(({ id }) => id);

it('keeps the half hours, and takes one house after the other in each', () =>
  expect(
    order([
      visit(1, '10:00', '神宮前3-1-1'),
      visit(2, '10:00', '神宮前1-2-3', 'メゾン 305'),
      visit(3, '10:20', '神宮前三丁目1番1号'),
      visit(4, '10:20', '神宮前１丁目２番３号', 'メゾン１０２'),
      visit(5, '10:30', '神宮前1-1-1'),
      visit(6, '09:30', '神宮前9-9-9'),
    ]),
  ).toEqual([6, 4, 2, 1, 3, 5]));

it('leaves what has no address as it came', () =>
  expect(order([visit(2, '10:00'), visit(1, '10:00'), visit(3, '09:00')])).toEqual([3, 2, 1]));

describe('an order that was stored', () => {
  const at = (house: number, visit_place: number | null = null, time = '10:00') => ({
    ...visit(house, time, `神宮前1-1-${house}`),
    visit_place,
    status: PROGRESS.unhandled as Progress,
    absence_status: 0 as AbsenceStatus,
  });

  it.each([
    ['stands before the addresses', [at(1, 3), at(2, 1), at(3, 2)], [2, 3, 1]],
    ['holds within its half hour', [at(1, 2), at(2, 1), at(3, 1, '10:30'), at(4, 9, '09:30')], [4, 2, 1, 3]],
    ['takes a new stop behind the one before it by its address', [at(1, 2), at(2), at(3, 1)], [3, 1, 2]],
    ['takes a new stop that is the first by its address to the beginning', [at(1), at(2, 2), at(3, 1)], [1, 3, 2]],
    ['takes several new ones one behind the other', [at(1, 2), at(4), at(3), at(5, 1)], [5, 1, 3, 4]],
    ['leaves two with one place to their addresses', [at(2, 1), at(1, 1), at(3, 0)], [3, 1, 2]],
  ])('%s', (_, rows, expected) => {
    expect(inVisitOrder(rows).map(({ id }) => id)).toEqual(expected);
    expect(inVisitOrder(rows.toReversed()).map(({ id }) => id)).toEqual(expected);
  });

  it('can be changed where a half hour has several stops that are still to be made', () => {
    const done = { ...at(3), status: PROGRESS.pickedUp };
    const out = { ...at(4), absence_status: 1 as AbsenceStatus };
    const rows = [at(2), at(1), done, out, at(5, null, '11:00'), { ...at(6, null, '11:10'), status: PROGRESS.folded }];
    expect(movableHalfHours([...rows, at(7, null, '12:00')]).map((each) => each.map(({ id }) => id))).toEqual([
      [1, 2],
      [5, 6],
    ]);
  });
});

describe('a place that was given', () => {
  const at = '2026-11-25 10:00:00';
  const given = { visit_place: 2, visit_place_of: 7, visit_place_at: at };

  it.each([
    ['holds for whom and when it was given', given, 7, at, 2],
    ['is none for another driver', given, 8, at, null],
    ['is none for nobody', given, null, at, null],
    ['is none at another time', given, 7, '2026-11-25 10:15:00', null],
    ['is none of a driver who is no more', { ...given, visit_place_of: null }, null, at, null],
    ['is none where nobody gave one', { visit_place: null, visit_place_of: null, visit_place_at: null }, 7, at, null],
  ] as const)('%s', (_, row, staffId, when, place) => expect(heldPlace(row, staffId, when)).toBe(place));
});
