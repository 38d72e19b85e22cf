import { rowColour } from '@laundry/shared/rules/dispatch/row-badges';
import { personName } from '@laundry/shared/text/person-name';
import { memo } from 'react';
import { isStored } from '../../row-facts';
import { RequestRowCells, type RowCellsProps } from './RequestRowCells';
import { RowTick } from '../row-parts';
import type { Toggle } from '../useRowSelection';

interface Props extends RowCellsProps {
  readonly isSelected: boolean;
  readonly onToggle: Toggle;
}

/** One request; drawn again only when it changes. */
export const RequestTableRow = memo(function RequestTableRow({ isSelected, onToggle, ...cells }: Props) {
  const { row, grants } = cells;
  const stored = isStored(row);
  const colour = rowColour(row) ?? '';
  return (
    <tr className={`${colour}${isSelected ? ' selected' : ''}${stored ? '' : ' provisional'}`} data-id={row.id}>
      {grants.assigns && (
        <td className="tick">
          {stored && (
            <label>
              <RowTick row={row} name={personName(row)} isSelected={isSelected} onToggle={onToggle} />
            </label>
          )}
        </td>
      )}
      <RequestRowCells {...cells} />
    </tr>
  );
});
