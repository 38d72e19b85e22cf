import { describe, expect, it } from 'vitest';
import { absenceLegOf, absenceRefusal, absenceStatusAfter } from './absence.js';
import { areaRefusals } from '../areas/area-edit.js';
import { isSearchSpan, lastDayOfSpan } from './search-span.js';
import { parseSetCount } from './set-count.js';

it.each([
  ['0', 0],
  ['1', 1],
  ['99', 99],
  ['100', 100],
  [0, 0],
  [100, 100],
  ['101', null],
  [-1, null],
  ['05', null],
  ['1.5', null],
  [1.5, null],
  ['', null],
  [' 1', null],
  ['1e1', null],
  [Number.NaN, null],
  [true, null],
  [null, null],
])('a count set to %j is %j', (input, count) => expect(parseSetCount(input)).toBe(count));

it.each([
  ['2026-11-25', '2026-11-25', true],
  ['2026-11-25', '2026-12-24', true],
  ['2026-11-25', '2026-12-25', false],
  ['2026-11-25', '2026-11-24', false],
  ['2026-12-01', '2026-12-31', true],
  ['2026-12-01', '2027-01-01', false],
])('a search from %s to %s: %s', (from, to, good) => expect(isSearchSpan(from, to)).toBe(good));

it('names the last day of a span', () => expect(lastDayOfSpan('2026-12-01')).toBe('2026-12-31'));

describe('absence mails', () => {
  const rowAt = (done: number, is_bag_delivery: boolean) => ({
    is_bag_delivery,
    result_pickup_dt: done > 0 ? '2026-11-25 10:00:00' : null,
    result_wash_dt: done > 1 ? '2026-11-25 11:00:00' : null,
    result_fold_dt: done > 2 ? '2026-11-25 12:00:00' : null,
    result_delivery_dt: done > 3 ? '2026-11-25 13:00:00' : null,
  });
  it.each([
    [1, 0, false, true],
    [1, 1, false, false],
    [1, 3, false, false],
    [2, 3, false, true],
    [2, 0, false, false],
    [2, 4, false, false],
    [2, 2, false, false],
    [1, 0, true, false],
    [2, 0, true, true],
    [2, 4, true, false],
  ] as const)('of leg %i after %i stages, of a bag delivery: %s; sent: %s', (leg, done, isBagDelivery, sent) => {
    const row = rowAt(done, isBagDelivery);
    expect(absenceRefusal(leg, row)).toEqual(sent ? null : { ok: false, code: 'absence_leg_done', field: 'type' });
    if (sent) expect(absenceLegOf(row)).toBe(leg);
  });
  it.each([
    [0, 1, 1],
    [1, 1, 3],
    [3, 1, 3],
    [0, 2, 2],
    [2, 2, 3],
    [3, 2, 3],
  ] as const)('with absence status %i, one more of leg %i makes %i', (current, leg, next) =>
    expect(absenceStatusAfter(current, leg)).toBe(next),
  );
});

describe('a service area', () => {
  const area = {
    zipcode: '15000',
    start_time: '10:00',
    end_time: '22:00',
    is_valid_onetime: true,
    is_valid_onetime_b: false,
  };
  it.each([
    ['as it should be', {}, []],
    ['with one time', { end_time: '10:00' }, []],
    ['with 4 digits', { zipcode: '1500' }, ['area_zip zipcode']],
    ['with 6 digits', { zipcode: '150000' }, ['area_zip zipcode']],
    ['with a letter', { zipcode: '1500a' }, ['area_zip zipcode']],
    ['in full-width digits', { zipcode: '１５０００' }, ['area_zip zipcode']],
    ['that starts after it ends', { start_time: '12:00', end_time: '11:30' }, ['area_hours start_time']],
    ['that starts too early', { start_time: '09:30' }, ['area_time_step start_time']],
    ['that ends too late', { end_time: '22:30' }, ['area_time_step end_time']],
    ['with a quarter', { start_time: '10:15' }, ['area_time_step start_time']],
    ['of both one-time types', { is_valid_onetime_b: true }, ['area_onetime_both is_valid_onetime_b']],
  ])('%s', (_name, overrides, refusals) =>
    expect(areaRefusals({ ...area, ...overrides }).map(({ code, field }) => `${code} ${field}`)).toEqual(refusals),
  );
});
