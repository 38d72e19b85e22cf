import { ApiError } from '@laundry/web-kit/calls/api-error';
import { expect, it } from 'vitest';
import { isWithoutLine, problemLines } from './problem';

it('what failed unexpectedly tells by what it is found in the log', () => {
  const failed = { status: 500, detail: 'エラーが発生しました', request_id: '0f8fad5b-d9cb-469f-a165-70867728950e' };
  expect(problemLines(new ApiError(failed))).toEqual(['エラーが発生しました（お問い合わせ番号: 0f8fad5b）']);
});

it('a refusal says itself what to do', () => {
  expect(problemLines(new ApiError({ status: 409, detail: '変更されています' }))).toEqual(['変更されています']);
});

it.each([
  ['a call that was not answered', new ApiError({ status: 0, detail: '' }), true],
  ['a refusal', new ApiError({ status: 409, detail: '' }), false],
  ['an error of the page’s own', new TypeError('undefined'), false],
  ['nothing', null, false],
])('whether %s tells of a lost line', (_, error, lost) => expect(isWithoutLine(error)).toBe(lost));
