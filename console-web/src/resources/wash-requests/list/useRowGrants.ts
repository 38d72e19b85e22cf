import { type Grant, type Principal, grantOf, may } from '@laundry/shared/rules/permissions';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { useMemo } from 'react';
import type { RequestRow } from '../../../providers/api-types';
import { useOperator } from '../../../providers/OperatorContext';

/** What somebody may do with the rows of the list (spec 2 §2.1 "Per-row actions", decisions 6). */
export interface RowGrants {
  readonly seesAddress: boolean;
  readonly assigns: boolean;
  readonly setsCount: (row: RequestRow) => boolean;
  readonly changesDate: (row: RequestRow) => boolean;
  readonly cancels: (row: RequestRow) => boolean;
}

/** One-time requests are neither counted, moved nor cancelled from the list. */
export function rowGrants(operator: Principal): RowGrants {
  const list: Grant = grantOf(operator, 'request.list');
  return {
    seesAddress: list !== 'masked' && list !== false,
    assigns: may(operator, 'request.assign'),
    setsCount: (row) => !row.is_onetime && may(operator, 'request.count', row),
    changesDate: (row) => !row.is_onetime && row.status !== PROGRESS.delivered && may(operator, 'request.date', row),
    cancels: (row) => !row.is_onetime && row.status === PROGRESS.unhandled && may(operator, 'request.cancel', row),
  };
}

export function useRowGrants(): RowGrants {
  const operator = useOperator();
  return useMemo(() => rowGrants(operator), [operator]);
}
