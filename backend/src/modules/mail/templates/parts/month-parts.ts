import type { Lang } from '@laundry/shared/constants/langs';
import { message } from '@laundry/shared/messages/message';
import { WEEKLY_SKIP_MESSAGES } from '@laundry/shared/rules/weekly/weekly-dates';
import { changeDeadline } from '@laundry/shared/rules/dates/change-rules';
import { SAME_TIME_DELIVERY } from '@laundry/shared/time/jst';
import { displayDateTime } from '@laundry/shared/time/display';
import { deliveryWords } from './leg-words.js';
import type { MonthRequestsMail } from '../request-mail-data.js';

/** A weekly request of which nothing was done yet. */
const UNTOUCHED = {
  sched_delivery_dt: SAME_TIME_DELIVERY,
  result_pickup_dt: null,
  result_delivery_dt: null,
  is_onetime: false,
};

interface MonthParts {
  readonly made: readonly {
    readonly id: number;
    readonly pickup: string;
    readonly delivery: string;
    readonly count: number;
    /** Until when it can be changed or cancelled; null: no more. */
    readonly until: string | null;
    readonly page: string | null;
  }[];
  /** A line each: when, and why not. */
  readonly left: readonly string[];
}

/** The requests of a month as a mail says them: those that were made, and those that were left out. */
export function monthParts(list: MonthRequestsMail['list'], lang: Lang, now: string): MonthParts {
  const untilOf = (pickup: string): string | null => {
    const deadline = changeDeadline({ ...UNTOUCHED, sched_pickup_dt: pickup }, now);
    return deadline === null ? null : moment(deadline.until);
  };
  const moment = (dt: string): string => displayDateTime(dt, lang, now);
  return {
    made: list.flatMap(({ id, pickup, delivery, count, page }) => {
      if (id === null) return [];
      const words = { pickup: moment(pickup), delivery: deliveryWords(delivery, lang, now), until: untilOf(pickup) };
      return [{ ...words, id, count, page }];
    }),
    left: list.flatMap(({ pickup, skip }) =>
      skip === null
        ? []
        : [`${moment(pickup)}${lang === 'ja' ? '：' : ': '}${message(lang, WEEKLY_SKIP_MESSAGES[skip])}`],
    ),
  };
}
