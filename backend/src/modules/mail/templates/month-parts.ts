import type { Lang } from '@laundry/shared/constants/langs';
import { message } from '@laundry/shared/messages/message';
import { WEEKLY_SKIP_MESSAGES } from '@laundry/shared/rules/weekly/weekly-dates';
import { displayDateTime } from '@laundry/shared/time/display';
import type { MonthRequestsMail } from './mail-data.js';

interface MonthParts {
  readonly made: readonly {
    readonly id: number;
    readonly pickup: string;
    readonly delivery: string | null;
    readonly count: number;
  }[];
  /** A line each: when, and why not. */
  readonly left: readonly string[];
}

/** The requests of a month as a mail says them: those that were made, and those that were left out. */
export function monthParts(list: MonthRequestsMail['list'], lang: Lang, now: string): MonthParts {
  const moment = (dt: string): string => displayDateTime(dt, lang, now);
  return {
    made: list.flatMap(({ id, pickup, delivery, count }) =>
      id === null ? [] : [{ id, pickup: moment(pickup), delivery: delivery === null ? null : moment(delivery), count }],
    ),
    left: list.flatMap(({ pickup, skip }) =>
      skip === null
        ? []
        : [`${moment(pickup)}${lang === 'ja' ? '：' : ': '}${message(lang, WEEKLY_SKIP_MESSAGES[skip])}`],
    ),
  };
}
