import { expect, it } from 'vitest';
import { SERVER_ORDER } from '../../rows/row-sort';
import { type Shown, isSame, namesOne, queryOf, shownBy, viewOf } from './saved-view';

const TODAY = '2026-11-25';
const shown = (filter: object, more: Partial<Shown> = {}): Shown => ({
  filter: { ...filter },
  sort: SERVER_ORDER,
  group: null,
  ...more,
});
const span = (from: string, to = from) => ({ from, to });
const openedOn = (day: string, filter: object) => shownBy(viewOf('朝', shown(filter), TODAY), day).filter;

it.each([
  ['today', span('2026-11-25'), span('2026-11-30')],
  ['tomorrow', span('2026-11-26'), span('2026-12-01')],
  ['a week from today', span('2026-11-25', '2026-12-01'), span('2026-11-30', '2026-12-06')],
  ['a month until today', span('2026-10-26', '2026-11-25'), span('2026-11-01', '2026-11-30')],
  ['neither today nor tomorrow', span('2026-11-20', '2026-11-24'), span('2026-11-20', '2026-11-24')],
  ['days to come', span('2026-11-27', '2026-11-28'), span('2026-11-27', '2026-11-28')],
])('%s, opened five days later', (_, filter, later) => {
  expect(openedOn('2026-11-30', filter)).toEqual(later);
});

it('as many days as a longer month had are cut to what a search may span, today stays', () => {
  const month = span('2026-11-25', '2026-12-24');
  expect(openedOn('2027-02-01', month)).toEqual(span('2027-02-01', '2027-02-28'));
  expect(openedOn('2027-03-15', span('2026-10-26', TODAY))).toEqual(span('2027-02-16', '2027-03-15'));
});

it('keeps conditions, order and groups, and nothing that names one customer', () => {
  const filter = { ...span(TODAY), staff_id: 'none', status: [0, 1], size: '', user_id: '301', id: '12' };
  const view = viewOf('朝', shown(filter, { sort: { field: 'count', order: 'DESC' }, group: 'driver' }), TODAY);
  expect(JSON.stringify(view)).not.toMatch(/301|"12"|2026/);
  expect(shownBy(view, TODAY)).toEqual({
    filter: { ...span(TODAY), staff_id: 'none', status: [0, 1] },
    sort: { field: 'count', order: 'DESC' },
    group: 'driver',
  });
});

it.each([
  [{ user_id: '301' }, true],
  [{ id: '12' }, true],
  [{ user_id: '' }, false],
  [{ staff_id: '3' }, false],
])('%o names one customer: %s', (filter, expected) => {
  expect(namesOne(filter)).toBe(expected);
});

it('the order in which conditions stand does not matter, everything else does', () => {
  const one = shown({ ...span(TODAY), size: '1,2' });
  expect(isSame(one, shown({ size: '1,2', ...span(TODAY), late: '' }))).toBe(true);
  for (const other of [
    shown({ ...span(TODAY), size: '3,4' }),
    { ...one, sort: { field: 'count', order: 'ASC' } } satisfies Shown,
    { ...one, group: 'hour' } satisfies Shown,
  ])
    expect(isSame(one, other)).toBe(false);
});

it('says in the address what the list reads there', () => {
  const params = new URLSearchParams(queryOf(shown(span(TODAY), { group: 'hour' })));
  expect(Object.fromEntries(params)).toEqual({
    filter: JSON.stringify(span(TODAY)),
    sort: 'sched_dt',
    order: 'ASC',
    group: 'hour',
  });
});

it.each([
  { filter: null, days: { from: 'x' }, group: 'week' },
  { filter: span('2026-02-30'), days: 3 },
  { filter: span('2026-11-30', '2026-11-01'), group: {} },
])('a view that something else wrote shows a span that can be searched: %o', (value) => {
  const { filter, group } = shownBy({ label: '朝', value }, TODAY);
  const { from, to } = filter;
  expect([from, from === to, group]).toEqual([value.filter?.from === '2026-11-30' ? '2026-11-30' : TODAY, true, null]);
});
