import { expect, test } from 'vitest';
import type { Lang } from '../../constants/langs.js';
import { bagCount, pickupWindow, taxedPrice } from './wording.js';

test.each<[Lang, string, string, string, string]>([
  ['ja', '26,850円（税込）', '1バッグ', '2バッグ', '11月26日(木) 13:00〜14:30'],
  ['en', '¥26,850 (tax included)', '1 bag', '2 bags', 'Thu, 26 Nov, 13:00 to 14:30'],
])('a price, bags and a visit in %s', (lang, price, one, two, window) => {
  expect(taxedPrice(26_850, lang)).toBe(price);
  expect([bagCount(1, lang), bagCount(2, lang)]).toEqual([one, two]);
  const [pickup, until, now] = ['2026-11-26 13:00:00', '2026-11-26 14:30:00', '2026-11-25 09:00:00'];
  expect(pickupWindow(pickup, until, lang, now)).toBe(window);
});

test('a visit without a promised end is from its time on', () => {
  const visit = (lang: Lang) => pickupWindow('2026-11-26 13:00:00', null, lang, '2026-11-25 09:00:00');
  expect([visit('ja'), visit('en')]).toEqual(['11月26日(木) 13:00〜', 'Thu, 26 Nov, 13:00 or later']);
});
