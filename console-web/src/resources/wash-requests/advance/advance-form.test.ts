import { describe, expect, it } from 'vitest';
import { PEOPLE, buildRequest, buildWashed } from '../../../testing/builders';
import { advanceRefusal, initialForm, stampOf } from './advance-form';
import { foldersOf } from './folders';

const NOW = '2026-11-25 12:34:56';
const people = foldersOf(Object.values(PEOPLE), PEOPLE.leader);
const form = (request = buildRequest(), part: object = {}) => ({
  ...initialForm(request, PEOPLE.leader.id, NOW),
  ...part,
});
const codeOf = (request: ReturnType<typeof buildRequest>, part: object = {}) =>
  advanceRefusal(request, form(request, part), people, NOW)?.code ?? null;

describe('the form begins', () => {
  it('with now, cut down to the step of 10 minutes', () => {
    expect(form().stampAt).toBe('2026-11-25 12:30:00');
  });

  it('never before the stage that is done', () => {
    expect(form(buildWashed({ result_wash_dt: '2026-11-25 12:33:00' })).stampAt).toBe('2026-11-25 12:33:00');
  });

  it('with the whole count on the one who is signed in', () => {
    expect(form(buildWashed()).shares).toEqual([{ id: PEOPLE.leader.id, count: 4 }]);
  });

  it('without a count when the request has none', () => {
    expect(form(buildRequest({ count: 0 })).count).toBeNull();
  });
});

describe('what is sent', () => {
  it('pickup: its time, and the count only when it changed', () => {
    const request = buildRequest();
    const stamp = { status: 0, result_pickup_dt: '2026-11-25 12:30:00' };
    expect(stampOf(request, form(request))).toEqual(stamp);
    expect(stampOf(request, form(request, { count: 3 }))).toEqual({ ...stamp, count: 3 });
  });

  it('pickup of a one-time request: never a count', () => {
    const request = buildRequest({ is_onetime: true });
    expect(stampOf(request, form(request, { count: 3 }))).not.toHaveProperty('count');
  });

  it('washing and delivery: the time alone', () => {
    const washing = buildRequest({ status: 1, result_pickup_dt: '2026-11-25 10:00:00' });
    expect(stampOf(washing, form(washing))).toEqual({ status: 1, result_wash_dt: '2026-11-25 12:30:00' });
    const folded = buildWashed({ status: 4, result_fold_dt: '2026-11-25 12:00:00' });
    expect(stampOf(folded, form(folded))).toEqual({ status: 4, result_delivery_dt: '2026-11-25 12:30:00' });
  });

  it('folding: the split; oil and type when they were unset', () => {
    const request = buildWashed({ has_oil_treatment: null, laundry_type: null });
    expect(stampOf(request, form(request, { oil: 0, laundryType: 2 }))).toEqual({
      status: 2,
      result_fold_dt: '2026-11-25 12:30:00',
      staff_list: [{ id: PEOPLE.leader.id, count: 4 }],
      has_oil_treatment: 0,
      laundry_type: 2,
    });
  });

  it('folding of size S: no split', () => {
    const request = buildWashed({ size: 1 });
    expect(stampOf(request, form(request))).not.toHaveProperty('staff_list');
  });
});

describe('what is refused before it is sent', () => {
  it.each([
    ['no count', { count: null }, 'pickup_count_range'],
    ['a count of 21', { count: 21 }, 'pickup_count_range'],
    ['the future', { stampAt: '2026-11-25 12:50:00' }, 'stamp_in_future'],
    ['nothing wrong', {}, null],
  ])('pickup with %s', (_, part, code) => {
    expect(codeOf(buildRequest(), part)).toBe(code);
  });

  it('folding without oil or type', () => {
    const unset = buildWashed({ has_oil_treatment: null, laundry_type: null });
    expect(codeOf(unset)).toBe('oil_and_type_required');
    expect(codeOf(unset, { oil: 1 })).toBe('oil_and_type_required');
    expect(codeOf(unset, { oil: 1, laundryType: 1 })).toBeNull();
  });

  it('a time before the stage that is done', () => {
    expect(codeOf(buildWashed(), { stampAt: '2026-11-25 10:50:00' })).toBe('stamp_before_previous');
  });
});

it('the split names whoever is signed in first, and no delivery staff', () => {
  expect(people.map(({ id }) => id)).toEqual([3, 1, 2, 4, 6]);
});
