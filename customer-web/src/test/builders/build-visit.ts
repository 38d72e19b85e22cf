import type { Visit } from '../../lib/calls/api-types';

/** The page of a request of Thursday 26 November, not picked up yet. */
export const buildVisit = (overrides: Partial<Visit> = {}): Visit => ({
  id: 71,
  name: '月●',
  plan_id: 't8_1',
  count: 2,
  status: 0,
  sched_pickup_dt: '2026-11-26 10:00:00',
  sched_delivery_dt: '2026-11-30 10:00:00',
  pickup_until: null,
  result_pickup_dt: null,
  result_wash_dt: null,
  result_fold_dt: null,
  result_delivery_dt: null,
  is_tentative: false,
  is_bag_delivery: false,
  cancel_kind: null,
  auto_cancel_dt: null,
  arrival: null,
  again: null,
  at_door: { leg: 1, is_wished: false, until: '2026-11-26 09:30:00', can_change: true },
  photos: [],
  canCancel: true,
  pickup_times: ['2026-11-26 12:00:00', '2026-11-26 12:30:00'],
  delivery_times: [],
  ...overrides,
});
