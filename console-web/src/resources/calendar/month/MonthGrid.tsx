import Box from '@mui/material/Box';
import { type JstDate, SUNDAY, monthOf, parseDate, weekday } from '@laundry/shared/time/jst';
import { MonthTable } from '../../../components/date-time/MonthTable';
import { weeksOf } from '../../../components/date-time/month-weeks';
import { calendarTexts } from '../../../i18n/calendar';
import { todayJst } from '../../../providers/clock';
import { dayLabel } from '../day/day-label';
import type { DaySetting } from '../day/day-settings';
import { calendarStyles } from './calendar-styles';
import { SettingMark } from './SettingMark';

interface Props {
  readonly month: string;
  readonly settings: readonly DaySetting[];
  readonly pickups: ReadonlyMap<JstDate, number> | undefined;
  readonly onDay: (date: JstDate) => void;
  readonly onSetting: (setting: DaySetting) => void;
}

/** Monday to Saturday of a month. A click anywhere in a day's cell opens the day; its marks are buttons of their own. A day that is past is only looked at. */
export function MonthGrid({ month, settings, pickups, onDay, onSetting }: Props) {
  const today = todayJst();
  return (
    <Box
      component={MonthTable}
      sx={calendarStyles}
      aria-label={calendarTexts.grid}
      onClick={({ target }) => {
        const cell = cellOf(target);
        const date = parseDate(cell?.dataset['date'] ?? '');
        if (date === null) return;
        cell?.querySelector('button')?.focus(); // to which the day's dialog gives the keyboard back
        onDay(date);
      }}
      weeks={workWeeksOf(month)}
      cell={(date) => {
        const isPast = date < today;
        const own = settings.filter((setting) => setting.date === date);
        return (
          <td
            key={date}
            data-date={isPast ? undefined : date}
            className={`${monthOf(date) === month ? '' : 'other'}${isPast ? ' past' : ''}`}
          >
            <button
              type="button"
              className="day"
              disabled={isPast}
              aria-label={isPast ? calendarTexts.past(dayLabel(date)) : calendarTexts.daySetting(dayLabel(date))}
              aria-current={date === today ? 'date' : undefined}
              onClick={() => onDay(date)}
            >
              {Number(date.slice(8, 10))}
            </button>
            {own.map((setting) => (
              <SettingMark key={`${setting.kind} ${setting.id}`} setting={setting} isPast={isPast} onOpen={onSetting} />
            ))}
            {pickups !== undefined && own.every(({ kind }) => kind !== 'limit') && (
              <div className="pickups">{calendarTexts.pickups(pickups.get(date) ?? 0)}</div>
            )}
          </td>
        );
      }}
    />
  );
}

/** Nobody works on Sundays; a week of another month only is not shown. */
const workWeeksOf = (month: string): readonly (readonly JstDate[])[] =>
  weeksOf(`${month}-01`)
    .map((week) => week.filter((date) => weekday(date) !== SUNDAY))
    .filter((week) => week.some((date) => monthOf(date) === month));

/** The cell of a day that was clicked beside its buttons. */
function cellOf(target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('button') !== null) return null;
  return target.closest<HTMLElement>('[data-date]');
}
