import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldedLine } from './folded-line.js';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

it.each([
  ['as long as a line may be', 'a'.repeat(75), 'a'.repeat(75)],
  ['one more', 'a'.repeat(76), `${'a'.repeat(75)}\r\n a`],
  ['between its characters', `${'a'.repeat(74)}集`, `${'a'.repeat(74)}\r\n 集`],
  ['an emoji whole', `${'a'.repeat(72)}🧺`, `${'a'.repeat(72)}\r\n 🧺`],
])('folds %s', (_, line, folded) => {
  expect(foldedLine(line)).toBe(folded);
});

it('a folded text has no line of more than 75 bytes, and loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const line = text.replaceAll(/[\r\n]/g, '');
      const folded = foldedLine(line);
      for (const each of folded.split('\r\n')) expect(bytesOf(each)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});
