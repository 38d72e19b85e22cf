import type { SizeKey } from '@laundry/shared/constants/sizes';
import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import type { OperationType } from '@laundry/shared/constants/operation-types';
import type { StoredChange } from '@laundry/shared/rules/history/stored-changes';

/** One field that an operation changed. */
export class HistoryChangeView implements StoredChange {
  field: string;
  from: string | null;
  to: string | null;
  /** The names of people whom `from` and `to` know by id; null: nobody. */
  from_name?: string | null;
  to_name?: string | null;
}

/** A row of the operation history (handbook/console.md#history). */
export class HistoryRowView {
  id: number;
  search_timestamp: string;
  operation_user_id: number | null;
  /** Empty: the system itself. */
  operation_user: string;
  user: string;
  company: string;
  user_id: number | null;
  wreq_id: number | null;
  operation_type: OperationType;
  plan: string;
  disp_plan: string;
  size: SizeKey | null;
  cost: number | null;
  count: number | null;
  available_request_count: number | null;
  price: number | null;
  price_diff: number | null;
  payment_method_id: AccountPaymentMethod | null;
  referrer_code: string | null;
  bikou: string;
  month: string;
  changes: HistoryChangeView[];
  /** The operation that this one took back. */
  undoes_id: number | null;
  /** The operation that took this one back. */
  undone_by_id: number | null;
  /** Of the note, the only thing that ever changes. */
  version: number;
}

export class HistoryNoteView {
  id: number;
  bikou: string;
  version: number;
}
