import { DateTime, FixedOffsetZone } from 'luxon';

/** `YYYY-MM-DD HH:mm:ss`, Japan wall-clock time. Two of them compare as strings. */
export type JstDateTime = string;
/** `YYYY-MM-DD`, Japan. */
export type JstDate = string;
/** `HH:mm`, Japan. */
export type JstTime = string;

/** Asia/Tokyo as its fixed offset: the same for every year here (no daylight saving), and four times as fast. */
const JST_ZONE = FixedOffsetZone.instance(9 * 60);
/** Delivery of a same-time request until the next pickup is known (decisions 5). */
export const SAME_TIME_DELIVERY: JstDateTime = '2099-12-31 00:00:00';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2100;

/** Business runs on Japan's clock whatever the process's time zone is (decisions 1). */
function read(value: JstDateTime | JstDate): DateTime {
  const part = (from: number, to: number): number => Number(value.slice(from, to));
  const clock = { hour: part(11, 13), minute: part(14, 16), second: part(17, 19) };
  const read = DateTime.fromObject(
    { year: part(0, 4), month: part(5, 7), day: part(8, 10), ...clock },
    { zone: JST_ZONE },
  );
  if (!read.isValid) throw new RangeError(`not a JST date-time: ${value}`);
  return read;
}

// Written out by hand: luxon's toFormat costs several times the arithmetic itself.
const two = (value: number): string => String(value).padStart(2, '0');
const writeDate = (value: DateTime): JstDate => `${value.year}-${two(value.month)}-${two(value.day)}`;
const write = (value: DateTime): JstDateTime =>
  `${writeDate(value)} ${two(value.hour)}:${two(value.minute)}:${two(value.second)}`;

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
  return DateTime.fromSQL(input, { zone: 'utc' }).isValid ? input : null;
}

/** A time of input, `HH:mm` from 00:00 to 23:59; null when it is not one. */
export function parseTime(input: unknown): JstTime | null {
  return typeof input === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(input) ? input : null;
}

export const addMinutes = (dt: JstDateTime, minutes: number): JstDateTime => write(read(dt).plus({ minutes }));
export const addHours = (dt: JstDateTime, hours: number): JstDateTime => write(read(dt).plus({ hours }));
export const addDays = (date: JstDate, days: number): JstDate => writeDate(read(date).plus({ days }));
/** The same day some months on, the month's last day where there is none (31 January + 1 is 28 February). */
export const addMonths = (date: JstDate, months: number): JstDate => writeDate(read(date).plus({ months }));

/** Whole and part minutes from one moment to another, negative when `to` is earlier. */
export const minutesBetween = (from: JstDateTime, to: JstDateTime): number =>
  (toEpochMillis(to) - toEpochMillis(from)) / 60_000;

/** Calendar days from one date to another, 0 on the same day. */
export const daysBetween = (from: JstDate, to: JstDate): number => read(to).diff(read(from), 'days').days;

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

/** 0 Sunday to 6 Saturday. */
export const weekday = (date: JstDate): number => read(date).weekday % 7;

export const firstOfMonth = (date: JstDate): JstDate => writeDate(read(date).startOf('month'));
export const endOfMonth = (date: JstDate): JstDate => writeDate(read(date).endOf('month'));

/** The full hour at or after a moment: 10:00:00 stays, 10:00:01 is 11:00:00. */
export function ceilToHour(dt: JstDateTime): JstDateTime {
  const hour = read(dt).startOf('hour');
  return write(write(hour) === dt ? hour : hour.plus({ hours: 1 }));
}

/** JST text of an instant, for the clock only. */
export const fromEpochMillis = (millis: number): JstDateTime => write(DateTime.fromMillis(millis, { zone: JST_ZONE }));
export const toEpochMillis = (dt: JstDateTime): number => read(dt).toMillis();
