import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const bytes = (...all: number[]) => new Uint8Array(all);
const utf8 = (text: string) => new TextEncoder().encode(text);

it.each([
  ['UTF-8', utf8('12,配達次郎'), '12,配達次郎'],
  ['UTF-8', bytes(0xef, 0xbb, 0xbf, ...utf8('12,畳')), '12,畳'],
  ['UTF-8', utf8('12,5'), '12,5'],
  // 配達 in the encodings of Japanese spreadsheets.
  ['Shift_JIS', bytes(0x94, 0x7a, 0x92, 0x42), '配達'],
  ['EUC-JP', bytes(0xc7, 0xdb, 0xc3, 0xa3), '配達'],
  ['ISO-2022-JP', bytes(0x1b, 0x24, 0x42, 0x47, 0x5b, 0x43, 0x23, 0x1b, 0x28, 0x42), '配達'],
  ['UTF-16LE', bytes(0xff, 0xfe, 0x4d, 0x91, 0x54, 0x90), '配達'],
  ['UTF-16BE', bytes(0xfe, 0xff, 0x91, 0x4d, 0x90, 0x54), '配達'],
  // Half-width kana and the letters that only Windows has.
  ['Shift_JIS', bytes(0xc0, 0xc5, 0xb6), 'ﾀﾅｶ'],
  ['Shift_JIS', bytes(0xfb, 0xfc, 0x87, 0x40), '髙①'],
])('%s: %j', (encoding, file, text) => {
  expect(decodeText(file)).toEqual({ encoding, text });
});

it('a file in no known encoding is shown as far as it can be read', () => {
  expect(decodeText(bytes(0x31, 0x2c, 0xff, 0x32)).text).toBe('1,\ufffd2');
});
