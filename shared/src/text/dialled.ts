import { digitsOnly } from './normalize.js';

/** Of a `tel:` link: its scheme, and what the parameters behind the number begin with. */
const SCHEME = /^tel:/i;
const PARAMETERS = /[;?]/;
/**
 * Japan's country code, and the 0 that some write behind it. In the query of an address the plus is a space: without it the
 * code is known by as many digits as a whole number has.
 */
const COUNTRY = /^(?:\+81|81(?=0?\d{9,10}$))0?(?=[1-9])/;
const FEWEST = 4;
const MOST = 11;

/** The digits of a telephone number as they are dialled within Japan: `tel:+81-90-1234-5678` is `09012345678`. Parts stay parts. */
export function dialledDigits(text: string): string {
  const typed = text.trim();
  const [number = ''] = SCHEME.test(typed) ? typed.replace(SCHEME, '').split(PARAMETERS) : [typed];
  return digitsOnly(number).replace(/[().]/g, '').replace(COUNTRY, '0');
}

/** A phone number as it is stored: as it is dialled within Japan, 10 or 11 digits that start with 0; null otherwise. */
export function normalizePhone(text: string): string | null {
  const digits = dialledDigits(text);
  return /^0\d{9,10}$/.test(digits) ? digits : null;
}

/** {@link dialledDigits} that somebody can be found by; null: what the telephone told is no number. */
export function callerNumber(text: string): string | null {
  const digits = dialledDigits(text);
  return /^\d+$/.test(digits) && digits.length >= FEWEST && digits.length <= MOST ? digits : null;
}
