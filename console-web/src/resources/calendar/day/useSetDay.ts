import type { JstDate } from '@laundry/shared/time/jst';
import { useSentKey } from '../../../components/form/sending/useSentKey';
import { calendarTexts } from '../../../i18n/calendar';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import type { CalendarNotice } from '../affected/calendar-notice';
import type { DayOrder } from './day-form';
import { dayLabel } from './day-label';
import { useCalendarMutation } from './useCalendarMutation';

type Order = Exclude<DayOrder, { kind: 'refused' }>;

/** Does what the day's form says; the notice of a new holiday names the requests that are there, that of a limit those that are too many. */
export function useSetDay(date: JstDate, onDone: (notice: CalendarNotice) => void) {
  const sent = useSentKey();
  return useCalendarMutation(
    (data: ConsoleDataProvider, order: Order) => send(data, date, order, sent.keyOf({ date, order })),
    (notice) => {
      sent.forget();
      onDone(notice);
    },
  );
}

async function send(data: ConsoleDataProvider, date: JstDate, order: Order, key: string): Promise<CalendarNotice> {
  if (order.kind === 'limit') {
    const { limit } = await data.setLimit(date, order.limit);
    const used = await usedOn(data, date);
    return {
      lines: [calendarTexts.limitSet(dayLabel(date), limit), ...(used > limit ? [calendarTexts.overLimit(used)] : [])],
      affected: used > limit ? [{ date }] : [],
    };
  }
  const { affected } = await data.addHoliday(date, key);
  return {
    lines: [calendarTexts.holidayAdded(dayLabel(date)), ...(affected > 0 ? [] : [calendarTexts.affected(0)])],
    affected: affected > 0 ? [{ date, counted: affected }] : [],
  };
}

/** The limit is set, whatever becomes of this question. */
async function usedOn(data: ConsoleDataProvider, date: JstDate): Promise<number> {
  const limits = await data.listLimits().catch(() => []);
  return limits.find((limit) => limit.date === date)?.used ?? 0;
}
