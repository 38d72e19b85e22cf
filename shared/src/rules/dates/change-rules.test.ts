import { describe, expect, it } from 'vitest';
import {
  type ChangeableRow,
  type PlannedRow,
  cancelRefusal,
  changeFlags,
  changeableRow,
  deliveryLock,
  pickupLock,
} from './change-rules.js';

const NOW = '2026-12-07 08:00:00';
const buildRow = (overrides: Partial<ChangeableRow> = {}): ChangeableRow => ({
  sched_pickup_dt: '2026-12-08 10:00:00',
  sched_delivery_dt: '2026-12-10 10:00:00',
  result_pickup_dt: null,
  result_delivery_dt: null,
  is_onetime: false,
  ...overrides,
});

describe('a customer may still act on a request', () => {
  it.each([
    ['well before', {}, true, true],
    ['one second more than 2 hours before pickup', { sched_pickup_dt: '2026-12-07 10:00:01' }, true, true],
    ['2 hours before pickup', { sched_pickup_dt: '2026-12-07 10:00:00' }, false, true],
    ['once picked up', { result_pickup_dt: NOW }, false, true],
    ['2 hours before delivery', { result_pickup_dt: NOW, sched_delivery_dt: '2026-12-07 10:00:00' }, false, false],
    ['once delivered', { result_pickup_dt: NOW, result_delivery_dt: NOW }, false, false],
    ['when it is one-time', { is_onetime: true }, false, false],
    ['while its delivery waits for the next pickup', { sched_delivery_dt: '2099-12-31 00:00:00' }, true, false],
    ['when it has no pickup leg', { sched_pickup_dt: null }, false, true],
  ])('%s', (_name, overrides, pickup, delivery) =>
    expect(changeFlags(buildRow(overrides), NOW)).toEqual({
      canChangePickupDt: pickup,
      canChangeDeliveryDt: delivery,
      canCancel: pickup,
    }),
  );
});

it.each([
  [{}, null],
  [{ sched_pickup_dt: '2026-12-07 10:00:01' }, null],
  [{ sched_pickup_dt: '2026-12-07 10:00:00' }, 'cancel_time_limit'],
  [{ result_pickup_dt: NOW }, 'pickup_done'],
  [{ is_onetime: true }, 'onetime_not_allowed'],
])('cancelling %j: %j', (overrides, code) => expect(cancelRefusal(buildRow(overrides), NOW)).toBe(code));

describe('a request as the change rules see it', () => {
  const planned = (overrides: Partial<PlannedRow>): PlannedRow => ({
    ...buildRow(),
    plan_id: 't8_1',
    is_bag_delivery: false,
    ...overrides,
  });
  const DONE = { result_pickup_dt: NOW, result_delivery_dt: NOW };

  it.each([
    ['of a monthly plan has legs that can be moved', {}, null, null],
    ['of the one-time plan has none', { plan_id: 'tx_1' }, 'onetime_not_allowed', 'onetime_not_allowed'],
    ['picked up has a delivery to move', { result_pickup_dt: NOW }, 'pickup_done', null],
    ['delivered has none', DONE, 'pickup_done', 'delivery_done'],
    ['that only brings bags has a delivery to move', { sched_pickup_dt: null }, 'pickup_done', null],
    [
      'that brings a one-time customer bags too',
      { plan_id: 'tx_1', sched_pickup_dt: null, is_bag_delivery: true },
      'pickup_done',
      null,
    ],
    [
      'that brings a same-time customer bags too',
      { plan_id: 't8_1_1', sched_pickup_dt: null, is_bag_delivery: true },
      'pickup_done',
      null,
    ],
    [
      'of a same-time plan has no delivery of its own while it waits',
      { plan_id: 't8_1_1', sched_delivery_dt: '2099-12-31 00:00:00' },
      null,
      'delivery_not_same_time',
    ],
    [
      'of a same-time plan has none either once the next pickup is known',
      { plan_id: 't8_1_1' },
      null,
      'delivery_not_same_time',
    ],
    ['of a plan that no longer exists keeps its legs', { plan_id: 'gone' }, null, null],
  ] as const)('%s', (_name, overrides, pickup, delivery) => {
    const row = changeableRow(planned(overrides));
    expect(pickupLock(row)).toBe(pickup);
    expect(deliveryLock(row)).toBe(delivery);
  });
});
