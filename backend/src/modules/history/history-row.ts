import { storedChanges } from '@laundry/shared/rules/history/stored-changes';
import { changesForWash } from '@laundry/shared/rules/history/free-text-fields';
import type { HistoryRowView } from './history.view.js';

/** A row as the database answers it. */
export interface HistoryRow extends Omit<HistoryRowView, 'cost' | 'changes'> {
  readonly cost_tenths: number | null;
  readonly changes: string;
}

export const HISTORY_COLUMNS = [
  ...['id', 'search_timestamp', 'operation_user_id', 'operation_user', 'user', 'company', 'user_id', 'wreq_id'],
  ...['operation_type', 'plan', 'disp_plan', 'size', 'count', 'available_request_count', 'cost_tenths', 'price'],
  ...['price_diff', 'payment_method_id', 'referrer_code', 'bikou', 'month', 'changes', 'version'],
  'undoes_id',
] as const;

/** The entry that took an entry `h` back. */
export const UNDONE_BY = '(SELECT b.id FROM operation_histories b WHERE b.undoes_id = h.id) AS undone_by_id';
/** All that is shown of an entry `h`. */
export const HISTORY_SELECT = [...HISTORY_COLUMNS.map((column) => `h.\`${column}\``), UNDONE_BY].join(', ');

/** What wash staff see nothing of. */
export const MASKED_COLUMNS = ['operation_user', 'user', 'company'] as const;

export function historyRowView({ cost_tenths, changes, ...row }: HistoryRow): HistoryRowView {
  return { ...row, cost: cost_tenths === null ? null : cost_tenths / 10, changes: storedChanges(changes) };
}

/** Without the customer's name and company, also where they did it themselves: what wash staff see (handbook/console.md#history). */
export function maskedHistoryRowView(row: HistoryRow): HistoryRowView {
  const own = row.operation_user_id !== null && row.operation_user_id === row.user_id;
  const operation_user = own ? '' : row.operation_user;
  const view = historyRowView(row);
  return { ...view, changes: changesForWash(view.changes), operation_user, user: '', company: '' };
}
