import { readFormBytes, readShiftJisForm, readYen, writeForm } from './form-text.js';

describe('a form in Shift_JIS', () => {
  it.each([
    // Python's cp932 wrote these bytes.
    ['%83%84%83%7D%83_%81%40%83%5E%83%8D%83E%81%60%81%7C%EE%E0%87%40', 'ヤマダ　タロウ～－髙①'],
    ['%90%F4%91%F3%95%D6', '洗濯便'],
    ['a+b%2Bc', 'a b+c'],
    ['%', '%'],
  ])('%s', (bytes, text) => expect(readShiftJisForm(Buffer.from(`N=${bytes}`, 'latin1')).get('N')).toBe(text));

  it('sent without being escaped is read all the same', () => {
    const raw = Buffer.concat([
      Buffer.from('N='),
      Buffer.from([0x83, 0x84, 0x83, 0x7d, 0x83, 0x5f]),
      Buffer.from('&M=1'),
    ]);
    expect([...readShiftJisForm(raw)]).toEqual([
      ['N', 'ヤマダ'],
      ['M', '1'],
    ]);
  });

  it('has the first of two fields of one name, and its bytes as they came', () => {
    const fields = readFormBytes(Buffer.from('A=%81%60&A=2&=3&B'));
    expect([...fields].map(([name, bytes]) => [name, bytes.toString('hex')])).toEqual([
      ['A', '8160'],
      ['B', ''],
    ]);
  });

  it('is written in ASCII only: a text that could be lost is refused', () => {
    expect(writeForm({ A: '1 2', B: '&=' }).toString('latin1')).toBe('A=1+2&B=%26%3D');
    for (const text of ['髙', 'é', '〜', '\n']) expect(() => writeForm({ NAME: text })).toThrow('NAME is not ASCII');
  });
});

it.each([
  ['13980', 13_980],
  ['0', 0],
  ['', -1],
  ['1e4', -1],
  ['-1', -1],
  [' 1', -1],
  ['１', -1],
  ['9999999999', -1],
  [undefined, -1],
])('yen: %s', (text, yen) => expect(readYen(text)).toBe(yen));
