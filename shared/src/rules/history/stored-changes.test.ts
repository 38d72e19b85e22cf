import { expect, it } from 'vitest';
import { OPERATION } from '../../constants/operation-types.js';
import { changeLines } from './change-lines.js';
import { storedChanges } from './stored-changes.js';

it('what is stored is read as text, field by field', () => {
  expect(
    storedChanges('{"count":[2,3],"bikou":["a",null],"fields":[null,["email"]],"is_valid_monthly":[false,true]}'),
  ).toEqual([
    { field: 'count', from: '2', to: '3' },
    { field: 'bikou', from: 'a', to: null },
    { field: 'fields', from: null, to: '["email"]' },
    { field: 'is_valid_monthly', from: 'false', to: 'true' },
  ]);
});

it.each<[stored: string, lines: string[]]>([
  ['', []],
  ['{}', []],
  ['null', []],
  ['{"staff_id":[null,8]}', ['担当：未設定 → 8']],
  ['{"staff_id":8}', ['担当：8']],
  ['{"staff_id":[7,8,9]}', ['担当：[7,8,9]']],
  ['{"staff_id":{"from":7,"to":8}}', ['担当：{"from":7,"to":8}']],
  ['{"status":["3","1"]}', ['ステータス：3 → 1']],
  ['{"door":["a","b"]}', ['door：a → b']],
  ['{"toString":[1,2],"__proto__":[1,2]}', ['toString：1 → 2', '__proto__：1 → 2']],
  ['"moved"', ['changes：moved']],
  ['[1,2]', ['changes：[1,2]']],
  ['{"count":[2,', ['changes：{"count":[2,']],
])('an assignment that was stored as %s is shown', (stored, lines) => {
  expect(changeLines(OPERATION.staffAssigned, storedChanges(stored))).toEqual(lines);
});
