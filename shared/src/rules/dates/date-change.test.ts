import { describe, expect, it } from 'vitest';
import { type ChangeableRow, changeableRow } from './change-rules.js';
import { type DateChange, decideChange, decideOperatorChange } from './date-change.js';
import type { RequestContext } from './request-context.js';

// Monday 7 December 2026, pickup on Tuesday, delivery on Thursday.
const NOW = '2026-12-07 08:00:00';
const PICKUP = '2026-12-08 10:00:00';
const DELIVERY = '2026-12-10 12:00:00';
const buildRow = (overrides: Partial<ChangeableRow> = {}): ChangeableRow => ({
  sched_pickup_dt: PICKUP,
  sched_delivery_dt: DELIVERY,
  result_pickup_dt: null,
  result_delivery_dt: null,
  is_onetime: false,
  ...overrides,
});
const buildContext = (overrides: Partial<RequestContext> = {}): RequestContext => ({
  now: NOW,
  calendar: { holidays: new Set(['2026-12-11']), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  requestType: '1',
  ...overrides,
});
const fixedArea = { area: { start_time: '10:00', end_time: '10:00' } };
const soon = { sched_pickup_dt: '2026-12-07 10:00:00' };

type Case = readonly [
  string,
  Partial<ChangeableRow>,
  DateChange,
  Partial<RequestContext>,
  string | null,
  string | null,
];
const P = 'sched_pickup_dt';
const D = 'sched_delivery_dt';

/** What is changed, the row, the change, the context; the refusal of a customer, and of an operator. */
const CASES: readonly Case[] = [
  ['nothing', {}, {}, {}, null, null],
  ['nothing, legs sent along', soon, { pickup: soon.sched_pickup_dt, delivery: DELIVERY }, {}, null, null],
  ['pickup by 2 hours', {}, { pickup: '2026-12-08 12:00:00' }, {}, null, null],
  [
    'pickup by 1 hour 30',
    {},
    { pickup: '2026-12-08 11:30:00' },
    {},
    `pickup_after_original ${P}`,
    `pickup_after_original ${P}`,
  ],
  [
    'pickup to earlier',
    {},
    { pickup: '2026-12-07 20:00:00' },
    {},
    `pickup_after_original ${P}`,
    `pickup_after_original ${P}`,
  ],
  ['pickup 2 hours before it', soon, { pickup: '2026-12-07 12:00:00' }, {}, `time_limit_exceeded ${P}`, null],
  [
    'pickup a second more than 2 hours before it',
    { sched_pickup_dt: '2026-12-07 10:00:01' },
    { pickup: '2026-12-07 12:30:00' },
    {},
    null,
    null,
  ],
  [
    'pickup of yesterday into the past',
    { sched_pickup_dt: '2026-12-04 10:00:00' },
    { pickup: '2026-12-04 20:00:00' },
    {},
    `time_limit_exceeded ${P}`,
    `pickup_past ${P}`,
  ],
  [
    'pickup so that the delivery is too early',
    {},
    { pickup: '2026-12-08 12:30:00' },
    {},
    `delivery_too_early ${D}`,
    `delivery_too_early ${D}`,
  ],
  ['both legs', {}, { pickup: '2026-12-09 10:00:00', delivery: '2026-12-14 10:00:00' }, {}, null, null],
  [
    'both legs to 2 working days',
    {},
    { pickup: '2026-12-10 10:00:00', delivery: '2026-12-14 10:00:00' },
    {},
    `delivery_too_early ${D}`,
    `delivery_too_early ${D}`,
  ],
  ['delivery by 2 hours', {}, { delivery: '2026-12-10 14:00:00' }, {}, null, null],
  ['delivery by 1 hour 30', {}, { delivery: '2026-12-10 13:30:00' }, {}, `delivery_after_original ${D}`, null],
  ['delivery to earlier', {}, { delivery: '2026-12-10 10:00:00' }, {}, `delivery_after_original ${D}`, null],
  [
    'delivery to less than 48 hours',
    { sched_pickup_dt: '2026-12-08 12:00:00' },
    { delivery: '2026-12-10 10:00:00' },
    {},
    `delivery_after_original ${D}`,
    `delivery_too_early ${D}`,
  ],
  ['delivery to 30 days from now', {}, { delivery: '2027-01-06 10:00:00' }, {}, null, null],
  [
    'delivery to 31 days from now',
    {},
    { delivery: '2027-01-07 10:00:00' },
    {},
    `delivery_too_late ${D}`,
    `delivery_too_late ${D}`,
  ],
  [
    'pickup to 31 days from now',
    {},
    { pickup: '2027-01-07 10:00:00' },
    {},
    `pickup_too_late ${P}`,
    `pickup_too_late ${P}`,
  ],
  ['delivery to a holiday', {}, { delivery: '2026-12-11 12:00:00' }, {}, `closed_holiday ${D}`, `closed_holiday ${D}`],
  ['delivery to a Sunday', {}, { delivery: '2026-12-13 12:00:00' }, {}, `closed_sunday ${D}`, `closed_sunday ${D}`],
  [
    'delivery to the quarter',
    {},
    { delivery: '2026-12-14 12:15:00' },
    {},
    `invalid_area_time ${D}`,
    `invalid_area_time ${D}`,
  ],
  ['pickup outside the areas', {}, { pickup: '2026-12-08 12:00:00' }, { area: null }, `notarea ${P}`, `notarea ${P}`],
  [
    'pickup in a fixed-time area, the delivery at another time',
    {},
    { pickup: '2026-12-09 10:00:00', delivery: '2026-12-14 10:00:00' },
    fixedArea,
    null,
    null,
  ],
  [
    'delivery in a fixed-time area, the pickup at another time',
    { sched_pickup_dt: '2026-12-08 11:00:00' },
    { delivery: '2026-12-14 10:00:00' },
    fixedArea,
    `invalid_area_time ${P}`,
    `invalid_area_time ${P}`,
  ],
  [
    'pickup once picked up',
    { result_pickup_dt: NOW },
    { pickup: '2026-12-08 12:00:00' },
    {},
    `pickup_done ${P}`,
    `pickup_done ${P}`,
  ],
  ['delivery once picked up', { result_pickup_dt: NOW }, { delivery: '2026-12-10 14:00:00' }, {}, null, null],
  [
    'delivery once delivered',
    { result_pickup_dt: NOW, result_delivery_dt: NOW },
    { delivery: '2026-12-10 14:00:00' },
    {},
    `delivery_done ${D}`,
    `delivery_done ${D}`,
  ],
  [
    'pickup of a one-time request',
    { is_onetime: true },
    { pickup: '2026-12-08 12:00:00' },
    {},
    `onetime_not_allowed ${P}`,
    `onetime_not_allowed ${P}`,
  ],
  [
    'pickup of a same-time request',
    { sched_delivery_dt: '2099-12-31 00:00:00' },
    { pickup: '2026-12-14 12:00:00' },
    { sameTime: true },
    null,
    null,
  ],
  [
    'delivery of a same-time request',
    { sched_delivery_dt: '2099-12-31 00:00:00' },
    { delivery: '2026-12-14 12:00:00' },
    { sameTime: true },
    `delivery_not_same_time ${D}`,
    `delivery_not_same_time ${D}`,
  ],
];

describe.each([
  ['a customer', decideChange, 4],
  ['an operator', decideOperatorChange, 5],
] as const)('%s changes', (_who, decide, column) => {
  it.each(CASES)('%s', (...one) => {
    const [, row, change, context] = one;
    const refusal = one[column];
    const decision = decide(buildRow(row), change, buildContext(context));
    if (refusal === null) expect(decision).toMatchObject({ ok: true });
    else {
      const [code, field] = refusal.split(' ');
      expect(decision).toEqual({ ok: false, refusals: [{ ok: false, code, field }] });
    }
  });
});

it.each([
  [
    'both on closed days',
    {},
    { pickup: '2026-12-13 10:00:00', delivery: '2026-12-20 10:00:00' },
    {},
    [`closed_sunday ${P}`, `closed_sunday ${D}`],
  ],
  [
    'a wrong pickup, and a delivery too early after it',
    {},
    { pickup: '2026-12-13 10:00:00', delivery: '2026-12-14 12:00:00' },
    {},
    [`closed_sunday ${P}`, `delivery_too_early ${D}`],
  ],
  [
    'a wrong pickup: nothing of the delivery that was not touched',
    {},
    { pickup: '2026-12-13 10:00:00' },
    {},
    [`closed_sunday ${P}`],
  ],
  [
    'a wrong pickup, and a delivery that the fixed time does not allow to stay',
    {},
    { pickup: '2026-12-09 12:00:00' },
    fixedArea,
    [`invalid_area_time ${P}`, `invalid_area_time ${D}`],
  ],
  [
    'a pickup that is done, and nothing more',
    { result_pickup_dt: NOW },
    { pickup: '2026-12-13 10:00:00', delivery: '2026-12-14 12:00:00' },
    {},
    [`pickup_done ${P}`],
  ],
] as const)('one answer says what is wrong with both legs: %s', (_what, row, change, context, refusals) => {
  const decision = decideOperatorChange(buildRow(row), change, buildContext(context));
  expect(decision.ok ? [] : decision.refusals.map(({ code, field }) => `${code} ${field}`)).toEqual(refusals);
});

it('says which legs change, and to what', () =>
  expect(decideChange(buildRow(), { pickup: PICKUP, delivery: '2026-12-10 14:00:00' }, buildContext())).toEqual({
    ok: true,
    pickup: PICKUP,
    delivery: '2026-12-10 14:00:00',
    pickupChanged: false,
    deliveryChanged: true,
  }));

it('a same-time pickup moves past the next pickup, at which its bags were to come back', () => {
  const linked = changeableRow({
    ...buildRow({ sched_delivery_dt: '2026-12-09 10:00:00' }),
    plan_id: 't8_1_1',
    is_bag_delivery: false,
  });
  const change = { pickup: '2026-12-14 12:00:00' };
  for (const decide of [decideChange, decideOperatorChange])
    expect(decide(linked, change, buildContext({ sameTime: true }))).toMatchObject({
      ok: true,
      deliveryChanged: false,
    });
});
