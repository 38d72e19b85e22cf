import { expect, it } from 'vitest';
import { buildRequest } from '../../../../testing/builders';
import { SERVER_ORDER } from '../row-sort';
import { groupRows, groupingOf, placeOf } from './row-groups';

const NOW = '2026-11-25 00:00:00';
const hers = { staff_id: 3, staff_name1: '班長', staff_name2: '太郎' };
const rows = [
  buildRequest({ id: 1, sched_dt: '2026-11-25 10:00:00', ...hers }),
  buildRequest({ id: 2, sched_dt: '2026-11-25 10:30:00' }),
  buildRequest({ id: 3, sched_dt: '2026-11-25 11:00:00', ...hers }),
  buildRequest({ id: 4, sched_dt: '2026-11-26 10:00:00', ...hers, staff_id: 9 }),
];
const ids = (some: typeof rows, ...how: Parameters<typeof groupRows> extends [unknown, ...infer Rest] ? Rest : never) =>
  groupRows(some, ...how).map(({ id }) => id);
const named = (grouping: 'hour' | 'driver') => rows.map((row) => placeOf(row, grouping, NOW).label);

it('without a grouping nothing moves', () => {
  expect(groupRows(rows, null, SERVER_ORDER)).toBe(rows);
});

it('an hour is one of its day', () => {
  expect(named('hour')).toEqual([
    ...['11月25日(水) 10時台', '11月25日(水) 10時台', '11月25日(水) 11時台'],
    '11月26日(木) 10時台',
  ]);
  expect(ids(rows.toReversed(), 'hour', { field: 'count', order: 'ASC' })).toEqual([2, 1, 3, 4]);
});

it('by driver what nobody has comes first, and people of one name are not one person', () => {
  expect(named('driver')).toEqual(['班長 太郎', '未割当', '班長 太郎', '班長 太郎']);
  expect(ids(rows, 'driver', SERVER_ORDER)).toEqual([2, 1, 3, 4]);
  expect(placeOf(buildRequest(hers), 'driver', NOW).key).not.toBe(
    placeOf(buildRequest({ ...hers, staff_id: 9 }), 'driver', NOW).key,
  );
});

it('the order of the list decides that of the groups where it is by the same', () => {
  expect(ids(rows.toReversed(), 'hour', { field: 'sched_dt', order: 'DESC' })).toEqual([4, 3, 2, 1]);
  expect(ids(rows, 'driver', { field: 'staff_name1', order: 'DESC' })).toEqual([4, 1, 3, 2]);
});

it.each([['hour'], ['driver'], ['week'], [null], [3]])('%s in an address', (word) => {
  expect(groupingOf(word)).toBe(word === 'hour' || word === 'driver' ? word : null);
});
