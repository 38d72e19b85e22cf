import { describe, expect, it } from 'vitest';
import { hasDays, historyFilter, initialFilter } from './history-filter';

const TODAY = '2026-11-25';
const filter = (values: object) => historyFilter({ ...values }, TODAY);

it('starts with this month, pickup requests, every day', () => {
  expect(filter({})).toEqual(initialFilter(TODAY));
  expect(filter({})).toEqual({ month: '2026-11', operation_type: '1' });
});

describe('the filter', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['2026-09', '2026-09'],
    ['2026-08', '2026-11'],
    ['2026-12', '2026-11'],
  ])('of %s is of the month %s: the latest three are offered', (month, read) => {
    expect(filter({ month })['month']).toBe(read);
  });

  it.each([
    ['37', '37'],
    ['99', '1'],
    ['x', '1'],
  ])('of type %s is of type %s', (operation_type, read) => {
    expect(filter({ operation_type })['operation_type']).toBe(read);
  });

  it('keeps every field', () => {
    const full = {
      month: '2026-10',
      date: '2026-10-05',
      operation_type: '8',
      operation_user_id: '3',
      wreq_id: '12',
      user_id: '9',
      name: 'a',
      company: 'b',
    };
    expect(filter(full)).toEqual(full);
  });

  it('forgets a day of another month, and what is empty', () => {
    expect(filter({ month: '2026-10', date: '2026-11-05', name: ' ' })).toEqual({
      month: '2026-10',
      operation_type: '1',
    });
  });
});

it.each([
  ['26', true],
  ['27', false],
  ['28', false],
  ['29', true],
])('type %s has days: %s', (type, has) => {
  expect(hasDays(type)).toBe(has);
  expect(filter({ operation_type: type, date: '2026-11-05' })['date']).toBe(has ? '2026-11-05' : undefined);
});

it('takes full-width digits for ids', () => {
  expect(filter({ wreq_id: '１２' })).toMatchObject({ wreq_id: '12' });
});
