import holidays from '@holiday-jp/holiday_jp';
import { SUNDAY, weekday, type JstDate } from '@laundry/shared/time/jst';

export interface NationalHoliday {
  readonly date: JstDate;
  /** As the Cabinet Office names it: 成人の日. */
  readonly name: string;
}

/** The national holidays of a span but its Sundays, which nobody works; oldest first. Known to the year 2050. */
export const nationalHolidays = (from: JstDate, to: JstDate): NationalHoliday[] =>
  Object.values<NationalHoliday>(holidays.holidays).filter(
    ({ date }) => from <= date && date <= to && weekday(date) !== SUNDAY,
  );
