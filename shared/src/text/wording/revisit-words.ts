import { LIMITS } from '../../constants/limits.js';
import type { Lang } from '../../constants/langs.js';
import { lastMinuteBefore } from '../../rules/calendar/working-days.js';
import type { RevisitDay } from '../../rules/visits/revisit-days.js';
import { displayDateTime } from '../../time/display.js';
import { type JstDateTime, timeOf } from '../../time/jst.js';
import { hoursLeft } from '../hours-left.js';

const HOURS = LIMITS.changeCancelHours;

/** What mails, line by line, and pages say of a leg that was missed and can have a new time. */
export const REVISIT_WORDS = {
  ja: {
    day: '{from}〜{until}',
    by: '（{moment} までに選択）',
    each: `どの日時も、その${HOURS}時間前までお選びいただけます。`,
    each_other: `ほかの日時は、その${HOURS}時間前までお選びいただけます。`,
    until: '{moment} まで（{left}）',
    else_cancelled: {
      choose: ['{until}に', '新しい日時をお選びいただけない場合は、ご依頼は自動的にキャンセルとなります。'],
      pickup: ['{until}に', '集荷できない場合は、ご依頼は自動的にキャンセルとなります。'],
    },
    delivery_too: [
      '集荷の日時によっては、洗濯の時間をいただくため、配達の日時も変わります。',
      'その場合は、新しい配達日時をご確認のうえ、お選びいただけます。',
    ],
    between: '',
  },
  en: {
    day: '{from}–{until}',
    by: ' (choose by {moment})',
    each: `Each time can be chosen until ${HOURS} hours before it.`,
    each_other: `Each other time can be chosen until ${HOURS} hours before it.`,
    until: '{moment} ({left})',
    else_cancelled: {
      choose: ['Without a new time by {until},', 'your request is cancelled automatically.'],
      pickup: ['Without a pickup by {until},', 'your request is cancelled automatically.'],
    },
    delivery_too: ['With some pickup times the delivery moves as well.', 'You see its new time before you decide.'],
    between: ' ',
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** A day on which somebody can come again; until when it can be chosen, where that is one moment for all of it. */
export function revisitDayWords({ from, until, chooseBy }: RevisitDay, lang: Lang, now: JstDateTime): string {
  const words = REVISIT_WORDS[lang];
  const begin = displayDateTime(from, lang, now);
  const day = from === until ? begin : words.day.replace('{from}', begin).replace('{until}', timeOf(until));
  return day + (chooseBy === null ? '' : words.by.replace('{moment}', displayDateTime(chooseBy, lang, now)));
}

/** What is said below the days: until when the others can be chosen, and that the delivery may go along. */
export function belowRevisitDays(days: readonly RevisitDay[], lang: Lang): readonly (readonly string[])[] {
  const words = REVISIT_WORDS[lang];
  const open = days.filter(({ chooseBy }) => chooseBy === null);
  return [
    ...(open.length === 0 ? [] : [[open.length === days.length ? words.each : words.each_other]]),
    ...(days.some(({ movesDelivery }) => movesDelivery) ? [words.delivery_too] : []),
  ];
}

/** Until when a missed pickup needs a new time, or where none can be chosen must be made: else the request is cancelled. */
export function elseCancelled(cancelled: JstDateTime, canChoose: boolean, lang: Lang, now: JstDateTime): string[] {
  const words = REVISIT_WORDS[lang];
  const until = words.until
    .replace('{moment}', displayDateTime(lastMinuteBefore(cancelled), lang, now))
    .replace('{left}', hoursLeft(cancelled, lang, now));
  return words.else_cancelled[canChoose ? 'choose' : 'pickup'].map((line) => line.replace('{until}', until));
}

/** Lines of a mail as the one paragraph of a page. */
export const asParagraph = (lines: readonly string[], lang: Lang): string => lines.join(REVISIT_WORDS[lang].between);
