import { expect, it } from 'vitest';
import { revisitDays } from './revisit-days.js';

const times = ['26 20:30', '26 22:00', '27 10:00', '27 22:00'].map((time) => ({ time: `2026-11-${time}:00` }));
const FIRST = { from: '2026-11-26 20:30:00', until: '2026-11-26 22:00:00', chooseBy: '2026-11-26 20:00:00' };
const SECOND = { from: '2026-11-27 10:00:00', until: '2026-11-27 22:00:00', chooseBy: '2026-11-27 20:00:00' };

it('has each day with its hours, and until when it can be chosen', () =>
  expect(revisitDays(times, null)).toEqual([FIRST, SECOND]));

it('is chosen before the request is cancelled by itself', () =>
  expect(revisitDays(times, '2026-11-27 00:00:00')).toEqual([FIRST, { ...SECOND, chooseBy: '2026-11-26 23:59:00' }]));
