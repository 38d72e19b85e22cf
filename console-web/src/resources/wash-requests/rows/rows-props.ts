import type { RequestRow, StoredRow } from '../../../providers/api/api-types';
import type { RowGrants } from './useRowGrants';
import type { useRowSelection } from './useRowSelection';

/** What the table and the cards are given. */
export interface RowsProps {
  readonly rows: readonly RequestRow[];
  readonly grants: RowGrants;
  readonly listQuery: string;
  readonly selection: ReturnType<typeof useRowSelection>;
  readonly onAssign: (rows: readonly StoredRow[]) => void;
}
