import { expect, it } from 'vitest';
import { freshCodes } from './fresh-codes';

it('tells a code once, however long it stays in the picture, and again when it was away', () => {
  const fresh = freshCodes();
  const told = (
    [
      ['284-1-KA', 0],
      ['284-1-KA', 120],
      [null, 240],
      ['284-1-KA', 360],
      ['284-2-KB', 480],
      ['284-2-KB', 1_900],
      ['284-2-KB', 3_500],
      ['284-1-KA', 3_600],
    ] as const
  ).map(([text, now]) => fresh(text, now));
  expect(told).toEqual(['284-1-KA', null, null, null, '284-2-KB', null, '284-2-KB', '284-1-KA']);
});
