import { rowsInSight, seesMasked } from '@laundry/shared/rules/accounts/permissions';
import { type FindOptionsWhere, In } from 'typeorm';
import { rowScope } from '../../../common/auth/row-scope.js';
import type { Principal } from '../../../common/auth/principal.js';
import type { SqlCondition } from '../../../common/sql/conditions.js';
import { LIVE, liveSql } from '../request/live-request.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** The requests `w` that a caller may see at all: live ones, delivery staff those assigned to themselves (handbook/permissions.md). */
export function visibleRequests(caller: Principal): SqlCondition {
  const { sql, parameters } = rowScope(caller, 'request.list', {
    sql: 'w.staff_id = ?',
    parameters: [caller.personId],
  });
  return { sql: `${liveSql('w')} AND ${sql}`, parameters };
}

/** The same as {@link visibleRequests}, for finding a request to act on. */
export function visibleRequest(caller: Principal): FindOptionsWhere<WashRequest> {
  const rows = rowsInSight(caller, 'request.list');
  if (rows === 'all') return LIVE;
  return { ...LIVE, staff_id: rows === 'own' ? caller.personId : In([]) };
}

/** Whether a caller sees requests without address, company and contact. */
export const isMasked = (caller: Principal): boolean => seesMasked(caller, 'request.list');
