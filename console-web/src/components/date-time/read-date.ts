import { toHalfWidth } from '@laundry/shared/text/normalize';
import { type JstDate, parseDate } from '@laundry/shared/time/jst';

const two = (part: string): string => part.padStart(2, '0');

/** A day as people type it: 2026/11/25, 11/25 of this year, 20261125, 1125, 2026年11月25日, a weekday behind it. Null for what is none. */
export function readDate(typed: string, today: JstDate): JstDate | null {
  const text = toHalfWidth(typed)
    .replace(/[(（].*/u, '')
    .trim();
  const [, year = today.slice(0, 4), month, day] =
    /^(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?$/u.exec(text) ?? /^(\d{4})?(\d{2})(\d{2})$/.exec(text) ?? [];
  return month === undefined || day === undefined ? null : parseDate(`${year}-${two(month)}-${two(day)}`);
}
