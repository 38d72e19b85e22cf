import { expect, test } from '@jest/globals';
import type { Schedule } from './schedule.js';
import { jobLag, overdueSlot } from './job-lag.js';

const TEN_SECONDS: Schedule = { everySeconds: 10 };
const NIGHTLY: Schedule = { dailyAt: '03:30' };
const MONTHLY: Schedule = { monthlyAt: '00:05' };

test.each<[string, Schedule, string | null, string, number]>([
  ['its latest slot is done', TEN_SECONDS, '2026-11-25 09:00:00', '2026-11-25 09:00:09', 0],
  ['the next slot has just come', TEN_SECONDS, '2026-11-25 09:00:00', '2026-11-25 09:00:10', 0],
  ['it stands still', TEN_SECONDS, '2026-11-25 08:50:00', '2026-11-25 09:00:05', 595],
  ['the night is being cleaned up', NIGHTLY, '2026-11-24 03:30:00', '2026-11-25 03:30:20', 20],
  ['a night was left out', NIGHTLY, '2026-11-23 03:30:00', '2026-11-25 03:30:00', 86_400],
  ['it was run by hand between two slots', NIGHTLY, '2026-11-24 15:12:00', '2026-11-25 03:31:00', 60],
  ['another replica is a slot ahead', TEN_SECONDS, '2026-11-25 09:00:10', '2026-11-25 09:00:08', 0],
  ['its slot is of long ago, and forgotten', MONTHLY, null, '2026-11-25 09:00:00', 0],
  ['the month was not begun', MONTHLY, null, '2026-12-01 01:05:00', 3_600],
])('a job of which %s', (_, schedule, done, now, lag) => {
  const forgotten = now < '2026-12' ? '2026-11-18 00:00:00' : '2026-11-24 00:00:00';
  expect(jobLag(schedule, { done, since: null }, now, forgotten)).toBe(lag);
});

test.each<[string, Schedule, string | null, string, string | null]>([
  ['is at work in time', NIGHTLY, '2026-11-24 03:30:00', '2026-11-25 03:45:00', null],
  ['is late', NIGHTLY, '2026-11-24 03:30:00', '2026-11-25 03:45:01', '2026-11-25 03:30:00'],
  ['stands still', TEN_SECONDS, '2026-11-25 08:50:00', '2026-11-25 09:05:11', '2026-11-25 08:50:10'],
  ['never ran', NIGHTLY, null, '2026-11-25 09:00:00', '2026-11-25 03:30:00'],
  ['is done', NIGHTLY, '2026-11-25 03:30:00', '2026-11-25 09:00:00', null],
  ['is done, and forgotten', MONTHLY, null, '2026-11-25 09:00:00', null],
])('the overdue slot of a job that %s', (_, schedule, done, now, slot) => {
  expect(overdueSlot(schedule, { done, since: null }, now, '2026-11-18 00:00:00')).toBe(slot);
});

test.each<[string, Schedule, string | null, number]>([
  ['nothing has run yet', TEN_SECONDS, null, 4],
  ['others have run for an hour', TEN_SECONDS, '2026-11-25 08:00:00', 3_604],
  ['others have run for longer than is kept', NIGHTLY, '2026-11-01 08:00:00', 624_604],
  ['others have run since this morning', NIGHTLY, '2026-11-25 08:00:00', 0],
])('a job that was never done, where %s', (_, schedule, since, lag) => {
  expect(jobLag(schedule, { done: null, since }, '2026-11-25 09:00:04', '2026-11-18 00:00:00')).toBe(lag);
});
