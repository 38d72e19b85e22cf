/** `YYYY-MM-DD HH:mm:ss`, Japan wall-clock time. Two of them compare as strings. */
export type JstDateTime = string;
/** `YYYY-MM-DD`, Japan. */
export type JstDate = string;
/** `HH:mm`, Japan. */
export type JstTime = string;

/** Delivery of a same-time request until the next pickup is known (handbook/requests.md#same-time). */
export const SAME_TIME_DELIVERY: JstDateTime = '2099-12-31 00:00:00';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Japan has no daylight saving: its clock is UTC's and nine hours. */
const OFFSET_MS = 9 * HOUR_MS;

/**
 * The milliseconds at which a UTC clock shows this text; null when no clock ever does. Business runs on Japan's clock
 * whatever the process's time zone is: read and written like this, arithmetic never meets a zone.
 */
function millisOf(value: JstDateTime | JstDate): number | null {
  const part = (from: number, to: number): number => Number(value.slice(from, to));
  const [month, day, hour, minute, second] = [part(5, 7), part(8, 10), part(11, 13), part(14, 16), part(17, 19)];
  const millis = Date.UTC(part(0, 4), month - 1, day, hour, minute, second);
  const read = new Date(millis);
  const isShown =
    read.getUTCMonth() === month - 1 &&
    read.getUTCDate() === day &&
    read.getUTCHours() === hour &&
    read.getUTCMinutes() === minute &&
    read.getUTCSeconds() === second;
  return isShown ? millis : null; // 30 February would be a day of March
}

function read(value: JstDateTime | JstDate): number {
  const millis = millisOf(value);
  if (millis === null) throw new RangeError(`not a JST date-time: ${value}`);
  return millis;
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

function writeDate(millis: number): JstDate {
  const value = new Date(millis);
  return `${value.getUTCFullYear()}-${two(value.getUTCMonth() + 1)}-${two(value.getUTCDate())}`;
}

function write(millis: number): JstDateTime {
  const value = new Date(millis);
  const clock = `${two(value.getUTCHours())}:${two(value.getUTCMinutes())}:${two(value.getUTCSeconds())}`;
  return `${writeDate(millis)} ${clock}`;
}

/** A date-time of input, `T` and missing seconds accepted; null for anything else, an impossible date included. */
export function parseDateTime(input: unknown): JstDateTime | null {
  if (typeof input !== 'string') return null;
  const found = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?$/.exec(input);
  if (!found) return null;
  const [, day, clock, seconds = '00'] = found;
  const date = parseDate(day);
  const time = parseTime(clock);
  return date && time && Number(seconds) < 60 ? `${date} ${time}:${seconds}` : null;
}

/** A date of input, years 2020 to 2100; null when it is not one. */
export function parseDate(input: unknown): JstDate | null {
  if (typeof input !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(input)) return null;
  const year = Number(input.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  return millisOf(input) === null ? null : input;
}

/** Whether input is a month `YYYY-MM`, years 2020 to 2100. */
export const isMonth = (input: unknown): input is string =>
  typeof input === 'string' && parseDate(`${input}-01`) !== null;

/** A time of input, `HH:mm` from 00:00 to 23:59; null when it is not one. */
export function parseTime(input: unknown): JstTime | null {
  return typeof input === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(input) ? input : null;
}

export const addMinutes = (dt: JstDateTime, minutes: number): JstDateTime => write(read(dt) + minutes * MINUTE_MS);
/** The last minute of what ends with a moment, as people say it: `23:59` of midnight. */
export const lastMinuteBefore = (end: JstDateTime): JstDateTime => addMinutes(end, -1);
export const addHours = (dt: JstDateTime, hours: number): JstDateTime => write(read(dt) + hours * HOUR_MS);
export const addDays = (date: JstDate, days: number): JstDate => writeDate(read(date) + days * DAY_MS);
/** The same day some months on, the month's last day where there is none (31 January + 1 is 28 February). */
export function addMonths(date: JstDate, months: number): JstDate {
  const first = new Date(read(firstOfMonth(date)));
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = writeDate(first.getTime());
  const last = endOfMonth(month);
  const wanted = `${month.slice(0, 8)}${date.slice(8, 10)}`;
  return wanted < last ? wanted : last;
}

/** Whole and part minutes from one moment to another, negative when `to` is earlier. */
export const minutesBetween = (from: JstDateTime, to: JstDateTime): number => (read(to) - read(from)) / MINUTE_MS;

/** Calendar days from one date to another, 0 on the same day. */
export const daysBetween = (from: JstDate, to: JstDate): number => (read(to) - read(from)) / DAY_MS;

/** All dates from `from` to `to`, both included; none when `to` is earlier. */
export function eachDay(from: JstDate, to: JstDate): JstDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => addDays(from, days));
}

export const dateOf = (dt: JstDateTime): JstDate => dt.slice(0, 10);
export const timeOf = (dt: JstDateTime): JstTime => dt.slice(11, 16);
export const hourOf = (dt: JstDateTime): number => Number(dt.slice(11, 13));
export const minuteOf = (dt: JstDateTime): number => Number(dt.slice(14, 16));
/** `YYYY-MM` of a date or date-time. */
export const monthOf = (value: JstDateTime | JstDate): string => value.slice(0, 7);

/** The moment of a time on a date, seconds 0. */
export const at = (date: JstDate, time: JstTime): JstDateTime => `${date} ${time}:00`;

/** The last second of a day. */
export const endOfDay = (date: JstDate): JstDateTime => `${date} 23:59:59`;

export interface JstSpan {
  readonly from: JstDateTime;
  readonly to: JstDateTime;
}

/** A day, or the days from one to another, from the first moment to the last. */
export const daySpan = (first: JstDate, last = first): JstSpan => ({ from: at(first, '00:00'), to: endOfDay(last) });

export const SUNDAY = 0;
export const SATURDAY = 6;
/** 0 Sunday to 6 Saturday. */
export const weekday = (date: JstDate): number => new Date(read(date)).getUTCDay();

export const firstOfMonth = (date: JstDate): JstDate => `${date.slice(0, 7)}-01`;
export function endOfMonth(date: JstDate): JstDate {
  const first = new Date(read(firstOfMonth(date)));
  return writeDate(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
}

/** A month `YYYY-MM` from the first moment to the last. */
export const monthSpan = (month: string): JstSpan => daySpan(`${month}-01`, endOfMonth(`${month}-01`));

/** The full hour at or after a moment: 10:00:00 stays, 10:00:01 is 11:00:00. */
export const ceilToHour = (dt: JstDateTime): JstDateTime => write(Math.ceil(read(dt) / HOUR_MS) * HOUR_MS);

/** JST text of an instant, for the clock only. */
export const fromEpochMillis = (millis: number): JstDateTime => write(millis + OFFSET_MS);
export const toEpochMillis = (dt: JstDateTime): number => read(dt) - OFFSET_MS;
