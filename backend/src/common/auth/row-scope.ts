import { rowsInSight, type Action } from '@laundry/shared/rules/accounts/permissions';
import type { SqlCondition } from '../sql/conditions.js';
import type { Principal } from './principal.js';

/** The condition under which a caller sees a row by an action; `own` is that of the rows assigned to themselves. */
export function rowScope(caller: Principal, action: Action, own: SqlCondition): SqlCondition {
  switch (rowsInSight(caller, action)) {
    case 'all':
      return { sql: 'TRUE', parameters: [] };
    case 'own':
      return own;
    case 'none':
      return { sql: 'FALSE', parameters: [] };
  }
}
