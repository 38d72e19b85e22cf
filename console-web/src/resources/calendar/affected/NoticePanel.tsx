import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { JstDate } from '@laundry/shared/time/jst';
import { calendarTexts } from '../../../i18n/calendar';
import { shellTexts } from '../../../i18n/shell';
import { AffectedActions } from './AffectedActions';
import type { CalendarNotice } from './calendar-notice';
import { useDayRequests } from './useDayRequests';

interface Props {
  readonly notice: CalendarNotice;
  readonly onMove: (date: JstDate) => void;
  readonly onClose: () => void;
}

/** What was just done; when it touches requests, the way to them and to another day for them. */
export function NoticePanel({ notice, onMove, onClose }: Props) {
  const { lines, affectedOn, counted } = notice;
  return (
    <Alert
      role="status"
      severity={affectedOn === null ? 'success' : 'warning'}
      onClose={onClose}
      closeText={shellTexts.close}
      sx={{ mb: 1.5 }}
    >
      {lines.map((line) => (
        <Box key={line}>{line}</Box>
      ))}
      {affectedOn !== null && counted && <StillThere date={affectedOn} first={counted.first} />}
      {affectedOn !== null && <AffectedActions date={affectedOn} onMove={() => onMove(affectedOn)} />}
    </Alert>
  );
}

/** How many requests are left on a day; what was answered when it was set, until it is read again. */
function StillThere({ date, first }: { date: JstDate; first: number }) {
  const { total = first } = useDayRequests(date);
  return <Box>{calendarTexts.affected(total)}</Box>;
}
