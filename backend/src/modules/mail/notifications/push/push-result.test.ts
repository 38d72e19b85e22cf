import { expect, test } from '@jest/globals';
import { pushResult } from './push-result.js';

test.each([
  [201, { outcome: 'accepted' }],
  [202, { outcome: 'accepted' }],
  [404, { outcome: 'gone' }],
  [410, { outcome: 'gone' }],
  [429, { outcome: 'refused', answered: true, why: 'PUSH 429' }],
  [500, { outcome: 'refused', answered: true, why: 'PUSH 500' }],
  [503, { outcome: 'refused', answered: true, why: 'PUSH 503' }],
  [307, { outcome: 'rejected', why: 'PUSH 307' }],
  [400, { outcome: 'rejected', why: 'PUSH 400' }],
  [403, { outcome: 'rejected', why: 'PUSH 403' }],
  [413, { outcome: 'rejected', why: 'PUSH 413' }],
])('%i', (status, result) => {
  expect(pushResult(status)).toEqual(result);
});
