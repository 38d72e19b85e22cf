import { expect, it, test } from 'vitest';
import { type DayException, type DayWish, afterWish } from './day-exception.js';

const [NOW, BEFORE] = ['2026-12-01 10:00:00', '2026-11-30 10:00:00'];
const PLAIN = { moved_to: null, paused_move: null, pauses: null, skipped_at: null };
const FIRST = { from: '2026-12-07', weeks: 2 };
const SECOND = { from: '2026-12-14', weeks: 3 };

const DAYS = {
  'as the schedule': null,
  skipped: { ...PLAIN, skipped_at: BEFORE },
  moved: { ...PLAIN, moved_to: '2026-12-16' },
  paused: { ...PLAIN, pauses: '2026-12-07x2' },
  'paused twice': { ...PLAIN, pauses: '2026-12-07x2,2026-12-14x3' },
  'moved and paused': { ...PLAIN, paused_move: '2026-12-16', pauses: '2026-12-07x2' },
  'paused by the release before': PLAIN,
} as const satisfies Record<string, DayException | null>;

const WISHES = {
  skip: { act: 'skip' },
  'as the schedule': { act: 'asSchedule' },
  'move to 16': { act: 'move', to: '2026-12-16' },
  'move to 17': { act: 'move', to: '2026-12-17' },
  pause: { act: 'pause', pause: FIRST },
  'pause again': { act: 'pause', pause: SECOND },
  'end the pause': { act: 'endPause', pause: FIRST, seen: ['2026-12-07x2', '2026-12-14x3'] },
  'end the other pause': { act: 'endPause', pause: SECOND, seen: ['2026-12-07x2', '2026-12-14x3'] },
  'end what the first was seen to skip': { act: 'endPause', pause: SECOND, seen: ['2026-12-07x2'] },
} as const satisfies Record<string, DayWish>;

const ALONE = { ...PLAIN, skipped_at: NOW };
const AT_17 = { ...PLAIN, moved_to: '2026-12-17' };

it.each<[keyof typeof DAYS, keyof typeof WISHES, DayException | null]>([
  ['as the schedule', 'skip', ALONE],
  ['moved', 'skip', ALONE],
  ['paused', 'skip', ALONE],
  ['moved and paused', 'skip', ALONE],
  ['as the schedule', 'move to 17', AT_17],
  ['moved', 'move to 17', AT_17],
  ['skipped', 'move to 17', AT_17],
  ['moved and paused', 'move to 17', AT_17],
  ['as the schedule', 'pause', DAYS.paused],
  ['moved', 'pause', DAYS['moved and paused']],
  ['paused', 'pause', DAYS.paused],
  ['moved and paused', 'pause', DAYS['moved and paused']],
  ['paused', 'pause again', DAYS['paused twice']],
  ['paused', 'end the pause', null],
  ['moved and paused', 'end the pause', DAYS.moved],
  ['paused twice', 'end the pause', { ...PLAIN, pauses: '2026-12-14x3' }],
  ['paused twice', 'end the other pause', DAYS.paused],
  ['paused', 'end what the first was seen to skip', null],
  ['paused by the release before', 'end the pause', null],
])('a day that is %s: %s', (day, wish, after) => {
  expect(afterWish(DAYS[day], WISHES[wish], NOW)).toEqual(after);
});

it.each<[keyof typeof DAYS, keyof typeof WISHES]>([
  ['skipped', 'skip'],
  ['skipped', 'pause'],
  ['skipped', 'end the pause'],
  ['moved', 'move to 16'],
  ['moved', 'end the pause'],
  ['as the schedule', 'end the pause'],
  ['as the schedule', 'as the schedule'],
])('a day that is %s stays so: %s', (day, wish) => {
  expect(afterWish(DAYS[day], WISHES[wish], NOW)).toBe(DAYS[day]);
});

it.each(Object.entries(DAYS))('nothing is left of a day that is %s and is to be as the schedule says', (_, day) => {
  expect(afterWish(day, WISHES['as the schedule'], NOW)).toBeNull();
});

test('a pause that was taken back before takes no other one with it', () => {
  const second = { ...PLAIN, pauses: '2026-12-14x3' };
  expect(afterWish(second, WISHES['end the pause'], NOW)).toEqual(second);
});
