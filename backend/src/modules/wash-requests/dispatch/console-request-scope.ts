import { grantOf } from '@laundry/shared/rules/accounts/permissions';
import type { FindOptionsWhere } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { LIVE, liveSql } from '../request/live-request.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** A condition with its `?` parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The requests `w` that a caller may see at all: live ones, delivery staff those assigned to themselves (handbook/permissions.md). */
export function visibleRequests(caller: Principal): SqlCondition {
  switch (grantOf(caller, 'request.list')) {
    case 'all':
    case 'masked':
      return { sql: liveSql('w'), parameters: [] };
    case 'own':
      return { sql: `${liveSql('w')} AND w.staff_id = ?`, parameters: [caller.id] };
    default:
      return { sql: 'FALSE', parameters: [] };
  }
}

/** The same as {@link visibleRequests}, for finding a request to act on. */
export const visibleRequest = (caller: Principal): FindOptionsWhere<WashRequest> => ({
  ...LIVE,
  ...(grantOf(caller, 'request.list') === 'own' && { staff_id: caller.id }),
});

/** Whether a caller sees requests without address, company and contact: wash staff. */
export const isMasked = (caller: Principal): boolean => grantOf(caller, 'request.list') === 'masked';
