import { expect, test } from '@jest/globals';
import { latestSlot, nextSlot, type Schedule } from './schedule.js';

test.each<[Schedule, string, string]>([
  [{ everySeconds: 10 }, '2026-11-25 09:00:09', '2026-11-25 09:00:00'],
  [{ everySeconds: 10 }, '2026-11-25 09:00:10', '2026-11-25 09:00:10'],
  [{ everySeconds: 300 }, '2026-11-25 09:04:59', '2026-11-25 09:00:00'],
  [{ everySeconds: 300 }, '2026-11-25 09:05:00', '2026-11-25 09:05:00'],
  [{ everySeconds: 3600 }, '2026-11-25 23:59:59', '2026-11-25 23:00:00'],
  [{ everySeconds: 3600 }, '2026-11-25 00:00:00', '2026-11-25 00:00:00'],
  [{ dailyAt: '03:30' }, '2026-11-25 03:30:00', '2026-11-25 03:30:00'],
  [{ dailyAt: '03:30' }, '2026-12-01 03:29:59', '2026-11-30 03:30:00'],
  [{ monthlyAt: '00:05' }, '2026-12-01 00:05:00', '2026-12-01 00:05:00'],
  [{ monthlyAt: '00:05' }, '2026-12-01 00:04:59', '2026-11-01 00:05:00'],
  [{ monthlyAt: '00:05' }, '2027-01-31 23:59:59', '2027-01-01 00:05:00'],
])('the slot of %j at %s is %s', (schedule, now, slot) => {
  expect(latestSlot(schedule, now)).toBe(slot);
});

test.each<[Schedule, string, string]>([
  [{ everySeconds: 10 }, '2026-11-25 09:00:00', '2026-11-25 09:00:10'],
  [{ everySeconds: 300 }, '2026-11-25 23:55:00', '2026-11-26 00:00:00'],
  [{ dailyAt: '03:30' }, '2026-11-30 03:30:00', '2026-12-01 03:30:00'],
  [{ monthlyAt: '00:05' }, '2026-12-01 00:05:00', '2027-01-01 00:05:00'],
])('the slot of %j after %s is %s', (schedule, slot, next) => {
  expect(nextSlot(schedule, slot)).toBe(next);
});
