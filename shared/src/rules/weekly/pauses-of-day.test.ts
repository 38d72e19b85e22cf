import { expect, it, test } from 'vitest';
import { addDays, eachDay } from '../../time/jst.js';
import { MAX_PAUSE_WEEKS } from './coming-weeks.js';
import { withPause, withoutPause } from './pauses-of-day.js';

const FIRST = { from: '2026-12-07', weeks: 3 };
const SECOND = { from: '2026-12-21', weeks: 2 };
const BOTH = '2026-12-07x3,2026-12-21x2';

test('a day knows each pause that skips it once', () => {
  expect(withPause(null, FIRST)).toBe('2026-12-07x3');
  expect(withPause(withPause('2026-12-07x3', SECOND), SECOND)).toBe(BOTH);
});

it.each([
  ['one of two', BOTH, FIRST, true, '2026-12-21x2'],
  ['the last of them', '2026-12-21x2', SECOND, true, null],
  ['weeks that no pause has, all of them skipped', BOTH, { from: '2026-12-21', weeks: 1 }, true, null],
  ['one that was taken back before', '2026-12-21x2', FIRST, false, '2026-12-21x2'],
  ['what was paused before that was stored', null, FIRST, false, null],
])('of a day of which %s is taken back the rest is left', (_, stored, pause, allSkipped, left) => {
  expect(withoutPause(stored, { pause, allSkipped, seen: null })).toBe(left);
});

const LARGER = '2026-12-07x4';

it.each([
  ['one of two', `2026-12-07x3,${LARGER}`, FIRST, ['2026-12-07x3', LARGER], LARGER],
  ['the same once more, which a larger one skips', LARGER, FIRST, ['2026-12-07x3', LARGER], LARGER],
  ['what the larger one alone was seen to skip', LARGER, FIRST, [LARGER], null],
  ['the same once more, which one made since skips', '2026-12-14x1', FIRST, [LARGER], '2026-12-14x1'],
])('of a day of which %s is taken back by who tells what was seen the rest is left', (_, stored, pause, seen, left) => {
  expect(withoutPause(stored, { pause, seen, allSkipped: true })).toBe(left);
});

it('has room in its column for every pause that can cover one day', () => {
  const day = '2026-12-28';
  const covering = Array.from({ length: MAX_PAUSE_WEEKS }, (_, shorter) => shorter + 1).flatMap((weeks) =>
    eachDay(addDays(day, 1 - weeks * 7), day).map((from) => ({ from, weeks })),
  );
  const stored = covering.reduce<string | null>(withPause, null);
  expect(stored?.split(',')).toHaveLength(70);
  expect(stored?.length).toBeLessThanOrEqual(1000);
});
