import { expect, it } from 'vitest';
import { lacksHouseNumber } from './house-number.js';

it.each([
  ['神宮前1-2-3', ''],
  ['神宮前１−２−３', ''],
  ['神宮前1丁目2番3号', ''],
  ['神宮前一丁目二番三号', ''],
  ['神宮前一-二-三', ''],
  ['大字下石見百二十番地', ''],
  ['四谷三丁目５', ''],
  ['北12条西3', ''],
  ['三番町6', ''],
  ['字三ツ石二ノ三', ''],
  ['大字西無番地', ''],
  ['Jingumae 1-2-3', ''],
  ['Jingumae 1-chome 2', ''],
  ['神宮前', '1-2-3 パークハイツ203'],
  ['神宮前', '１−２−３'],
  ['神宮前', '2番3号 パークハイツ203号室'],
  ['神宮前1丁目', '2-3'],
  ['神宮前1丁目', '2番'],
  ['神宮前一丁目二番', ''],
  ['神宮前二番三', ''],
  ['麻布十番二丁目三番', ''],
  ['麻布十番2-3', ''],
])('%s %s names a house', (street, building) => expect(lacksHouseNumber(street, building)).toBe(false));

it.each([
  ['神宮前', ''],
  ['神宮前', 'パークハイツ203'],
  ['六本木', ''],
  ['三番町', ''],
  ['麻布十番', ''],
  ['麻布十番', 'パークハイツ203'],
  ['麻布十番二丁目', ''],
  ['神宮前', '203'],
  ['神宮前', '101号室'],
  ['神宮前', '2号棟'],
  ['神宮前', '2番館'],
  ['神宮前1丁目', '5F'],
  ['神宮前一〇一号室', ''],
  ['神宮前1丁目', ''],
  ['神宮前１丁目', ''],
  ['四谷三丁目', ''],
  ['北十二条西', ''],
  ['三ノ宮町', ''],
  ['Jingumae', 'Park Heights 203'],
  ['Jingumae 1-chome', ''],
])('%s %s names none', (street, building) => expect(lacksHouseNumber(street, building)).toBe(true));

it.each(['', '  ', '　'])('what is not typed yet (%j) is not judged', (street) =>
  expect(lacksHouseNumber(street, '')).toBe(false),
);
