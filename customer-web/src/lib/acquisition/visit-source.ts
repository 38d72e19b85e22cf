import { storeAcquisition, storedAcquisition } from './stored-acquisition';
import { answer, client } from '../calls/api';

const PARAMETER = 'referrer_code';

/** Source codes: search engines 11 Google, 12 Yahoo!, 13 another; 90 any other page. */
const ENGINES: readonly (readonly [host: RegExp, code: number])[] = [
  [/(^|\.)google(\.[a-z]{2,3}){1,2}$/, 11],
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

/** Tells the server where a new visitor came from, once. */
export async function tellSource(): Promise<void> {
  const code = acquisitionCode(window.location, document.referrer);
  if (code === null || code === storedAcquisition()) return;
  storeAcquisition(code);
  await answer(client.POST('/api/v1/acquisition', { body: { referrer_code: code } }));
}
