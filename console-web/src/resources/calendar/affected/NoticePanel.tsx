import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { JstDate } from '@laundry/shared/time/jst';
import { shellTexts } from '../../../i18n/shell';
import { AffectedActions } from './AffectedActions';
import type { CalendarNotice } from './calendar-notice';

interface Props {
  readonly notice: CalendarNotice;
  readonly onMove: (date: JstDate) => void;
  readonly onClose: () => void;
}

/** What was just done; when it touches requests, the way to them and to another day for them. */
export function NoticePanel({ notice, onMove, onClose }: Props) {
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
      {affectedOn !== null && <AffectedActions date={affectedOn} onMove={() => onMove(affectedOn)} />}
    </Alert>
  );
}
