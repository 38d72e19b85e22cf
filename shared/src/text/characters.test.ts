import { expect, it } from 'vitest';
import { hasUnfitCharacters, textProblem, withoutUnfitCharacters } from './characters.js';

it.each([
  ['a\u0000b', false, true],
  ['a\u007fb', false, true],
  ['a\u0085b', true, true],
  ['a\u2028b', true, true],
  ['a\u202eb', true, true],
  ['a\u2066b', false, true],
  ['a\ufffeb', false, true],
  ['a\ufdd0b', false, true],
  ['a\u{1ffff}b', false, true],
  ['a\ud800b', false, true],
  ['a\udc00b', true, true],
  ['a\nb', false, true],
  ['a\tb', false, true],
  ['a\nb\tc\r\n', true, false],
  ['a\u0000b', true, true],
  ['集荷 お願いします😀👩‍👩‍👧❤️葛󠄀🏴󠁧󠁢󠁥󠁮󠁧󠁿', false, false],
  ['שלום\u200f!', false, false],
])('%j (several lines: %s) has what no field takes: %s', (text, lines, found) =>
  expect(hasUnfitCharacters(text, lines)).toBe(found),
);

it.each([
  ['山田🧺', 3, null],
  ['山田太郎', 3, 'too_long'],
  ['山\u202e田太郎', 3, 'control_characters'],
  ['山\n田', 3, 'control_characters'],
])('a field for %j of at most %i says %j', (text, max, problem) => expect(textProblem(text, max)).toBe(problem));

it.each([
  ['山田\ufffe太郎\u{10ffff}', '山田太郎'],
  ['a\u202eb\u2069c\u0000d\ud800e', 'abcde'],
  ['a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['\t=1', ' =1'],
  ['👩‍👧\ufe0f', '👩‍👧\ufe0f'],
])('%j becomes %j', (text, clean) => expect(withoutUnfitCharacters(text)).toBe(clean));

it('of all of Unicode, what is cleaned is what no field refuses', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const text = withoutUnfitCharacters(`a${String.fromCodePoint(code)}b`);
    if (hasUnfitCharacters(text, true)) expect.fail(`U+${code.toString(16)}`);
  }
});
