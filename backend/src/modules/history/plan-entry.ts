import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import { planCharge } from '@laundry/shared/rules/plans/price';
import type { User } from '../users/user.entity.js';

const COLUMNS = ['plan_id', 'pickup_delivery_type', 'user_plan_option'] as const;
type PlanTerms = Pick<User, (typeof COLUMNS)[number]>;

/** What the record says of another plan: the columns that differ, its price a month, and by how much that differs. */
export function planEntry(before: PlanTerms, after: PlanTerms) {
  const price = planCharge(after);
  return { price, priceDiff: price - planCharge(before), changes: changesBetween(before, after, COLUMNS) };
}
