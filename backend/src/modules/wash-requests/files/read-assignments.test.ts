import { Unavailable } from '../../../common/errors/unavailable.js';
import { answeredWithin } from '../../../common/http/deadline.js';
import { readAssignments } from './read-assignments.js';

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
  ['an open quote in the second cell', '284,"3', [[1, '284', '3']]],
  ['spaces around quotes', ' "284" , "3" ', [[1, '284', '3']]],
  ['a tab in quotes', '"284"\t"山田\t花子"', [[1, '284', '山田\t花子']]],
  ['commas in a line with a tab', '284,5\t3', [[1, '284,5', '3']]],
  [
    'text behind a closing quote, the first line too',
    '"284"5,3\n284,"3"5',
    [
      [1, '', ''],
      [2, '284', ''],
    ],
  ],
  ['nothing', ' \n', []],
])('%s', async (_, text, lines) => {
  const found = await readAssignments(text);
  expect(found?.map(({ line, request, staff }) => [line, request, staff])).toEqual(lines);
});

it('a line of more than 2,000 letters names nothing, the first one too', async () => {
  const [longest, longer] = [`284,${'3'.repeat(1_996)}`, `284,${'3'.repeat(1_997)}`];
  const lines = await readAssignments([longest, longer, '285,3', 'x'.repeat(2_001)].join('\r\n'));
  expect(lines?.map(({ request }) => request)).toEqual(['284', '', '285', '']);
  expect(await readAssignments('x'.repeat(2_001))).toEqual([{ line: 1, request: '', staff: '' }]);
});

it('a header is no line of the 20,000', async () => {
  const list = (lines: number): string => ['案件コード', ...Array.from({ length: lines }, () => '1,x')].join('\n');
  expect(await readAssignments(list(20_000))).toHaveLength(20_000);
  expect(await readAssignments(list(20_001))).toBeNull();
});

it('the reading of an uploaded list ends when the time of its call is over', async () => {
  const text = Array.from({ length: 200 }, () => '284,3').join('\n');
  await expect(answeredWithin(0, () => readAssignments(text))).rejects.toBeInstanceOf(Unavailable);
  expect(await readAssignments(text)).toHaveLength(200);
});
