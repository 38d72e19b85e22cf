import { useCallback, useRef } from 'react';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestRow } from '../../../providers/api-types';
import { nowJst } from '../../../providers/clock';
import { RequestTableRow } from './RequestTableRow';
import { TableFrame } from './TableFrame';
import { type RowSort, isSortable, nextSort } from './row-sort';
import type { RowGrants } from './useRowGrants';

export interface RowsProps {
  readonly rows: readonly RequestRow[];
  readonly grants: RowGrants;
  readonly carried: string;
  readonly selected: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
  readonly onAssign: (rows: readonly RequestRow[]) => void;
}

interface Props extends RowsProps {
  readonly sort: RowSort | null;
  readonly onSort: (sort: RowSort | null) => void;
  readonly onToggleAll: () => void;
}

const { list, columns } = requestTexts;
const COLUMNS = Object.entries(columns);

/** A plain table with remembered rows: 320 rows are there at once, where a data grid makes one wait (quality P10). */
export function RequestTable({
  rows,
  grants,
  carried,
  selected,
  onToggle,
  onAssign,
  sort,
  onSort,
  onToggleAll,
}: Props) {
  const assign = useRef(onAssign);
  assign.current = onAssign;
  const assignOne = useCallback((row: RequestRow) => assign.current([row]), []);
  const now = nowJst().slice(0, 4);
  const shown = COLUMNS.filter(([column]) => column !== 'address' || grants.seesAddress);
  const direction = sort?.descending ? 'descending' : 'ascending';

  return (
    <TableFrame>
      <caption>{list.caption}</caption>
      <thead>
        <tr>
          {grants.assigns && (
            <th scope="col" className="tick">
              <input
                type="checkbox"
                aria-label={list.selectAll}
                checked={rows.length > 0 && selected.size === rows.length}
                onChange={onToggleAll}
              />
            </th>
          )}
          {shown.map(([column, label]) => (
            <th key={column} scope="col" className={column} aria-sort={sort?.column === column ? direction : undefined}>
              {isSortable(column) ? (
                <button type="button" title={list.sortBy(label)} onClick={() => onSort(nextSort(sort, column))}>
                  {label}
                  <span aria-hidden>{sort?.column === column ? (sort.descending ? ' ▼' : ' ▲') : ''}</span>
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RequestTableRow
            key={row.id}
            row={row}
            grants={grants}
            carried={carried}
            year={now}
            isSelected={selected.has(row.id)}
            onToggle={onToggle}
            onAssign={assignOne}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
