import { memo } from 'react';
import { rowFacts } from '../../row-facts';
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
  const { stored, colour, name } = rowFacts(row);
  return (
    <tr className={`${colour ?? ''}${isSelected ? ' selected' : ''}${stored ? '' : ' provisional'}`} data-id={row.id}>
      {grants.assigns && (
        <td className="tick">
          {stored && (
            <label>
              <RowTick row={stored} name={name} isSelected={isSelected} onToggle={onToggle} />
            </label>
          )}
        </td>
      )}
      <RequestRowCells {...cells} />
    </tr>
  );
});
