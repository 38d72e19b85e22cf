import { expect, test } from 'vitest';
import { historyMonths } from './history-months.js';

test.each([
  ['2026-11-25', ['2026-11', '2026-10', '2026-09']],
  ['2026-12-31', ['2026-12', '2026-11', '2026-10']],
  ['2027-01-01', ['2027-01', '2026-12', '2026-11']],
  ['2023-01-15', ['2023-01', '2022-12']],
  ['2022-12-01', ['2022-12']],
])('on %s the history offers the latest three months, none before December 2022', (today, months) => {
  expect(historyMonths(today)).toEqual(months);
});
