import { describe, expect, it } from 'vitest';
import { isPermissionRefusal } from '../accounts/permissions.js';
import { type OperatedRow, type RequestOperation, decideOperation, stateRefusal } from './request-operations.js';

const AT = '2026-11-25 10:00:00';
/** A request of a monthly plan that has come to a status, assigned to nobody. */
const buildRow = (status: number, overrides: Partial<OperatedRow> = {}): OperatedRow => ({
  plan_id: 't8_2',
  is_bag_delivery: false,
  staff_id: null,
  sched_pickup_dt: '2026-11-24 10:00:00',
  sched_delivery_dt: '2026-11-27 10:00:00',
  result_pickup_dt: status === 0 ? null : AT,
  result_wash_dt: [0, 1].includes(status) ? null : AT,
  result_fold_dt: [0, 1, 2].includes(status) ? null : AT,
  result_delivery_dt: status === 3 ? AT : null,
  ...overrides,
});

const MONTHLY = {};
const ONETIME = { plan_id: 'tx_2' };
const SAME_TIME = { plan_id: 't8_2_1' };
const BAGS_ONLY = { sched_pickup_dt: null, is_bag_delivery: true };

/** Operation, kind of request; what it says at the statuses 0, 1, 2, 4, 3. `-`: it is possible. */
const TABLE: readonly (readonly [RequestOperation, Partial<OperatedRow>, string])[] = [
  ['request.assign', MONTHLY, '- - - - -'],
  ['request.assign', ONETIME, '- - - - -'],
  ['request.count', MONTHLY, '- - - - -'],
  ['request.count', ONETIME, Array(5).fill('onetime_not_allowed').join(' ')],
  ['request.date', MONTHLY, '- - - - delivery_done'],
  ['request.date', ONETIME, Array(5).fill('onetime_not_allowed').join(' ')],
  ['request.date', SAME_TIME, `- ${Array(3).fill('delivery_not_same_time').join(' ')} delivery_done`],
  ['request.date', BAGS_ONLY, '- - - - delivery_done'],
  ['request.revert', MONTHLY, 'not_handled_yet - - - -'],
  ['request.revert', ONETIME, 'not_handled_yet - - - -'],
  ['request.cancel', MONTHLY, `- ${Array(4).fill('cancel_after_pickup').join(' ')}`],
  ['request.cancel', ONETIME, Array(5).fill('onetime_not_allowed').join(' ')],
  ['request.cancel', BAGS_ONLY, Array(5).fill('no_pickup_to_cancel').join(' ')],
  ['request.discard', BAGS_ONLY, '- - - - discard_after_delivery'],
  ['request.discard', MONTHLY, '- - - - discard_after_delivery'],
  ['request.discard', ONETIME, '- - - - discard_after_delivery'],
  ['request.absenceMail', MONTHLY, '- absence_leg_done absence_leg_done - absence_leg_done'],
  ['request.absenceMail', BAGS_ONLY, '- - - - absence_leg_done'],
];

describe('what a request allows', () => {
  it.each(TABLE)('%s of %j: %s', (operation, kind, said) => {
    const answers = [0, 1, 2, 4, 3].map((status) => stateRefusal(operation, buildRow(status, kind))?.code ?? '-');
    expect(answers.join(' ')).toBe(said);
  });
});

describe('what somebody may do to a request', () => {
  const ADMIN = { id: 1, role: 100, role_type: null };
  const WASH = { id: 4, role: 200, role_type: 3 };
  const DRIVER = { id: 5, role: 200, role_type: 4 };

  it.each([
    ['an operator what the request allows', ADMIN, 'request.cancel', buildRow(0), null],
    ['nobody what it forbids', ADMIN, 'request.cancel', buildRow(1), 'cancel_after_pickup'],
    ['not what the role has not, which is said first', WASH, 'request.cancel', buildRow(1), 'forbidden'],
    ['a driver what is theirs', DRIVER, 'request.count', buildRow(0, { staff_id: 5 }), null],
    ['a driver nothing of another', DRIVER, 'request.count', buildRow(0, { staff_id: 6 }), 'assigned_to_other'],
    ['a driver nothing of nobody', DRIVER, 'request.absenceMail', buildRow(0), 'not_assigned_to_you'],
  ] as const)('%s', (_what, caller, operation, row, code) => {
    const decision = decideOperation(operation, caller, row);
    expect(decision.ok ? null : decision.code).toBe(code);
    if (!decision.ok) expect(isPermissionRefusal(decision.code)).toBe(code !== 'cancel_after_pickup');
  });
});
