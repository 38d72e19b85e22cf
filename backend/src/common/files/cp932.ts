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

/** Text as the code page of Japanese Windows can hold it; letters lose an accent before they are given up. */
export function fitCp932(text: string): string {
  const held = iconv.decode(iconv.encode(text, CODE_PAGE), CODE_PAGE) === text;
  return held ? text : [...text].map(fitted).join('');
}

/** Text in, bytes of CP932 out. */
export const cp932Encoder = (): Transform =>
  new Transform({
    decodeStrings: false,
    writableObjectMode: false,
    transform(chunk: Buffer | string, _encoding, done) {
      done(null, iconv.encode(fitCp932(String(chunk)), CODE_PAGE));
    },
  });

function fitted(char: string): string {
  const same = SAME[char];
  if (same !== undefined) return same;
  if (isKnown(char)) return char;
  const plain = char.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain !== '' && [...plain].every(isKnown) ? plain : UNKNOWN;
}

const isKnown = (char: string): boolean => char === '?' || iconv.encode(char, CODE_PAGE).toString('latin1') !== '?';
