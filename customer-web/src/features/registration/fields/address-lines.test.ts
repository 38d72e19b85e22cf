import { expect, it } from 'vitest';
import { streetAfterSearch } from './address-lines';

it.each([
  ['nothing yet', '', '神宮前'],
  ['the town only', '神宮前', '神宮前'],
  ['the town and the number', '神宮前1-1-1', '神宮前1-1-1'],
  ['the city before them', '渋谷区神宮前１丁目', '渋谷区神宮前１丁目'],
  ['the number alone', '1-1-1', '神宮前1-1-1'],
  ['the number alone in full width', '１－１－１', '神宮前１－１－１'],
  ['another town', '渋谷2-2-2', '神宮前'],
])('a search after %s (%s) leaves %s', (_what, typed, left) => expect(streetAfterSearch(typed, '神宮前')).toBe(left));
