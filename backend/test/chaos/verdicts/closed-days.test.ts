import { onClosedDays } from './closed-days.js';

const HOLIDAYS = new Set(['2026-12-14']);

test.each<[string, string, boolean, RegExp | null]>([
  ['on an open day', '2026-12-15', false, null],
  ['on a Sunday', '2026-12-13', true, /: sunday$/],
  ['on a holiday', '2026-12-14', true, /: holiday$/],
  ['on a Saturday', '2026-12-12', false, /: saturday$/],
  ['on a Saturday of Saturday service', '2026-12-12', true, null],
])('a visit %s', (_, day, saturdayService, line) =>
  expect(onClosedDays([{ requestId: 7, day, saturdayService }], HOLIDAYS).map((each) => line?.test(each))).toEqual(
    line === null ? [] : [true],
  ),
);
