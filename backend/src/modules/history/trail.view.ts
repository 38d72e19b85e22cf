import { HistoryChangeView } from './history.view.js';

/** What was done to one record, as whoever may see the record sees it: no money, and no customer beside it. */
export class TrailEntryView {
  id: number;
  search_timestamp: string;
  operation_type: number;
  /** Null: the system itself. */
  operation_user_id: number | null;
  /** As they were called then; empty: the system itself. */
  operation_user: string;
  changes: HistoryChangeView[];
  /** The entry that this one took back. */
  undoes_id: number | null;
  /** The entry that took this one back. */
  undone_by_id: number | null;
  /** Not masked. */
  bikou?: string;
}
