import type { Lang } from '../../../constants/langs.js';
import type { LegName } from '../../../constants/progress.js';
import type { UsedBags } from '../../../rules/stages/request-ending.js';
import { displayDateTime } from '../../../time/display.js';
import { type JstDateTime, lastMinuteBefore, timeOf } from '../../../time/jst.js';
import { hoursLeft } from '../../hours-left.js';
import { bagCount } from '../wording.js';
import { filled, filledLines } from './lines.js';
import { REVISIT_EN } from './revisit-en.js';
import { REVISIT_JA } from './revisit-ja.js';

const WORDS = { ja: REVISIT_JA, en: REVISIT_EN } as const satisfies Record<Lang, object>;

/** A day on which somebody can come again; `chooseBy` null: until when is another moment for each of its times. */
interface DayAgain {
  readonly from: JstDateTime;
  readonly until: JstDateTime;
  readonly chooseBy: JstDateTime | null;
  readonly movesDelivery: boolean;
}

/** That a leg was missed: nobody was in, or its time just passed. */
export const missedTitle = (leg: LegName, wasOut: boolean, lang: Lang): string =>
  WORDS[lang][wasOut ? 'was_out' : 'late'][leg];

/** When somebody can come again, and until when that can be chosen, where that is one moment for all of the day. */
export function revisitDayWords(
  { from, until, chooseBy }: Omit<DayAgain, 'movesDelivery'>,
  lang: Lang,
  now: JstDateTime,
): string {
  const words = WORDS[lang];
  const begin = displayDateTime(from, lang, now);
  const day = from === until ? begin : filled(words.day, { from: begin, until: timeOf(until) });
  return day + (chooseBy === null ? '' : filled(words.by, { moment: displayDateTime(chooseBy, lang, now) }));
}

/** What is said below the days: until when the others can be chosen, and that the delivery may go along. */
export function belowRevisitDays(
  days: readonly Pick<DayAgain, 'chooseBy' | 'movesDelivery'>[],
  lang: Lang,
): readonly (readonly string[])[] {
  const words = WORDS[lang];
  const open = days.filter(({ chooseBy }) => chooseBy === null);
  return [
    ...(open.length === 0 ? [] : [[open.length === days.length ? words.each : words.each_besides]]),
    ...(days.some(({ movesDelivery }) => movesDelivery) ? [words.delivery_too] : []),
  ];
}

/** Until when each time of what nothing cancels by itself can be chosen. */
export const eachTimeUntil = (lang: Lang): string => WORDS[lang].each;

interface AutoCancel {
  /** From when on the request is cancelled. */
  readonly cancelled: JstDateTime;
  /** A new time can be chosen; else the pickup must be made. */
  readonly canChoose: boolean;
  /** Bags; null: it takes none of the balance. */
  readonly cost: UsedBags | null;
}

/** Until when a missed pickup is to be mended: else the request is cancelled, and what that costs. */
export function elseCancelled({ cancelled, canChoose, cost }: AutoCancel, lang: Lang, now: JstDateTime): string[] {
  const words = WORDS[lang];
  const moment = displayDateTime(lastMinuteBefore(cancelled), lang, now);
  const until = filled(words.until, { moment, left: hoursLeft(cancelled, lang, now) });
  const said = filledLines(words.else_cancelled[canChoose ? 'choose' : 'pickup'], { until });
  if (cost === null) return said;
  const [used, back] = [bagCount(cost.used, lang), bagCount(cost.back, lang)];
  return [
    ...said,
    ...(cost.back === 0 ? filledLines(words.cost.none, { used }) : filledLines(words.cost.back, { used, back })),
  ];
}
