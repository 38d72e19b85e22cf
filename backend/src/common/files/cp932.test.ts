import iconv from 'iconv-lite';
import { fitCp932 } from './cp932.js';

it.each([
  ['山田 髙橋①Ⅲ㈱', '山田 髙橋①Ⅲ㈱'],
  ['10〜12時−', '10～12時－'],
  ['¥100', '￥100'],
  ['Café', 'Cafe'],
  ['𠮷野家', '〓野家'],
  ['洗濯🧺', '洗濯〓'],
  ['葛\u{e0100}城', '葛城'],
  ['か\u3099', 'が'],
  ['e\u0301', 'e'],
  ['?', '?'],
])('%s is written as %s', (text, written) => {
  expect(fitCp932(text)).toBe(written);
  expect(iconv.decode(iconv.encode(fitCp932(text), 'cp932'), 'cp932')).toBe(written);
});
