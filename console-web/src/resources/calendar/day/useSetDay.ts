import type { JstDate } from '@laundry/shared/time/jst';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staleFieldsOf } from '@laundry/web-kit/calls/stale-row';
import { useSentKey } from '../../../components/form/sending/useSentKey';
import { ToldConflict } from '../../../components/form/shared-write/told-conflict';
import type { OthersWords } from '../../../components/form/shared-write/useSharedWrite';
import { calendarTexts } from '../../../i18n/calendar';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import type { CalendarNotice } from '../affected/calendar-notice';
import { calendarKeys } from '../calendar-keys';
import type { DayOrder } from './day-form';
import { dayLabel } from './day-label';
import { useCalendarMutation } from './useCalendarMutation';

type Order = Exclude<DayOrder, { kind: 'refused' }>;

/** The limit that a day has, as whoever sets another one knows it; null: none. */
type Seen = number | null;

/**
 * Does what the day's form says; the notice of a new holiday names the requests that are there, that of a limit those that are too many.
 * `began`: the day's limit as the form opened. What a colleague has made of it meanwhile is told as `others`; sent again, it is replaced.
 */
export function useSetDay(date: JstDate, began: Seen, onDone: (notice: CalendarNotice) => void) {
  const sent = useSentKey();
  const client = useQueryClient();
  const [others, setOthers] = useState<(OthersWords & { readonly limit: Seen }) | null>(null);
  const seen = others === null ? began : others.limit;
  const set = useCalendarMutation(
    (data: ConsoleDataProvider, order: Order) =>
      send(data, date, { ...order, seen }, sent.keyOf({ date, order })).catch((refused: unknown) => {
        const told = othersLimit(refused);
        if (told === null) throw refused;
        setOthers(told);
        void client.invalidateQueries({ queryKey: calendarKeys.limits });
        throw new ToldConflict();
      }),
    (notice) => {
      sent.forget();
      onDone(notice);
    },
  );
  return { ...set, others };
}

/** The limit that a refusal says to be there now; null: it says nothing of it. */
function othersLimit(refused: unknown): (OthersWords & { readonly limit: Seen }) | null {
  const stale = staleFieldsOf(refused);
  const limit = stale?.current['limit'];
  if (stale === null || (limit !== null && typeof limit !== 'number')) return null;
  return { by: stale.by, at: stale.at, fields: stale.current, limit };
}

async function send(
  data: ConsoleDataProvider,
  date: JstDate,
  order: Order & { readonly seen: Seen },
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
