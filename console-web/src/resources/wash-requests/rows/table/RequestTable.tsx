import { at } from '@laundry/shared/time/jst';
import { useEvent } from 'ra-core';
import { t } from '../../../../i18n';
import type { StoredRow } from '../../../../providers/api/api-types';
import { markKey, useMarks } from '../../../../providers/live/live-store';
import { todayJst } from '../../../../providers/clock';
import { RESOURCE } from '../../request-keys';
import { isStored } from '../../row-facts';
import { GroupHeading } from '../groups/GroupHeading';
import { RequestTableRow } from './RequestTableRow';
import { RequestTableHead } from './RequestTableHead';
import { TableFrame, TableScroll } from './TableFrame';
import { columnsFor, useHiddenColumns } from './columns';
import { markReached } from './one-line';
import { useFollowLinks } from './useFollowLinks';
import { ROWS_ID, type RowsProps } from '../rows-props';

/** A plain table with remembered rows: 320 rows are there at once, where a data grid makes one wait. */
export function RequestTable({ groups, grants, listQuery, selection, onAssign }: RowsProps) {
  const assignOne = useEvent((row: StoredRow) => onAssign([row]));
  const [hidden] = useHiddenColumns();
  const marks = useMarks();
  const { base, follow } = useFollowLinks();
  const now = at(todayJst(), '00:00');
  const ticked = new Set(selection.selected.map(({ id }) => id));
  const stored = groups.reduce((sum, { rows }) => sum + rows.filter(isStored).length, 0);
  const isAllTicked = ticked.size > 0 && ticked.size === stored;
  const columns = columnsFor(grants).filter((column) => !hidden.includes(column)).length + (grants.assigns ? 1 : 0);
  return (
    <TableScroll>
      <TableFrame data-hidden={hidden.join(' ')} onClick={follow} onFocus={markReached} onBlur={markReached}>
        <caption>{t('requests.list.caption')}</caption>
        <RequestTableHead grants={grants} isAllTicked={isAllTicked} onToggleAll={selection.toggleAll} />
        {groups.map((group, place) => (
          <tbody key={group.key} {...(place === 0 && { id: ROWS_ID })} data-rows tabIndex={-1}>
            {group.label !== null && (
              <tr className="group">
                <th scope="rowgroup" colSpan={columns}>
                  <GroupHeading
                    label={group.label}
                    rows={group.rows}
                    ticked={ticked}
                    onToggle={grants.assigns ? selection.toggleGroup : undefined}
                  />
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <RequestTableRow
                key={row.id}
                row={row}
                changedBy={marks.get(markKey(RESOURCE, row.id))}
                grants={grants}
                base={base}
                listQuery={listQuery}
                now={now}
                isSelected={isStored(row) && ticked.has(row.id)}
                onToggle={selection.toggle}
                onAssign={assignOne}
              />
            ))}
          </tbody>
        ))}
      </TableFrame>
    </TableScroll>
  );
}
