import { describe, expect, it } from 'vitest';
import {
  type ColourRow,
  isDirectDelivery,
  isSuspendedUser,
  rowBadges,
  rowColour,
  rowColourLabel,
} from './row-badges.js';

const pickup = '2026-12-08 10:00:00';

it.each([
  [2, null, pickup, false, true],
  [2, pickup, pickup, false, true],
  [2, '2026-12-08 10:00:01', pickup, false, false],
  [2, '2026-12-01 00:00:00', null, false, true],
  [2, null, pickup, true, false],
  [1, null, pickup, false, false],
])(
  'status %i stopped from %j, pickup %j, same-time %s: stopped %s',
  (user_status, stop_start_dt, sched_pickup_dt, is_same_time, stopped) =>
    expect(isSuspendedUser({ user_status, stop_start_dt, sched_pickup_dt, is_same_time })).toBe(stopped),
);

it.each([
  [pickup, '2026-12-09 22:00:00', true],
  [pickup, '2026-12-10 10:00:00', false],
  [pickup, '2026-12-08 22:00:00', false],
  ['2026-12-31 10:00:00', '2027-01-01 10:00:00', true],
  [null, '2026-12-09 10:00:00', false],
])('picked up %j and delivered %j is direct: %s', (sched_pickup_dt, sched_delivery_dt, direct) =>
  expect(isDirectDelivery({ sched_pickup_dt, sched_delivery_dt })).toBe(direct),
);

describe('the colour of a row', () => {
  const buildRow = (overrides: Partial<ColourRow>): ColourRow => ({
    status: 0,
    is_stopped_user: false,
    is_direct_delivery: false,
    wash_type_setting: 0,
    fold_type_setting: 0,
    has_oil_treatment: 0,
    laundry_type: 1,
    ...overrides,
  });

  it.each([
    ['red before all others', { is_stopped_user: true, is_direct_delivery: true }, 'red'],
    ['yellow for a direct delivery', { is_direct_delivery: true, wash_type_setting: 1 }, 'yellow'],
    ['green once folded', { status: 4, wash_type_setting: 1 }, 'green'],
    ['green once washed, with a fold setting', { status: 2, fold_type_setting: 1 }, 'green'],
    ['none once washed, without one', { status: 2 }, null],
    ['blue with a wash setting', { wash_type_setting: 1 }, 'blue'],
    ['gray when oil is unset after pickup', { status: 1, has_oil_treatment: null }, 'gray'],
    ['gray when the type is unset after pickup', { status: 2, laundry_type: null }, 'gray'],
    ['none when they are unset before pickup', { has_oil_treatment: null, laundry_type: null }, null],
    ['none once delivered', { status: 3, is_stopped_user: true }, null],
  ] as const)('is %s', (_name, overrides, colour) => expect(rowColour(buildRow(overrides))).toBe(colour));
});

it.each([
  [{}, []],
  [{ is_onetime: true }, ['onetime']],
  [{ request_type: '2', is_provisional: true }, ['weekly', 'provisional']],
  [{ is_tentative: true, absence_status: 1 }, ['tentative', 'pickup_again']],
  [{ absence_status: 2 }, ['delivery_again']],
  [{ absence_status: 3, is_bag_delivery: true }, ['bag_delivery', 'on_hold']],
])('a row with %j has the badges %j', (overrides, badges) =>
  expect(
    rowBadges({ is_onetime: false, request_type: '1', is_tentative: false, absence_status: 0, ...overrides }),
  ).toEqual(badges),
);

it.each([
  ['green', 2, 'たたみ指示あり'],
  ['green', 4, 'たたみ済'],
  ['yellow', 4, '直行配達'],
] as const)('%s at status %i says %s beside the row', (colour, status, label) =>
  expect(rowColourLabel(colour, { status })).toBe(label),
);
