import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { at } from '@laundry/shared/time/jst';
import { todayJst } from '../../../providers/clock';
import { TOUCH_TARGET } from '../../../theme/tokens';
import { isStored } from '../row-facts';
import { GroupHeading } from './groups/GroupHeading';
import { RequestCard } from './RequestCard';
import { ROWS_ID, type RowsProps } from './rows-props';

/** The list on phones: one card a request, with actions as wide as a thumb needs. */
export function RequestCards({ groups, grants, listQuery, selection, onAssign }: RowsProps) {
  const now = at(todayJst(), '00:00');
  const ticked = new Set(selection.selected.map(({ id }) => id));
  return groups.map((group, place) => (
    <Box key={group.key} component="section" aria-label={group.label ?? undefined}>
      {group.label !== null && (
        <Typography variant="h2" sx={heading}>
          <GroupHeading
            label={group.label}
            rows={group.rows}
            ticked={ticked}
            onToggle={grants.assigns ? selection.toggleGroup : undefined}
          />
        </Typography>
      )}
      <Box component="ul" {...(place === 0 && { id: ROWS_ID })} data-rows tabIndex={-1} sx={cards}>
        {group.rows.map((row) => (
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
    </Box>
  ));
}

const cards = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: 1.25,
  p: 0,
  m: 0,
  mt: 0.5,
  listStyle: 'none',
  outline: 0,
};
const heading = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: TOUCH_TARGET,
  mt: 1,
  '& .tick': { display: 'grid', placeItems: 'center', width: TOUCH_TARGET, height: TOUCH_TARGET, ml: -1 },
  '& .tick input': { width: 22, height: 22, m: 0 },
  '& .soft': { color: 'text.secondary', fontSize: 14, fontWeight: 400 },
};
