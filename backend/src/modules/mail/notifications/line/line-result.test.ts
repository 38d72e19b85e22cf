import { expect, test } from '@jest/globals';
import { lineResult } from './line-result.js';

const answered = (status: number, body = '') => Object.assign(new Error('x'), { status, body });
const failed = (cause: object) => new TypeError('fetch failed', { cause });

test.each([
  ['a key that was taken before', answered(409), { outcome: 'accepted' }],
  [
    'too many at once',
    answered(429, '{"message":"The API rate limit"}'),
    { outcome: 'refused', answered: true, why: '429' },
  ],
  [
    'a month’s quota',
    answered(429, '{"message":"You have reached your monthly limit."}'),
    { outcome: 'refused', answered: true, why: '429 QUOTA' },
  ],
  ['an error of theirs', answered(502), { outcome: 'refused', answered: true, why: '502' }],
  ['an unknown person', answered(400), { outcome: 'rejected', why: '400' }],
  ['a token that is not good', answered(401), { outcome: 'rejected', why: '401' }],
  [
    'nobody there',
    failed(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
    { outcome: 'refused', answered: false, why: 'ECONNREFUSED' },
  ],
  ['anything else', 'x', { outcome: 'refused', answered: false, why: 'UNKNOWN' }],
])('%s', (_, error, result) => {
  expect(lineResult(error)).toEqual(result);
});
