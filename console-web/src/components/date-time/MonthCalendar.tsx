import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { displayDate } from '@laundry/shared/time/display';
import { type JstDate, addDays, addMonths, monthOf, weekday } from '@laundry/shared/time/jst';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n';
import { nowJst, todayJst } from '../../providers/clock';
import { MonthFrame } from './MonthFrame';
import { weeksOf } from './month-weeks';
import type { ReasonOf } from './reason-of';

interface Props {
  readonly value: JstDate | null;
  readonly onChoose: (date: JstDate) => void;
  readonly reasonOf?: ReasonOf;
}

const WEEK = 7;
/** Where a key leads from a day. */
const MOVES: Readonly<Record<string, (day: JstDate) => JstDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -WEEK),
  ArrowDown: (day) => addDays(day, WEEK),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, WEEK - 1 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** A month to choose a day from. A day that cannot be chosen is marked, can be reached and says why. */
export function MonthCalendar({ value, onChoose, reasonOf }: Props) {
  const today = todayJst();
  const [at, setAt] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  // The keyboard stands on a day as soon as the calendar is open, and follows it into another month.
  const isFollowed = useRef(true);
  useEffect(() => {
    if (isFollowed.current) grid.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus();
    isFollowed.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined || event.altKey) return;
    event.preventDefault();
    isFollowed.current = true;
    setAt(move(at));
  };
  const reason = reasonOf?.(at) ?? null;
  const wordsOf = (date: JstDate) => displayDate(date, 'ja', nowJst());
  return (
    <Box sx={{ p: 1.5, width: 308 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
        <IconButton aria-label={t('dates.previousMonth')} onClick={() => setAt(addMonths(at, -1))}>
          <ChevronLeft />
        </IconButton>
        <Typography aria-live="polite" sx={{ fontWeight: 700 }}>
          {t('dates.month', { year: Number(at.slice(0, 4)), month: Number(at.slice(5, 7)) })}
        </Typography>
        <IconButton aria-label={t('dates.nextMonth')} onClick={() => setAt(addMonths(at, 1))}>
          <ChevronRight />
        </IconButton>
      </Stack>
      <MonthFrame
        ref={grid}
        role="grid"
        aria-label={t('dates.calendar')}
        onKeyDown={onKeyDown}
        weeks={weeksOf(at)}
        cell={(date) => {
          const no = reasonOf?.(date) ?? null;
          return (
            <td key={date} role="gridcell" aria-selected={date === value}>
              <button
                type="button"
                data-date={date}
                tabIndex={date === at ? 0 : -1}
                className={monthOf(date) === monthOf(at) ? '' : 'other'}
                aria-label={no === null ? wordsOf(date) : `${wordsOf(date)} ${no.text}`}
                aria-current={date === today ? 'date' : undefined}
                aria-disabled={no !== null}
                onClick={() => (no === null ? onChoose(date) : setAt(date))}
              >
                {Number(date.slice(8, 10))}
                {no !== null && <small aria-hidden>{no.mark}</small>}
              </button>
            </td>
          );
        }}
      />
      {reasonOf !== undefined && (
        <Typography role="status" variant="body2" color="warning" sx={{ minHeight: '1.5em', mt: 0.5, fontWeight: 700 }}>
          {reason && t('dates.notThis', { day: wordsOf(at), reason: reason.text })}
        </Typography>
      )}
    </Box>
  );
}
