import type { StoredRow } from '../../../providers/api/api-types';
import type { RowGroup } from './groups/useRowGroups';
import type { RowGrants } from './useRowGrants';
import type { useRowSelection } from './useRowSelection';

/** Where a keyboard gets past the search. */
export const ROWS_ID = 'request-rows';

/** What the table and the cards are given. */
export interface RowsProps {
  /** One without a label where the list has no groups. */
  readonly groups: readonly RowGroup[];
  readonly grants: RowGrants;
  readonly listQuery: string;
  readonly selection: ReturnType<typeof useRowSelection>;
  readonly onAssign: (rows: readonly StoredRow[]) => void;
}
