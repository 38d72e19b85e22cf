import { expect, it } from 'vitest';
import { texts } from './texts';

/** What a thing is not called in the console, where it has another word. */
const OTHER_WORDS =
  /集配ID|依頼ID|決済待ち|たたみ負荷|洗濯負荷|集配回数|残り回数|(month-turn|deliver-mail|auto-cancel|clean-up)/;

const linesOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(linesOf)
      : [];

it('calls each thing by one word, and no job by its name', () => {
  const lines = linesOf(texts);
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => OTHER_WORDS.test(line))).toEqual([]);
});
