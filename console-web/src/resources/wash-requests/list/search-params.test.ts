import { describe, expect, it } from 'vitest';
import { queryOf } from '../../../providers/wash-request-calls';
import { emptySearch, filterOf, readSearch, searchProblem, writeSearch } from './search-params';

const TODAY = '2026-11-25';
const search = (part: object = {}) => ({ ...emptySearch(TODAY), ...part });

it('without a word in the address, the period is today to today', () => {
  expect(readSearch(new URLSearchParams(), TODAY)).toEqual(emptySearch(TODAY));
});

it('what is written to the address is read back', () => {
  const full = search({
    from: '2026-11-01',
    staff_id: 'none',
    status: [0, 4],
    size: '1,2',
    user_id: '301',
    venue_provider_name: 'みなと',
  });
  expect(readSearch(writeSearch(full), '2027-01-01')).toEqual(full);
});

it('an unknown status in the address is left out', () => {
  expect(readSearch(new URLSearchParams('status=0,9,x'), TODAY).status).toEqual([0]);
});

describe('the search is disabled', () => {
  it.each([
    ['', '2026-11-25', '期間の開始日と終了日を入力してください'],
    ['2026-11-25', '', '期間の開始日と終了日を入力してください'],
    ['2026-02-30', '2026-03-01', '期間の開始日と終了日を入力してください'],
    ['2026-11-25', '2026-11-24', '終了日は開始日以降を指定してください'],
    ['2026-11-25', '2026-12-25', '期間は1か月以内で指定してください（終了日は2026/12/24まで）'],
  ])('for %s to %s', (from, to, reason) => {
    expect(searchProblem(search({ from, to }))).toBe(reason);
  });

  it('for a user id that is no number', () => {
    expect(searchProblem(search({ user_id: '３０１' }))).toBe('ユーザーIDは半角数字で入力してください');
  });
});

it.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-11-25', '2026-12-24'],
  ['2026-01-31', '2026-02-27'],
])('%s to %s can be searched', (from, to) => {
  expect(searchProblem(search({ from, to }))).toBeNull();
});

it('asks the API for whole days, each status, and nothing that is not set', () => {
  const query = new URLSearchParams(queryOf(filterOf(search({ status: [0, 1], size: '3,4', user_id: ' 301 ' }))));
  expect([...query]).toEqual([
    ['from', '2026-11-25T00:00:00'],
    ['to', '2026-11-25T23:59:59'],
    ['status[]', '0'],
    ['status[]', '1'],
    ['size', '3,4'],
    ['user_id', '301'],
  ]);
});
