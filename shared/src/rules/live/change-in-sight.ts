import { rowsInSight, type Principal } from '../accounts/permissions.js';
import { LIVE_ACTIONS, type LiveChange } from './live-change.js';
import type { ToldChange } from './changes-of.js';

/** Whose a request is by now; a request that is not live is nobody's to see. */
export interface RequestNow {
  readonly staff_id: number | null;
  readonly is_live: boolean;
}

/**
 * A change as one caller is told of it; null: nothing. What they saw until this change and see no more is told without its
 * id. Who sees some rows only is told of requests only: of no other list is it known which rows those are.
 */
export function changeInSight(
  caller: Principal,
  { from_staff_id, ...change }: ToldChange,
  request: RequestNow | undefined,
): LiveChange | null {
  const rows = rowsInSight(caller, LIVE_ACTIONS[change.resource]);
  if (rows === 'none') return null;
  if (change.resource !== 'wash-requests') return rows === 'all' ? change : null;
  if (change.id === null) return change;
  const isTheirs = rows === 'all' || request?.staff_id === caller.id;
  if (isTheirs && request?.is_live === true) return change;
  return isTheirs || from_staff_id === caller.id ? { ...change, id: null, by: null } : null;
}
