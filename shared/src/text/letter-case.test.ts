import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSmallLetters } from './letter-case.js';

it.each([
  ['MÜLLER', 'müller'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['İZMİR', 'izmir'],
  ['ＡＢＣ', 'ａｂｃ'],
  ['山田 タロウ', '山田 タロウ'],
  ['ẞ', 'ẞ'],
])('%s in small letters is %s', (text, small) => expect(toSmallLetters(text)).toBe(small));

it('a part of a text is a part of its small letters', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, text, (before, part, after) =>
      toSmallLetters(before + part + after).includes(toSmallLetters(part)),
    ),
  );
  // The generator is read in when it is first asked: a busy machine takes its time.
}, 30_000);
