import { describe, expect, it } from 'vitest';
import type { Progress } from '../../constants/progress.js';
import {
  type ResultKey,
  displayStatus,
  nextStage,
  resultKeyOf,
  schedDt,
  stagesOf,
  statusBefore,
  statusOfResults,
} from './request-progress.js';

const KEYS: ResultKey[] = ['result_pickup_dt', 'result_wash_dt', 'result_fold_dt', 'result_delivery_dt'];
const results = (done: number) =>
  Object.fromEntries(KEYS.map((key, place) => [key, place < done ? `2026-11-2${place} 10:00:00` : null])) as Record<
    ResultKey,
    string | null
  >;

const STATUSES = [0, 1, 2, 4, 3];

describe('the stages go 0, 1, 2, 4, 3', () => {
  it.each([
    [0, 1, null, null, '未対応'],
    [1, 2, 0, 'result_pickup_dt', '集荷済'],
    [2, 4, 1, 'result_wash_dt', '洗濯済'],
    [4, 3, 2, 'result_fold_dt', 'たたみ済'],
    [3, null, 4, 'result_delivery_dt', '配達済'],
  ] as const)('status %i: next %j, previous %j, stamped by %j, shown as %s', (status, next, previous, key, label) => {
    expect(nextStage(status, { is_bag_delivery: false })?.status ?? null).toBe(next);
    expect(statusBefore(results(STATUSES.indexOf(status)))).toBe(previous);
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

describe('bags that are brought', () => {
  const bags = { is_bag_delivery: true };

  it('are delivered, and nothing else', () => expect(stagesOf(bags).map(({ status }) => status)).toEqual([3]));

  it.each([
    [0, 3],
    [1, 3],
    [3, null],
  ] as const)('at status %i wait for %j', (status, next) => expect(nextStage(status, bags)?.status ?? null).toBe(next));

  it('go back to what their other stamps say', () => {
    const delivered = { ...results(0), result_delivery_dt: '2026-11-25 10:00:00' };
    expect(statusBefore(delivered)).toBe(0);
  });
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
