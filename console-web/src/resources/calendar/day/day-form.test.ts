import { expect, it } from 'vitest';
import { readDayForm } from './day-form';
import { gridSpan, readMonth, shiftMonth } from '../month/month-param';

it.each([
  ['7', 7],
  ['０', 0],
  ['１２０', 120],
  [' 3 ', 3],
])('a limit of "%s" is %d', (typed, limit) => {
  expect(readDayForm('limit', typed)).toEqual({ kind: 'limit', limit });
});

it.each(['', '-1', '1.5', '七', '1e2', '3件', '1000001'])('a limit of "%s" is none', (typed) => {
  expect(readDayForm('limit', typed)).toEqual({ kind: 'refused', field: 'limit', problem: '入力値が不正です' });
});

it('a choice is needed; a holiday needs no number', () => {
  expect(readDayForm(null, '7')).toEqual({ kind: 'refused', field: 'choice', problem: '未選択です' });
  expect(readDayForm('holiday', '')).toEqual({ kind: 'holiday' });
});

it.each([
  ['month=2026-12', '2026-12'],
  ['month=2026-13', '2026-11'],
  ['month=x', '2026-11'],
  ['', '2026-11'],
])('"%s" shows %s', (query, month) => {
  expect(readMonth(new URLSearchParams(query), '2026-11-25')).toBe(month);
});

it('goes over the end of the year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
});

it('asks for the days of the weeks that a month begins and ends in', () => {
  expect(gridSpan('2026-11')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
});
