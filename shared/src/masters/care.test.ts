import { expect, test } from 'vitest';
import { CARE_EN } from './care-en.js';
import { CARE_JA } from './care-ja.js';

const keys = (lists: typeof CARE_EN) => Object.entries(lists).map(([name, list]) => [name, list.map(({ key }) => key)]);

test('both languages have the same choices, the first of which leaves it to the house', () => {
  expect(keys(CARE_EN)).toEqual(keys(CARE_JA));
  for (const list of Object.values(CARE_JA)) expect(list[0]).toEqual({ key: '0', val: 'おまかせ' });
});
