import { OPERATION } from '@laundry/shared/constants/operation-types';
import { labelOf } from '@laundry/shared/masters/lov';
import { OPERATION_LOVS_JA } from '@laundry/shared/masters/operation-names-ja';
import { changeLines } from '@laundry/shared/rules/history/change-lines';
import { t } from '../../i18n';
import type { TrailEntry } from '../../providers/api/api-types';

export const operationLabel = (type: number | string): string => labelOf(OPERATION_LOVS_JA, type);

/** Who did it; wash staff learn of a customer's own operation that it was the customer's, not the name. */
export function operatorText(row: Pick<TrailEntry, 'operation_user' | 'operation_user_id'>): string {
  if (row.operation_user !== '') return row.operation_user;
  return row.operation_user_id === null ? t('histories.system') : t('histories.customer');
}

/** What an operation changed, one line a field. */
const changesOf = (row: Pick<TrailEntry, 'operation_type' | 'changes'>): readonly string[] =>
  changeLines(row.operation_type, row.changes);

/** The same, and whether it still holds. */
export const historyLines = (
  row: Pick<TrailEntry, 'operation_type' | 'changes' | 'undone_by_id'>,
): readonly string[] => [...changesOf(row), ...(row.undone_by_id === null ? [] : [t('timeline.undone')])];

/** By which field an operation's entries name the record that they are of. */
const NAMED_BY = new Map<number, string>([
  [OPERATION.areaChanged, 'zipcode'],
  [OPERATION.venueChanged, 'code'],
  [OPERATION.priceGridChanged, 'row'],
]);

/** The same of one record, whose name everybody knows who reads its trail; what an entry takes back stands there as a way to it. */
export function changesOfRecord({ operation_type, changes }: TrailEntry): readonly string[] {
  const name = NAMED_BY.get(operation_type);
  const isNew = ({ field, from, to }: TrailEntry['changes'][number]) =>
    field !== 'undoes' && (field !== name || (field !== 'row' && from !== to));
  return changesOf({ operation_type, changes: changes.filter(isNew) });
}
