import { describe, expect, it } from 'vitest';
import { type StageRow, decideStage } from './stage-decision.js';

const AT = '2026-11-25 10:00:00';
/** A request of 3 small bags that has come to a status. */
const buildRow = (status: number, overrides: Partial<StageRow> = {}): StageRow => ({
  result_pickup_dt: status === 0 ? null : AT,
  result_wash_dt: [0, 1].includes(status) ? null : AT,
  result_fold_dt: [0, 1, 2].includes(status) ? null : AT,
  result_delivery_dt: status === 3 ? AT : null,
  staff_id: null,
  is_bag_delivery: false,
  size: 1,
  count: 3,
  ...overrides,
});

const ME = 7;
const OTHER = 99;
const PEOPLE = {
  admin: { id: ME, role: 100, role_type: null },
  manager: { id: ME, role: 200, role_type: 1 },
  leader: { id: ME, role: 200, role_type: 2 },
  wash: { id: ME, role: 200, role_type: 3 },
  delivery: { id: ME, role: 200, role_type: 4 },
  lowest: { id: ME, role: 200, role_type: 0 },
};

/** Who, the status; what is said of an unassigned request, an own one, and another's. */
const TABLE = [
  ['admin', 0, 'advance', 'advance', 'advance'],
  ['manager', 1, 'advance', 'advance', 'advance'],
  ['leader', 2, 'advance', 'advance', 'advance'],
  ['leader', 4, 'advance', 'advance', 'advance'],
  ['wash', 0, 'advance', 'advance', 'take'],
  ['wash', 1, 'advance', 'advance', 'take'],
  ['wash', 2, 'advance', 'advance', 'take'],
  ['wash', 4, 'waits_for_delivery', 'waits_for_delivery', 'waits_for_delivery'],
  ['delivery', 0, 'not_assigned_to_you', 'advance', 'assigned_to_other'],
  ['delivery', 1, 'not_washed_yet', 'not_washed_yet', 'not_washed_yet'],
  ['delivery', 2, 'not_folded_yet', 'not_folded_yet', 'not_folded_yet'],
  ['delivery', 4, 'not_assigned_to_you', 'advance', 'assigned_to_other'],
  ['lowest', 0, 'not_picked_up_yet', 'not_picked_up_yet', 'not_picked_up_yet'],
  ['lowest', 1, 'not_washed_yet', 'not_washed_yet', 'not_washed_yet'],
  ['lowest', 2, 'not_folded_yet', 'not_folded_yet', 'not_folded_yet'],
  ['lowest', 4, 'advance', 'advance', 'advance'],
  ['admin', 3, 'already_delivered', 'already_delivered', 'already_delivered'],
  ['wash', 3, 'already_delivered', 'already_delivered', 'already_delivered'],
] as const;

describe('the next stage of a request', () => {
  it.each(TABLE)('%s at status %i: unassigned %s, own %s, of another %s', (who, status, ...expected) => {
    const answers = [null, ME, OTHER].map((staff_id) => {
      const decision = decideStage(PEOPLE[who], buildRow(status, { staff_id }));
      return decision.ok ? decision.way : decision.code;
    });
    expect(answers).toEqual(expected);
  });

  it.each([
    ['delivery', ME, 'advance'],
    ['delivery', null, 'not_assigned_to_you'],
    ['lowest', OTHER, 'advance'],
    ['wash', ME, 'waits_for_delivery'],
  ] as const)('%s brings bags of %j: %s', (who, staff_id, expected) => {
    const decision = decideStage(PEOPLE[who], buildRow(0, { is_bag_delivery: true, staff_id }));
    expect(decision.ok ? decision.way : decision.code).toBe(expected);
  });

  it.each([
    [2, 0, 2, 'nothing_to_fold'],
    [2, 1, 2, null],
    [2, 0, 1, null],
    [1, 0, 2, null],
  ])('at status %i with %i bags of size %i: %j', (status, count, size, code) =>
    expect(decideStage(PEOPLE.wash, buildRow(status, { count, size }))).toEqual(
      code ? { ok: false, code, field: 'count' } : { ok: true, way: 'advance' },
    ),
  );
});
