import Box from '@mui/material/Box';
import { at } from '@laundry/shared/time/jst';
import { todayJst } from '../../../providers/clock';
import { isStored } from '../row-facts';
import { RequestCard } from './RequestCard';
import { ROWS_ID, type RowsProps } from './rows-props';

/** The list on phones: one card a request, with actions as wide as a thumb needs. */
export function RequestCards({ rows, grants, listQuery, selection, onAssign }: RowsProps) {
  const now = at(todayJst(), '00:00');
  const ticked = new Set(selection.selected.map(({ id }) => id));
  return (
    <Box
      component="ul"
      id={ROWS_ID}
      data-rows
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.25, p: 0, m: 0, mt: 0.5, listStyle: 'none', outline: 0 }}
    >
      {rows.map((row) => (
        <RequestCard
          key={row.id}
          row={row}
          grants={grants}
          listQuery={listQuery}
          now={now}
          isSelected={isStored(row) && ticked.has(row.id)}
          onToggle={selection.toggle}
          onAssign={onAssign}
        />
      ))}
    </Box>
  );
}
