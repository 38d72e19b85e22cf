import { expect, test } from 'vitest';
import type { Lang } from '../constants/langs.js';
import { hoursLeft } from './hours-left.js';

test.each<[Lang, string, string]>([
  ['ja', '2026-11-17 10:00:00', 'あと8日'],
  ['ja', '2026-11-23 23:00:00', 'あと2日'],
  ['ja', '2026-11-23 23:00:01', 'あと48時間'],
  ['ja', '2026-11-25 09:00:00', 'あと15時間'],
  ['ja', '2026-11-25 22:01:00', 'あと1時間'],
  ['ja', '2026-11-25 23:00:01', 'あと1時間未満'],
  ['en', '2026-11-17 10:00:00', '8 days left'],
  ['en', '2026-11-25 09:00:00', '15 h left'],
  ['en', '2026-11-25 23:30:00', 'less than 1 h left'],
])('in %s at %s what is left of the day is %s', (lang, now, words) => {
  expect(hoursLeft('2026-11-26 00:00:00', lang, now)).toBe(words);
});
