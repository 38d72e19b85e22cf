import { grantOf } from '@laundry/shared/rules/permissions';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import type { WashRequest } from './wash-request.entity.js';

/** A condition with its `?` parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Cancelled, discarded and unpaid requests are in no list (decisions 5 and 7). */
export const LIVE = 'w.cancelled_at IS NULL AND w.pay_by IS NULL';

/** The requests `w` that a caller may see at all: delivery staff those assigned to themselves (decisions 6). */
export function visibleRequests(caller: Principal): SqlCondition {
  switch (grantOf(caller, 'request.list')) {
    case 'all':
    case 'masked':
      return { sql: LIVE, parameters: [] };
    case 'own':
      return { sql: `${LIVE} AND w.staff_id = ?`, parameters: [caller.id] };
    default:
      return { sql: 'FALSE', parameters: [] };
  }
}

/** The same as {@link visibleRequests}, for finding a request to act on. */
export const visibleRequest = (caller: Principal): FindOptionsWhere<WashRequest> => ({
  cancelled_at: IsNull(),
  pay_by: IsNull(),
  ...(grantOf(caller, 'request.list') === 'own' && { staff_id: caller.id }),
});

/** Whether a caller sees requests without address, company and contact: wash staff. */
export const isMasked = (caller: Principal): boolean => grantOf(caller, 'request.list') === 'masked';
