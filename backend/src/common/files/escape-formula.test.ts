import { escapeFormula } from './escape-formula.js';

it.each([
  ['=1+1', "'=1+1"],
  ['+81 3', "'+81 3"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1', "'＝1"],
  ['-', "'-"],
  ['-12', '-12'],
  ['+0.5', '+0.5'],
  ['-1-1', "'-1-1"],
  [-12, -12],
  ['山田', '山田'],
  ['a=b', 'a=b'],
  ['', ''],
  [null, null],
])('%j is written as %j', (cell, written) => expect(escapeFormula(cell)).toBe(written));
