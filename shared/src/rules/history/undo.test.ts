import { describe, expect, test } from 'vitest';
import { OPERATION } from '../../constants/operation-types.js';
import type { StoredChange } from './stored-changes.js';
import { changedSince, reversed, reversible, undoable } from './undo.js';

const O = OPERATION;
const step = (field: string, from: string | null, to: string | null): StoredChange => ({ field, from, to });
const ZIP = step('zipcode', '15001', '15001');

describe('an operation is taken back', () => {
  test.each<[string, number, readonly StoredChange[], readonly string[]]>([
    ['an area’s hours', O.areaChanged, [ZIP, step('end_time', '20:00', '22:00')], ['end_time']],
    ['an area’s postal code', O.areaChanged, [step('zipcode', '15001', '15002')], ['zipcode']],
    ['a venue’s name, and never its code', O.venueChanged, [step('code', 'A', 'A'), step('name', 'a', 'b')], ['name']],
    [
      'a price that there was none of',
      O.priceGridChanged,
      [step('row', null, '1 13'), step('week1', null, '1')],
      ['week1'],
    ],
    [
      'a customer’s oil that nobody had told',
      O.profileChanged,
      [step('has_oil_treatment', null, '1')],
      ['has_oil_treatment'],
    ],
    ['whose a request is, which was nobody’s', O.staffAssigned, [step('staff_id', null, '7')], ['staff_id']],
    [
      'one that took another back',
      O.staffAssigned,
      [step('undoes', null, '5'), step('staff_id', '7', null)],
      ['staff_id'],
    ],
  ])('%s', (_, type, changes, fields) => {
    expect(reversible(type, changes).map(({ field }) => field)).toEqual(fields);
  });

  test.each<[string, number, readonly StoredChange[]]>([
    ['an area that was added', O.areaChanged, [step('zipcode', null, '15001'), step('bikou', null, '')]],
    ['what changed nothing', O.areaChanged, [ZIP]],
    ['a venue that was added', O.venueChanged, [step('code', null, 'A'), step('name', null, 'b')]],
    ['a memo, whose words are not kept', O.profileChanged, [step('management_notes', null, null)]],
    ['what names only that it changed', O.profileChanged, [step('fields', null, '["email"]')]],
    ['a kind of laundry that nobody had told', O.profileChanged, [step('laundry_type', null, '1')]],
    [
      'a field that this version does not know',
      O.areaChanged,
      [ZIP, step('start_time', '10:00', '11:00'), step('fax', '1', '2')],
    ],
    ['an operation with money', O.balanceChanged, [step('available_request_count', '1', '2')]],
    ['an operation that wrote to somebody', O.requestDateChangedByOperator, [step('sched_pickup_dt', 'a', 'b')]],
    ['an operation that this version does not know', 9_999, [step('x', 'a', 'b')]],
  ])('not: %s', (_, type, changes) => expect(reversible(type, changes)).toEqual([]));
});

test('what it was becomes what it is to be, people with their names', () => {
  const given = { ...step('staff_id', null, '7'), from_name: null, to_name: '集配 花子' };
  expect(reversed([given])).toEqual([{ ...step('staff_id', '7', null), from_name: '集配 花子', to_name: null }]);
});

test.each<[string, object, readonly string[]]>([
  ['as it was left', { end_time: '22:00', is_valid_monthly: false, week1: null }, []],
  ['one of them again', { end_time: '21:00', is_valid_monthly: false, week1: null }, ['end_time']],
  ['all of them', { end_time: '21:00', is_valid_monthly: true, week1: 100 }, ['end_time', 'is_valid_monthly', 'week1']],
])('a record that is %s', (_, now, fields) => {
  const left = [
    step('end_time', '20:00', '22:00'),
    step('is_valid_monthly', 'true', 'false'),
    step('week1', '1', null),
  ];
  expect(changedSince(left, now).map(({ field }) => field)).toEqual(fields);
});

describe('of a trail', () => {
  const entry = (id: number, changes: readonly StoredChange[], undone_by_id: number | null = null) => ({
    id,
    changes,
    undone_by_id,
    operation_type: O.areaChanged,
  });
  const end = step('end_time', '20:00', '22:00');

  test.each<[string, Parameters<typeof undoable>[0], readonly number[]]>([
    ['the latest of each field', [entry(4, [end]), entry(3, [step('bikou', '', 'a')]), entry(2, [end])], [4, 3]],
    ['none that was taken back', [entry(4, [step('undoes', null, '3'), end]), entry(3, [end], 4)], [4]],
    ['what something later only named', [entry(4, [ZIP, end]), entry(3, [step('zipcode', '1', '15001')])], [4, 3]],
    ['none of several fields of which one went on', [entry(4, [end]), entry(3, [end, step('bikou', '', 'a')])], [4]],
    [
      'none whose field another kind of operation changed',
      [
        { ...entry(4, [step('laundry_type', '1', '2')]), operation_type: O.folded },
        { ...entry(3, [step('laundry_type', '2', '1')]), operation_type: O.profileChanged },
      ],
      [],
    ],
  ])('%s', (_, trail, ids) => expect([...undoable(trail)]).toEqual(ids));
});
