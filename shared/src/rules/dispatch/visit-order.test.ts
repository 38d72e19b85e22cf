import { expect, it } from 'vitest';
import { inVisitOrder } from './visit-order.js';

const visit = (id: number, time: string, street?: string, building = '') => ({
  id,
  sched_dt: `2026-11-25 ${time}:00`,
  ...(street !== undefined && {
    ...{ send_addr_zipcode: '1500001', send_addr_detail1: '東京都渋谷区' },
    ...{ send_addr_detail2: street, send_addr_detail3: building },
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
