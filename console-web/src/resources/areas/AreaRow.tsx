import { memo } from 'react';
import { AREA_COLUMNS } from './area-columns';
import { AreaActions } from './AreaActions';
import { AreaValue } from './AreaValue';
import type { AreaRowProps } from './useAreaRows';

/** A row to be read; drawn again only when it changes. */
export const AreaRow = memo(function AreaRow(props: AreaRowProps) {
  const { area } = props;
  return (
    <tr>
      <td className="actions">
        <AreaActions {...props} />
      </td>
      {AREA_COLUMNS.map((column) => (
        <td key={column.field} className={column.kind === 'notes' ? '' : 'nowrap'}>
          <AreaValue area={area} column={column} />
        </td>
      ))}
    </tr>
  );
});
