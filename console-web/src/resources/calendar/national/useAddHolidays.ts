import type { JstDate } from '@laundry/shared/time/jst';
import { useSentKey } from '../../../components/form/sending/useSentKey';
import { calendarTexts } from '../../../i18n/calendar';
import type { CalendarNotice } from '../affected/calendar-notice';
import { useCalendarMutation } from '../day/useCalendarMutation';

/** Makes all of several days holidays, or none; the notice names those on which there are requests. */
export function useAddHolidays(onDone: (notice: CalendarNotice) => void) {
  const sent = useSentKey();
  return useCalendarMutation(
    (data, dates: JstDate[]) => data.addHolidays(dates, sent.keyOf({ dates })),
    (added) => {
      sent.forget();
      const affected = added.filter((day) => day.affected > 0);
      const { national: texts } = calendarTexts;
      onDone({
        lines: [texts.added(added.length), ...(affected.length > 0 ? [] : [texts.untouched])],
        affected: affected.map((day) => ({ date: day.date, counted: day.affected })),
      });
    },
  );
}
