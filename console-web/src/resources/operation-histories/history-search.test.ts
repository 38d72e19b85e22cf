import { describe, expect, it } from 'vitest';
import {
  emptyHistorySearch,
  hasDays,
  historyFilterOf,
  historySearchProblem,
  readHistorySearch,
  writeHistorySearch,
} from './history-search';

const TODAY = '2026-11-25';
const read = (query: string) => readHistorySearch(new URLSearchParams(query), TODAY);

describe('the address bar', () => {
  it('says nothing: this month, pickup requests, every day', () => {
    expect(read('')).toEqual(emptyHistorySearch(TODAY));
    expect(historyFilterOf(read(''))).toEqual({ month: '2026-11', operation_type: '1' });
  });

  it.each([
    ['month=2026-11', '2026-11'],
    ['month=2026-09', '2026-09'],
    ['month=2026-08', '2026-11'],
    ['month=2026-12', '2026-11'],
  ])('%s is the month %s: the latest three are offered', (query, month) => {
    expect(read(query).month).toBe(month);
  });

  it.each([
    ['operation_type=37', '37'],
    ['operation_type=38', '1'],
    ['operation_type=x', '1'],
  ])('%s is the type %s', (query, type) => {
    expect(read(query).operation_type).toBe(type);
  });

  it('keeps every filter, there and back', () => {
    const query =
      'month=2026-10&date=2026-10-05&operation_type=8&operation_user_id=3&wreq_id=12&user_id=9&name=a&company=b';
    expect([...writeHistorySearch(read(query)).entries()].toSorted()).toEqual(
      [...new URLSearchParams(query).entries()].toSorted(),
    );
  });

  it('forgets a day of another month', () => {
    expect(read('month=2026-10&date=2026-11-05').date).toBe('');
  });
});

it.each([
  ['26', true],
  ['27', false],
  ['28', false],
  ['29', true],
])('type %s has days: %s', (type, has) => {
  expect(hasDays(type)).toBe(has);
  expect(read(`operation_type=${type}&date=2026-11-05`).date).toBe(has ? '2026-11-05' : '');
});

it('takes full-width digits for ids and refuses what is no number', () => {
  expect(historyFilterOf({ ...read(''), wreq_id: '１２' })).toMatchObject({ wreq_id: '12' });
  expect(historySearchProblem({ ...read(''), wreq_id: '１２' })).toBeNull();
  expect(historySearchProblem({ ...read(''), user_id: '12a' })).toBe('IDは半角数字で入力してください');
});
