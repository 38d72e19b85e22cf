import { expect, it } from 'vitest';
import { acquisitionCode } from './visit-source';

const ORIGIN = 'https://laundry.example';

it.each([
  ['Google', '', 'https://www.google.co.jp/', 11],
  ['Yahoo! Japan', '', 'https://search.yahoo.co.jp/search?p=x', 12],
  ['another search engine', '', 'https://www.bing.com/', 13],
  ['any other site', '', 'https://blog.example/laundry', 90],
  ['a name that only looks like a search engine', '', 'https://notgoogle.com.example/', 90],
  ['this very site', '', `${ORIGIN}/login`, null],
  ['no referrer', '', '', null],
  ['the query, whatever the referrer', '?referrer_code=13', 'https://www.google.com/', 13],
  ['an unknown code in the query: the referrer counts', '?referrer_code=77', 'https://www.google.com/', 11],
])('the source of a visit: %s', (_from, search, referrer, code) => {
  expect(acquisitionCode({ origin: ORIGIN, search }, referrer)).toBe(code);
});
