import { expect, test } from 'vitest';
import { PROGRESS } from '../../constants/progress.js';
import { careLines, nextCareLines } from './care-lines.js';
import { type CareWishes, NO_WISHES } from './care-wishes.js';

test.each<[Partial<CareWishes>, string[]]>([
  [{}, []],
  [{ care_detergent: 1 }, ['洗剤：無香料の洗剤']],
  [{ care_drying: 2, care_folding: 1 }, ['乾燥：すべて吊り干し', 'たたみ方：小さめにたたむ']],
  [{ care_avoid: 'シルクのスカーフ' }, ['洗わないもの：シルクのスカーフ']],
])('what is wished otherwise than the house does it: %j', (wishes, lines) => {
  const all = { ...NO_WISHES, ...wishes };
  expect(careLines(all).map(({ name, text }) => `${name}：${text}`)).toEqual(lines);
});

test('who washes is told what to wash with, who folds how to fold, and a driver nothing', () => {
  const all = { care_detergent: 1, care_drying: 1, care_folding: 2, care_avoid: '絹' };
  const fieldsAt = (status: Parameters<typeof nextCareLines>[1]) =>
    nextCareLines(all, status).map(({ field }) => field);
  expect(fieldsAt(PROGRESS.pickedUp)).toEqual(['care_detergent', 'care_drying', 'care_avoid']);
  expect(fieldsAt(PROGRESS.washed)).toEqual(['care_folding', 'care_avoid']);
  for (const status of [PROGRESS.unhandled, PROGRESS.folded, PROGRESS.delivered]) expect(fieldsAt(status)).toEqual([]);
});
