import { expect, it } from 'vitest';
import { niceEnd } from './nice-end';

it.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [5, 10],
  [11, 20],
  [41, 100],
  [37_900, 40_000],
])('a scale for %i ends at %i', (most, end) => expect(niceEnd(most)).toBe(end));
