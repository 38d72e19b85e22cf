import Box from '@mui/material/Box';
import type { JstDate } from '@laundry/shared/time/jst';
import { calendarTexts } from '../../../i18n/calendar';
import { useDayRequests } from '../affected/useDayRequests';

interface Props {
  readonly date: JstDate;
  /** As it is typed; null: no number yet. */
  readonly limit: number | null;
  /** The day's own count, where it has a limit already. */
  readonly counted: number | undefined;
}

/** What a limit means, and what the day has of pickups against the one that is typed. */
export function LimitHelp({ date, limit, counted }: Props) {
  const { pickups } = useDayRequests(date);
  const used = counted ?? pickups;
  const over = used === undefined || limit === null ? 0 : used - limit;
  return (
    <>
      {used !== undefined && (
        <Box component="span" role="status" sx={{ display: 'block', ...(over > 0 && tooMany) }}>
          {over > 0 ? calendarTexts.dialog.over(used, over) : calendarTexts.dialog.usedNow(used)}
        </Box>
      )}
      {calendarTexts.dialog.limitHelp}
    </>
  );
}

const tooMany = { color: 'warning.main', fontWeight: 700 };
