import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JstDate } from '@laundry/shared/time/jst';
import { useGetList } from 'ra-core';
import { calendarTexts } from '../../i18n/calendar';
import type { StoredRow } from '../../providers/api-types';
import { AffectedActions } from './AffectedActions';

/** How many requests a holiday or a limit of a day concerns, before it is set; the way to exactly those, or to another day for them. */
export function AffectedRequests({ date, onMove }: { date: JstDate; onMove: () => void }) {
  const { total } = useGetList<StoredRow>('wash-requests', { filter: { from: date, to: date, leg: 'either' } });
  if (total === undefined) return null;
  return (
    <Box>
      <Typography
        role="status"
        color={total > 0 ? 'warning' : 'textSecondary'}
        sx={{ fontWeight: total > 0 ? 700 : 400 }}
      >
        {calendarTexts.affected(total)}
      </Typography>
      {total > 0 && <AffectedActions date={date} target="_blank" onMove={onMove} />}
    </Box>
  );
}
