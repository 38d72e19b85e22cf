import { type Grant, type Principal, grantOf, may } from '@laundry/shared/rules/accounts/permissions';
import { decideOperation } from '@laundry/shared/rules/dispatch/request-operations';
import { useMemo } from 'react';
import type { RequestRow } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';

/** What somebody may do with the rows of the list (handbook/permissions.md). */
export interface RowGrants {
  readonly seesAddress: boolean;
  readonly opensCustomer: boolean;
  readonly assigns: boolean;
  readonly setsCount: (row: RequestRow) => boolean;
  readonly changesDate: (row: RequestRow) => boolean;
  readonly cancels: (row: RequestRow) => boolean;
}

/** By the server's own rule: one-time requests are neither counted, moved nor cancelled. */
export function rowGrants(operator: Principal): RowGrants {
  const list: Grant = grantOf(operator, 'request.list');
  return {
    seesAddress: list !== 'masked' && list !== false,
    opensCustomer: may(operator, 'users.view'),
    assigns: may(operator, 'request.assign'),
    setsCount: (row) => decideOperation('request.count', operator, row).ok,
    changesDate: (row) => decideOperation('request.date', operator, row).ok,
    cancels: (row) => decideOperation('request.cancel', operator, row).ok,
  };
}

export function useRowGrants(): RowGrants {
  const operator = useOperator();
  return useMemo(() => rowGrants(operator), [operator]);
}
