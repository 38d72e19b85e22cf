import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { shellTexts } from '../../i18n/shell';
import { calendarTexts } from '../../i18n/calendar';
import type { CalendarNotice } from './calendar-notice';

/** What was just done; when it touches requests, the way to them. */
export function NoticePanel({ notice, onClose }: { notice: CalendarNotice; onClose: () => void }) {
  const { lines, affectedOn } = notice;
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
      {affectedOn !== null && (
        <Link to={`/wash-requests?${new URLSearchParams({ from: affectedOn, to: affectedOn })}`}>
          {calendarTexts.seeAffected}
        </Link>
      )}
    </Alert>
  );
}
