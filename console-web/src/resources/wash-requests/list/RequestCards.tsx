import Box from '@mui/material/Box';
import type { RowsProps } from './RequestTable';
import { RequestCard } from './RequestCard';
import { nowJst } from '../../../providers/clock';

/** The list on phones: one card a request, with actions as wide as a thumb needs. */
export function RequestCards({ rows, grants, carried, selected, onToggle, onAssign }: RowsProps) {
  const year = nowJst().slice(0, 4);
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.25, p: 0, m: 0, mt: 0.5, listStyle: 'none' }}>
      {rows.map((row) => (
        <RequestCard
          key={row.id}
          row={row}
          grants={grants}
          carried={carried}
          year={year}
          isSelected={selected.has(row.id)}
          onToggle={onToggle}
          onAssign={onAssign}
        />
      ))}
    </Box>
  );
}
