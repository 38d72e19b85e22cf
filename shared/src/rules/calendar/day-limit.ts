import { LIMITS } from '../../constants/limits.js';
import { toHalfWidth } from '../../text/normalize.js';

/** The most pickups of a day, a whole number or its digits of any width; null for anything else (handbook/requests.md#capacity). */
export function parseDayLimit(input: unknown): number | null {
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string') return null;
  const digits = toHalfWidth(text);
  return /^\d{1,7}$/.test(digits) && Number(digits) <= LIMITS.dayLimitMax ? Number(digits) : null;
}
