import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';
import { useEffect } from 'react';
import { answer, client } from './calls/api';

const KEY = 'laundry.customer.acquisition';
const PARAMETER = 'referrer_code';

/** Source codes: search engines 11 Google, 12 Yahoo!, 13 another; 90 any other page. */
const ENGINES: readonly (readonly [host: RegExp, code: number])[] = [
  [/(^|\.)google\.[a-z.]+$/, 11],
  [/(^|\.)yahoo\.(co\.jp|com)$/, 12],
  [/(^|\.)(bing\.com|duckduckgo\.com|ecosia\.org|baidu\.com|naver\.com)$/, 13],
];
const OTHER = 90;
const CODES: readonly number[] = [...ENGINES.map(([, code]) => code), OTHER];

/** The source of this visit; a query parameter wins over the referring page. Null when there is neither. */
export function acquisitionCode(location: { origin: string; search: string }, referrer: string): number | null {
  const given = Number(new URLSearchParams(location.search).get(PARAMETER));
  if (CODES.includes(given)) return given;
  if (!URL.canParse(referrer)) return null;
  const { origin, hostname } = new URL(referrer);
  if (origin === location.origin) return null;
  return ENGINES.find(([host]) => host.test(hostname))?.[1] ?? OTHER;
}

export function storedAcquisition(): number | null {
  const kept = Number(localStorage.getItem(KEY));
  return CODES.includes(kept) ? kept : null;
}

const storeAcquisition = (code: number): void => void storeIfItFits(localStorage, KEY, String(code));
/** Once registered, the next registration on this device tells its own source. */
export const clearAcquisition = (): void => localStorage.removeItem(KEY);

/** Where a new visitor came from, told to the server once. */
export function useAcquisition(): void {
  useEffect(() => {
    const code = acquisitionCode(window.location, document.referrer);
    if (code === null || code === storedAcquisition()) return;
    storeAcquisition(code);
    void answer(client.POST('/api/v1/acquisition', { body: { referrer_code: code } })).catch(() => undefined);
  }, []);
}
