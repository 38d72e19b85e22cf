import { describe, expect, it } from 'vitest';
import { requestFilter, searchProblem } from './request-filter';

const search = (part: object = {}) => ({ from: '2026-11-25', to: '2026-11-25', ...part });

it('a filter is what is filled in: stages in their order, digits of any width', () => {
  const values = search({
    staff_id: '',
    status: [3, 4, 0],
    user_id: '３０１',
    id: ' 12 ',
    venue_provider_name: ' みなと ',
  });
  expect(requestFilter(values)).toEqual(
    search({ status: [0, 4, 3], user_id: '301', id: '12', venue_provider_name: 'みなと' }),
  );
});

it('an unknown stage is left out of the filter', () => {
  expect(requestFilter(search({ status: [9] }))).toEqual(search());
});

describe('the search is disabled', () => {
  it.each([
    [{ from: '' }, '期間の開始日と終了日を入力してください'],
    [{ to: null }, '期間の開始日と終了日を入力してください'],
    [{ from: '2026-02-30' }, '期間の開始日と終了日を入力してください'],
    [{ to: '2026-11-24' }, '終了日は開始日以降を指定してください'],
    [{ to: '2026-12-25' }, '期間は1か月以内で指定してください（終了日は2026/12/24まで）'],
    [{ user_id: 'x' }, 'ユーザーID・受付番号は半角数字で入力してください'],
    [{ id: '1-2' }, 'ユーザーID・受付番号は半角数字で入力してください'],
  ])('for %o', (part, reason) => {
    expect(searchProblem(search(part))).toBe(reason);
  });
});

it.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-11-25', '2026-12-24'],
  ['2026-01-31', '2026-02-27'],
])('%s to %s can be searched', (from, to) => {
  expect(searchProblem({ from, to })).toBeNull();
});
