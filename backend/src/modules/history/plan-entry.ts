import { planCharge } from '@laundry/shared/rules/plans/price';
import type { User } from '../users/user.entity.js';
import type { AuditEntry } from './history.js';

const COLUMNS = ['plan_id', 'pickup_delivery_type', 'user_plan_option'] as const;
type PlanTerms = Pick<User, (typeof COLUMNS)[number]>;

/** What the record says of another plan: the columns that differ, its price a month, and by how much that differs. */
export function planEntry(before: PlanTerms, after: PlanTerms): Pick<AuditEntry, 'price' | 'priceDiff' | 'changes'> {
  const price = planCharge(after);
  const changed = COLUMNS.filter((column) => before[column] !== after[column]);
  return {
    price,
    priceDiff: price - planCharge(before),
    changes: Object.fromEntries(changed.map((column) => [column, [before[column], after[column]] as const])),
  };
}
