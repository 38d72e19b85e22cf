import { nextStage } from '@laundry/shared/rules/stages/request-progress';
import type { Work } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import type { Mark } from '../../../providers/offline-acts/act';

/** What a stop waited for, as its driver would have marked it; null: it waited for somebody else. */
export function markAt(row: Work, userId: number, count: number): Mark | null {
  const resultKey = nextStage(row.status, row)?.resultKey;
  const at = { userId, requestId: row.id, seenSchedDt: row.sched_dt, seenStatus: row.status } as const;
  const mark = { kind: 'mark', ...at, stampAt: nowJst(), doneAt: null } as const;
  if (resultKey === 'result_pickup_dt') return { ...mark, resultKey, count, pickedUp: count };
  return resultKey === 'result_delivery_dt' ? { ...mark, resultKey, count: null } : null;
}
