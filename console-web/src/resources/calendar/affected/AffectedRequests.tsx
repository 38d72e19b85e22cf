import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JstDate } from '@laundry/shared/time/jst';
import { calendarTexts } from '../../../i18n/calendar';
import { AffectedActions } from './AffectedActions';
import { useDayRequests } from './useDayRequests';

interface Props {
  readonly date: JstDate;
  readonly onMove: () => void;
}

/** How many requests a holiday of a day concerns, before it is set; the way to exactly those, or to another day for them. */
export function AffectedRequests({ date, onMove }: Props) {
  const { total } = useDayRequests(date);
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
