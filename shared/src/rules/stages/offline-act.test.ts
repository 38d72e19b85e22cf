import { expect, it } from 'vitest';
import { type OfflineAct, isToldLater, offlineActRefusal } from './offline-act.js';

const NOW = '2026-11-25 21:00:00';
const OWN = 7;
const build = (overrides: Partial<OfflineAct> = {}, row: Partial<OfflineAct['row']> = {}): OfflineAct => ({
  row: {
    staff_id: OWN,
    result_pickup_dt: null,
    result_wash_dt: null,
    result_fold_dt: null,
    result_delivery_dt: null,
    ...row,
  },
  callerId: OWN,
  madeAt: NOW,
  now: NOW,
  ...overrides,
});

it.each([
  ['2026-11-25 21:00:00', null],
  ['2026-11-25 21:10:00', null],
  ['2026-11-25 21:10:01', 'made_at_ahead'],
  ['2026-11-25 22:00:00', 'made_at_ahead'],
  ['2026-11-25 09:00:00', null],
  ['2026-11-25 08:59:59', 'made_at_too_old'],
  ['2026-11-24 21:00:00', 'made_at_too_old'],
])('done at %s: %j', (madeAt, code) =>
  expect(offlineActRefusal(build({ madeAt }))).toEqual(code && { ok: false, code, field: 'made_at' }),
);

it.each([
  ['own', OWN, null],
  ['another’s', 8, 'made_at_not_own'],
  ['nobody’s', null, 'made_at_not_own'],
])('at a stop that is %s: %j', (_, staff_id, code) =>
  expect(offlineActRefusal(build({}, { staff_id }))?.code ?? null).toBe(code),
);

it.each([
  ['10:29:59', 'made_at_before_stage'],
  ['10:30:00', null],
])('done at %s, where the latest stage is of 10:30: %j', (time, code) => {
  const stages = { result_pickup_dt: '2026-11-23 10:00:00', result_wash_dt: '2026-11-25 10:30:00' };
  expect(offlineActRefusal(build({ madeAt: `2026-11-25 ${time}` }, stages))?.code ?? null).toBe(code);
});

it.each([
  ['2026-11-25 20:59:01', false],
  ['2026-11-25 20:59:00', true],
  ['2026-11-25 21:05:00', false],
])('done at %s is told later: %j', (madeAt, later) => expect(isToldLater(madeAt, NOW)).toBe(later));
