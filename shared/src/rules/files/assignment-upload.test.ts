import { expect, it } from 'vitest';
import { readAssignments } from './assignment-upload.js';

it.each<[string, string, readonly (readonly [number, string, string])[]]>([
  ['comma', 'C000010001,12', [[1, 'C000010001', '12']]],
  ['tab', 'C000010001\t山田 花子', [[1, 'C000010001', '山田 花子']]],
  ['quotes', '"C000010001","山田, ""花""子"', [[1, 'C000010001', '山田, "花"子']]],
  ['a header', '案件コード,スタッフ\r\n284,3', [[2, '284', '3']]],
  ['a header behind a byte order mark', '\ufeff"案件コード",スタッフ\n284,3', [[2, '284', '3']]],
  [
    'no second header',
    '284,3\n案件コード,3',
    [
      [1, '284', '3'],
      [2, '案件コード', '3'],
    ],
  ],
  [
    'empty lines',
    '\n284,3\r\r\n\n285,3\n',
    [
      [2, '284', '3'],
      [5, '285', '3'],
    ],
  ],
  ['digits of any width', '２８４，,３', [[1, '284,', '3']]],
  ['more cells than two', '284,3,5,x', [[1, '284', '3']]],
  ['too few cells', '284', [[1, '284', '']]],
  ['quotes within a cell', '2"8"4," 3"" "', [[1, '2"8"4', '3"']]],
  ['an open quote', '"284,3', [[1, '284,3', '']]],
  ['nothing', ' \n', []],
])('%s', (_, text, lines) =>
  expect(readAssignments(text).map(({ line, request, staff }) => [line, request, staff])).toEqual(lines),
);

it('a line of more than 2,000 letters names nothing, the first one too', () => {
  const [longest, longer] = [`284,${'3'.repeat(1_996)}`, `284,${'3'.repeat(1_997)}`];
  const lines = readAssignments([longest, longer, '285,3', 'x'.repeat(2_001)].join('\r\n'));
  expect(lines.map(({ request }) => request)).toEqual(['284', '', '285', '']);
  expect(readAssignments('x'.repeat(2_001))).toEqual([{ line: 1, request: '', staff: '' }]);
});
