import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { JstDate } from '@laundry/shared/time/jst';
import { Fragment } from 'react';
import { calendarTexts } from '../../../i18n/calendar';
import { shellTexts } from '../../../i18n/shell';
import { AffectedActions } from './AffectedActions';
import { dayLabel } from '../day/day-label';
import type { CalendarNotice } from './calendar-notice';
import { useDayRequests } from './useDayRequests';

interface Props {
  readonly notice: CalendarNotice;
  readonly onMove: (date: JstDate) => void;
  readonly onClose: () => void;
}

/** What was just done; when it touches requests, the way to them and to another day for them. */
export function NoticePanel({ notice: { lines, affected }, onMove, onClose }: Props) {
  const areSeveral = affected.length > 1;
  return (
    <Alert
      role="status"
      severity={affected.length === 0 ? 'success' : 'warning'}
      onClose={onClose}
      closeText={shellTexts.close}
      sx={{ mb: 1.5 }}
    >
      {lines.map((line) => (
        <Box key={line}>{line}</Box>
      ))}
      {affected.map(({ date, counted }) => (
        <Fragment key={date}>
          {areSeveral && <Box sx={{ mt: 1, fontWeight: 'bold' }}>{dayLabel(date)}</Box>}
          {counted !== undefined && <StillThere date={date} first={counted} />}
          <AffectedActions date={date} onMove={() => onMove(date)} />
        </Fragment>
      ))}
    </Alert>
  );
}

/** How many requests are left on a day; what was answered when it was set, until it is read again. */
function StillThere({ date, first }: { date: JstDate; first: number }) {
  const { total = first } = useDayRequests(date);
  return <Box>{calendarTexts.affected(total)}</Box>;
}
