import Box from '@mui/material/Box';
import { calendarTexts } from '../../../i18n/calendar';

interface Props {
  /** As it is typed; null: no number yet. */
  readonly limit: number | null;
  /** The pickups that the day has; undefined while they are not known. */
  readonly used: number | undefined;
}

/** What a limit means, and what the day has of pickups against the one that is typed. */
export function LimitHelp({ limit, used }: Props) {
  const over = used === undefined || limit === null ? 0 : used - limit;
  return (
    <>
      {used !== undefined && used > 0 && (
        <Box component="span" role="status" sx={{ display: 'block', ...(over > 0 && tooMany) }}>
          {over > 0 ? calendarTexts.dialog.over(used, over) : calendarTexts.dialog.usedNow(used)}
        </Box>
      )}
      {calendarTexts.dialog.limitHelp}
    </>
  );
}

const tooMany = { color: 'warning.main', fontWeight: 700 };
