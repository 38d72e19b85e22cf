import { describe, expect, it } from 'vitest';
import type { Progress } from '../../constants/progress.js';
import {
  type ResultKey,
  displayStatus,
  nextStage,
  previousStage,
  resultKeyOf,
  schedDt,
  statusOfResults,
} from './request-progress.js';

const KEYS: ResultKey[] = ['result_pickup_dt', 'result_wash_dt', 'result_fold_dt', 'result_delivery_dt'];
const results = (done: number) =>
  Object.fromEntries(KEYS.map((key, place) => [key, place < done ? `2026-11-2${place} 10:00:00` : null])) as Record<
    ResultKey,
    string | null
  >;

describe('the stages go 0, 1, 2, 4, 3', () => {
  it.each([
    [0, 1, null, null, '未対応'],
    [1, 2, 0, 'result_pickup_dt', '集荷済'],
    [2, 4, 1, 'result_wash_dt', '洗濯済'],
    [4, 3, 2, 'result_fold_dt', 'たたみ済'],
    [3, null, 4, 'result_delivery_dt', '配達済'],
  ] as const)('status %i: next %j, previous %j, stamped by %j, shown as %s', (status, next, previous, key, label) => {
    expect(nextStage(status)).toBe(next);
    expect(previousStage(status)).toBe(previous);
    expect(resultKeyOf(status)).toBe(key);
    expect(displayStatus(status)).toBe(label);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 3],
  ] as const)('with %i stamps the status is %i', (done, status) =>
    expect(statusOfResults(results(done))).toBe(status satisfies Progress),
  );
});

const pickup = '2026-11-25 10:00:00';
const delivery = '2026-11-27 10:00:00';
const placeholder = '2099-12-31 00:00:00';
it.each([
  ['its pickup until picked up', pickup, delivery, null, pickup],
  ['its delivery after', pickup, delivery, pickup, delivery],
  ['its pickup while the delivery is the placeholder', pickup, placeholder, pickup, pickup],
  ['its delivery when it has no pickup leg', null, delivery, null, delivery],
])('a request is listed under %s', (_name, sched_pickup_dt, sched_delivery_dt, result_pickup_dt, listed) =>
  expect(schedDt({ sched_pickup_dt, sched_delivery_dt, result_pickup_dt })).toBe(listed),
);
