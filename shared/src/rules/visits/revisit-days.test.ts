import { expect, it } from 'vitest';
import { revisitDays } from './revisit-days.js';

const times = ['26 20:30', '26 22:00', '27 10:00', '27 22:00'].map((time) => ({
  time: `2026-11-${time}:00`,
  delivery: time.startsWith('27') ? '2026-12-01 10:00:00' : null,
}));
const FIRST = { from: '2026-11-26 20:30:00', until: '2026-11-26 22:00:00', chooseBy: null, movesDelivery: false };
const SECOND = { from: '2026-11-27 10:00:00', until: '2026-11-27 22:00:00', chooseBy: null, movesDelivery: true };

it('has each day with its hours, each of which can be chosen until its own deadline', () =>
  expect(revisitDays(times, null)).toEqual([FIRST, SECOND]));

it('has the deadline of a day with one time', () =>
  expect(revisitDays(times.slice(0, 1), null)[0]?.chooseBy).toBe('2026-11-26 18:30:00'));

it('is chosen before the request is cancelled by itself', () =>
  expect(revisitDays(times, '2026-11-27 00:00:00')).toEqual([FIRST, { ...SECOND, chooseBy: '2026-11-26 23:59:00' }]));
