import type { JstDate } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { useSentKey } from '../../../components/form/sending/useSentKey';
import { ToldConflict } from '../../../components/form/shared-write/told-conflict';
import { calendarTexts } from '../../../i18n/calendar';
import type { DayAsSeen } from '../../../providers/calls/calendar';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import type { CalendarNotice } from '../affected/calendar-notice';
import type { DayOrder } from './day-form';
import { dayLabel } from './day-label';
import { type OthersDay, isSameDay, refusedBy } from './others-day';
import { useCalendarMutation } from './useCalendarMutation';

type Order = Exclude<DayOrder, { kind: 'refused' }>;

/**
 * Does what the day's form says; the notice of a new holiday names the requests that are there, that of a limit those that are too many.
 * `began`: the day as the form opened; `now`: as it was read last. What colleagues have made of it meanwhile, as that or a refusal
 * tells, are the `others`; sent after that, it is replaced.
 */
export function useSetDay(date: JstDate, began: DayAsSeen, now: DayAsSeen, onDone: (notice: CalendarNotice) => void) {
  const sent = useSentKey();
  /** With the day as it was read before. */
  const [told, setTold] = useState<(OthersDay & { readonly before: DayAsSeen }) | null>(null);
  const othersOf = (isPending: boolean): OthersDay | null => {
    if (told !== null && (isPending || isSameDay(now, told.day) || isSameDay(now, told.before))) return told;
    // What is being set is read again before its form is closed.
    return isPending || isSameDay(now, began) ? null : { by: null, at: null, day: now };
  };
  const set = useCalendarMutation(
    (data: ConsoleDataProvider, { order, seen }: { readonly order: Order; readonly seen: DayAsSeen }) =>
      send(data, date, { ...order, seen }, sent.keyOf({ date, order })).catch((refused: unknown) => {
        const others = refusedBy(refused);
        if (others === null) throw refused;
        setTold({ ...others, before: now });
        throw new ToldConflict();
      }),
    (notice) => {
      sent.forget();
      onDone(notice);
    },
  );
  const others = othersOf(set.isPending);
  const { error, isPending } = set;
  return { others, error, isPending, set: (order: Order) => set.mutate({ order, seen: others?.day ?? began }) };
}

async function send(
  data: ConsoleDataProvider,
  date: JstDate,
  order: Order & { readonly seen: DayAsSeen },
  key: string,
): Promise<CalendarNotice> {
  if (order.kind === 'limit') {
    const { limit } = await data.setLimit(date, order.limit, order.seen);
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
