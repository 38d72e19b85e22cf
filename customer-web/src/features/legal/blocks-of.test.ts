import { expect, it } from 'vitest';
import { blocksOf } from './blocks-of';

it.each([
  ['', []],
  ['one', [[false, 'one']]],
  [
    'one\ntwo\n\n\nthree',
    [
      [false, 'one\ntwo'],
      [false, 'three'],
    ],
  ],
  [
    '# 第1条\n本規約は\n## 第2条',
    [
      [true, '第1条'],
      [false, '本規約は'],
      [true, '第2条'],
    ],
  ],
  ['#1 is no heading', [[false, '#1 is no heading']]],
])('%j', (text, blocks) => {
  expect(blocksOf(text).map(({ heading, text: words }) => [heading, words])).toEqual(blocks);
});
