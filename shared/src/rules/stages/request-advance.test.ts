import { describe, expect, it } from 'vitest';
import { type Advance, type AdvanceRow, decideAdvance, decideRevert } from './request-advance.js';
import type { ResultKey } from './request-progress.js';

const NOW = '2026-11-25 12:00:00';
const STAMPS = ['2026-11-23 10:00:00', '2026-11-24 10:00:00', '2026-11-25 10:00:00', '2026-11-25 11:00:00'] as const;
const KEYS: readonly ResultKey[] = ['result_pickup_dt', 'result_wash_dt', 'result_fold_dt', 'result_delivery_dt'];
const STATUS = [0, 1, 2, 4, 3] as const;

const buildRow = (done: number, overrides: Partial<AdvanceRow> = {}): AdvanceRow => ({
  result_pickup_dt: done > 0 ? STAMPS[0] : null,
  result_wash_dt: done > 1 ? STAMPS[1] : null,
  result_fold_dt: done > 2 ? STAMPS[2] : null,
  result_delivery_dt: done > 3 ? STAMPS[3] : null,
  count: 3,
  size: 1,
  is_onetime: false,
  is_bag_delivery: false,
  has_oil_treatment: 0,
  laundry_type: 1,
  ...overrides,
});

const advance = (done: number, overrides: Partial<Advance> = {}, row: Partial<AdvanceRow> = {}) =>
  decideAdvance({
    row: buildRow(done, row),
    seenStatus: STATUS[done] ?? 0,
    resultKey: KEYS[done] ?? 'result_delivery_dt',
    stampAt: NOW,
    now: NOW,
    people: [{ id: 1, role: 200, role_type: 3 }],
    ...overrides,
  });

const refused = (code: string, field: string) => ({ ok: false, code, field });
const refusedFor = (...refusals: readonly (readonly [code: string, field: string])[]) => ({
  ok: false,
  refusals: refusals.map(([code, field]) => refused(code, field)),
});

describe('advancing a request', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 3],
  ])('after %i stages leads to status %i', (done, next) =>
    expect(advance(done)).toEqual({ ok: true, next, resultKey: KEYS[done] }),
  );

  it('ends with the delivery', () => expect(advance(4)).toEqual(refusedFor(['already_delivered', 'status'])));

  it.each(
    STATUS.flatMap((_, done) => KEYS.map((key) => [done, key] as const)).filter(
      ([done, key]) => done < 4 && KEYS[done] !== key,
    ),
  )('after %i stages cannot stamp %s', (done, resultKey) =>
    expect(advance(done, { resultKey })).toEqual(refusedFor(['stage_not_next', resultKey])),
  );

  it('answers a stale status before any other check', () =>
    expect(
      advance(1, { seenStatus: 0, resultKey: 'result_pickup_dt', stampAt: '2030-01-01 00:00:00', count: 99 }),
    ).toEqual(refusedFor(['stale', 'status'])));

  it.each([
    ['2026-11-25 12:10:00', null],
    ['2026-11-25 12:10:01', 'stamp_in_future'],
    ['2026-11-23 10:00:00', null],
    ['2026-11-23 09:59:59', 'stamp_before_previous'],
  ])('the wash stamped at %s: %j', (stampAt, code) =>
    expect(advance(1, { stampAt })).toEqual(
      code ? refusedFor([code, 'result_wash_dt']) : expect.objectContaining({ ok: true }),
    ),
  );

  it.each([
    [undefined, true],
    [0, false],
    [1, true],
    [20, true],
    [21, false],
    [1.5, false],
  ])('with a count of %j at pickup: %s', (count, good) =>
    expect(advance(0, { count })).toEqual(
      good ? expect.objectContaining({ ok: true }) : refusedFor(['pickup_count_range', 'count']),
    ),
  );

  it.each([
    [3, true],
    [4, false],
  ])('of a one-time request of 3 bags with a count of %i: %s', (count, good) =>
    expect(advance(0, { count }, { is_onetime: true })).toEqual(
      good ? expect.objectContaining({ ok: true }) : refusedFor(['onetime_not_allowed', 'count']),
    ),
  );

  it.each([
    ['neither is known', null, null, undefined, undefined, 'has_oil_treatment laundry_type'],
    ['the type is unknown', 1, null, undefined, undefined, 'laundry_type'],
    ['oil is unknown', null, 2, undefined, undefined, 'has_oil_treatment'],
    ['oil is given as unset', null, 2, null, undefined, 'has_oil_treatment'],
    ['both are given', null, null, 0, 1, null],
    ['the missing one is given', 0, null, undefined, 3, null],
    ['both are known', 0, 1, undefined, undefined, null],
  ])('from washed when %s', (_name, has_oil_treatment, laundry_type, hasOilTreatment, laundryType, field) =>
    expect(advance(2, { hasOilTreatment, laundryType }, { has_oil_treatment, laundry_type })).toEqual(
      field
        ? refusedFor(...field.split(' ').map((each) => ['oil_and_type_required', each] as const))
        : expect.objectContaining({ ok: true }),
    ),
  );

  it.each([
    [1, undefined, null],
    [1, [{ id: 1, count: 2 }], 'split_total'],
    [2, undefined, 'split_required'],
    [2, [{ id: 1, count: 3 }], null],
    [5, undefined, 'split_required'],
  ])('from washed at size %i with the split %j: %j', (size, staffList, code) =>
    expect(advance(2, { staffList }, { size })).toEqual(
      code ? refusedFor([code, 'staff_list']) : expect.objectContaining({ ok: true, next: 4 }),
    ),
  );

  it('says everything that is wrong with the form at once', () =>
    expect(
      advance(
        2,
        { stampAt: '2026-11-25 12:10:01', hasOilTreatment: 1, staffList: [{ id: null, count: 3 }] },
        { laundry_type: null },
      ),
    ).toEqual(
      refusedFor(
        ['stamp_in_future', 'result_fold_dt'],
        ['oil_and_type_required', 'laundry_type'],
        ['split_staff_required', 'staff_list.0.id'],
      ),
    ));

  it('of bags that are brought is the delivery at once, and asks for nothing', () => {
    const bags = { is_bag_delivery: true, size: 4, has_oil_treatment: null, laundry_type: null };
    expect(advance(0, { resultKey: 'result_delivery_dt' }, bags)).toEqual({
      ok: true,
      next: 3,
      resultKey: 'result_delivery_dt',
    });
    expect(advance(0, { count: 3 }, bags)).toEqual(refusedFor(['stage_not_next', 'result_pickup_dt']));
  });

  it('asks for no split and no oil before the fold', () =>
    expect(advance(1, {}, { size: 4, has_oil_treatment: null, laundry_type: null })).toMatchObject({ ok: true }));
});

describe('reverting a request', () => {
  const revert = (done: number, resultKey: ResultKey, seenStatus: number = STATUS[done] ?? 0) =>
    decideRevert({ row: buildRow(done), seenStatus, resultKey });

  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 4],
  ])('after %i stages leads back to status %i', (done, previous) => {
    const key = KEYS[done - 1] ?? expect.fail();
    expect(revert(done, key)).toEqual({ ok: true, previous, resultKey: key });
  });

  it('is not possible while unhandled', () =>
    expect(revert(0, 'result_pickup_dt')).toEqual(refused('not_handled_yet', 'status')));
  it('clears the latest stage only', () =>
    expect(revert(2, 'result_pickup_dt')).toEqual(refused('stage_not_latest', 'result_pickup_dt')));
  it('answers a stale status first', () =>
    expect(revert(2, 'result_pickup_dt', 4)).toEqual(refused('stale', 'status')));
});
