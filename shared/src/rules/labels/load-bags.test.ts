import { expect, it } from 'vitest';
import { ROLE, ROLE_TYPE } from '../../constants/roles.js';
import { loadRefusal } from './load-bags.js';

const DRIVER = { id: 7, role: ROLE.staff, role_type: ROLE_TYPE.delivery };
const WASH = { id: 8, role: ROLE.staff, role_type: ROLE_TYPE.wash };
const ADMIN = { id: 1, role: ROLE.admin, role_type: null };
const AT = '2026-11-25 09:00:00';
const WASHED = { result_pickup_dt: AT, result_wash_dt: AT, result_fold_dt: null, result_delivery_dt: null };
const FOLDED = { ...WASHED, result_fold_dt: AT };
const NOTHING = { result_pickup_dt: null, result_wash_dt: null, result_fold_dt: null, result_delivery_dt: null };
const of = (results: typeof NOTHING | typeof FOLDED | typeof WASHED) => ({
  ...results,
  staff_id: DRIVER.id,
  size: 2,
  count: 3,
  is_bag_delivery: false,
});

it.each([
  ['folded, by its driver', DRIVER, of(FOLDED), 4, null],
  ['folded, by the desk', ADMIN, of(FOLDED), 4, null],
  ['bags that are only brought', DRIVER, { ...of(NOTHING), is_bag_delivery: true }, 0, null],
  ['washed', DRIVER, of(WASHED), 2, 'not_ready_to_load'],
  ['not picked up', DRIVER, of(NOTHING), 0, 'not_ready_to_load'],
  ['delivered', DRIVER, of({ ...FOLDED, result_delivery_dt: AT } as never), 3, 'already_delivered'],
  ['seen otherwise', DRIVER, of(FOLDED), 2, 'stale'],
  ['by who washes', WASH, of(FOLDED), 4, 'waits_for_delivery'],
  ['another’s', { ...DRIVER, id: 9 }, of(FOLDED), 4, 'assigned_to_other'],
] as const)('loading what is %s', (_, caller, row, seen, code) =>
  expect(loadRefusal(caller, row, seen)?.code ?? null).toBe(code),
);
