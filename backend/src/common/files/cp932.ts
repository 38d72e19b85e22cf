import { Transform } from 'node:stream';
import iconv from 'iconv-lite';

const CODE_PAGE = 'cp932';

/** Characters that Japanese keyboards and older systems write otherwise than the code page has them. */
const SAME: Readonly<Record<string, string>> = {
  '〜': '～',
  '−': '－',
  '—': '―',
  '‖': '∥',
  '¢': '￠',
  '£': '￡',
  '¬': '￢',
  '¥': '￥',
  '\u00a0': ' ',
};

/** What stands for a character that the code page has not: plain to see, and no other character's. */
const UNKNOWN = '〓';

/** A letter and the marks on it, and what is drawn as nothing. */
const ACCENTED = /\P{Mark}\p{Mark}+/gu;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const composed = (letter: string): string => letter.normalize('NFC');

/** Text as the code page of Japanese Windows can hold it; letters lose an accent before they are given up. */
export function fitCp932(text: string): string {
  const held = iconv.decode(iconv.encode(text, CODE_PAGE), CODE_PAGE) === text;
  return held ? text : [...text.replace(ACCENTED, composed)].map(fitted).join('');
}

/** Text that fits ({@link fitCp932}) in, bytes of CP932 out. */
export const cp932Encoder = (): Transform =>
  new Transform({
    decodeStrings: false,
    writableObjectMode: false,
    transform(chunk: Buffer | string, _encoding, done) {
      done(null, iconv.encode(String(chunk), CODE_PAGE));
    },
  });

function fitted(char: string): string {
  const same = SAME[char];
  if (same !== undefined) return same;
  if (isKnown(char)) return char;
  if (INVISIBLE.test(char)) return '';
  const plain = char.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain !== '' && [...plain].every(isKnown) ? plain : UNKNOWN;
}

const isKnown = (char: string): boolean => char === '?' || iconv.encode(char, CODE_PAGE).toString('latin1') !== '?';
