import { expect, it, test } from 'vitest';
import { addDays, eachDay } from '../../time/jst.js';
import { MAX_PAUSE_WEEKS, lastOfPause } from './coming-weeks.js';
import { MAX_PAUSES_TEXT, pausesOf, seenText, withPause, withoutPause } from './pauses-of-day.js';

const FIRST = { from: '2026-12-07', weeks: 3 };
const SECOND = { from: '2026-12-21', weeks: 2 };
const BOTH = '2026-12-07x3,2026-12-21x2';

test('a day knows each pause that skips it once', () => {
  expect(withPause(null, FIRST)).toBe('2026-12-07x3');
  expect(withPause(withPause('2026-12-07x3', SECOND), SECOND)).toBe(BOTH);
});

const LARGER = '2026-12-07x4';

it.each([
  ['one of two', `2026-12-07x3,${LARGER}`, FIRST, `2026-12-07x3,${LARGER}`, LARGER],
  ['the last of them', '2026-12-21x2', SECOND, BOTH, null],
  ['the same once more, which a larger one skips', LARGER, FIRST, `2026-12-07x3,${LARGER}`, LARGER],
  ['what the larger one alone was seen to skip', LARGER, FIRST, LARGER, null],
  ['the same once more, which one made since skips', '2026-12-14x1', FIRST, LARGER, '2026-12-14x1'],
  ['weeks that no pause has', BOTH, { from: '2026-12-21', weeks: 1 }, BOTH, null],
  ['what was paused before that was stored', null, FIRST, seenText(FIRST, []), null],
  ['what was paused before that was stored, beside another', null, FIRST, BOTH, null],
])('of a day of which %s is taken back the rest is left', (_, stored, pause, seen, left) => {
  expect(withoutPause(stored, { pause, seen: pausesOf(seen) })).toBe(left);
});

const DAY = '2026-12-28';
const covering = (day: string) =>
  Array.from({ length: MAX_PAUSE_WEEKS }, (_, shorter) => shorter + 1).flatMap((weeks) =>
    eachDay(addDays(day, 1 - weeks * 7), day).map((from) => ({ from, weeks })),
  );

it('has room in its column for every pause that can cover one day', () => {
  const stored = covering(DAY).reduce<string | null>(withPause, null);
  expect(stored?.split(',')).toHaveLength(70);
  expect(stored?.length).toBeLessThanOrEqual(1000);
});

it('has room in the call that ends one for every pause that can cover its days', () => {
  const days = eachDay(DAY, lastOfPause({ from: DAY, weeks: MAX_PAUSE_WEEKS }));
  const seen = seenText(
    FIRST,
    days.flatMap((day) => pausesOf(covering(day).reduce<string | null>(withPause, null))),
  );
  expect(`${seen},`).toHaveLength(MAX_PAUSES_TEXT);
});
