import type { WashRequest } from '../lib/calls/api-types';

/** A request of Thursday 26 November, not picked up yet. */
export const buildWashRequest = (overrides: Partial<WashRequest> = {}): WashRequest => ({
  id: 71,
  dispNum: 1,
  request_type: '1',
  plan_id: 't8_1',
  pickup_delivery_type: 1,
  size: 1,
  count: 2,
  status: 0,
  sched_pickup_dt: '2026-11-26 10:00:00',
  sched_delivery_dt: '2026-11-30 10:00:00',
  pickup_until: null,
  result_pickup_dt: null,
  result_delivery_dt: null,
  is_tentative: false,
  is_bag_delivery: false,
  is_fixed_weekday: false,
  bikou: '',
  delivery_box_pw: '1234',
  created_at: '2026-11-24 09:00:00',
  canChangePickupDt: true,
  canChangeDeliveryDt: true,
  canCancel: true,
  ...overrides,
});
