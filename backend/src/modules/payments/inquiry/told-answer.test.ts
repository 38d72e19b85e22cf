import { expect, test } from '@jest/globals';
import { toldAnswer } from './told-answer.js';

const NOTHING = { outcome: null, amount: null, ref: null, trouble: null };

test.each([
  ['{"no":"ab","outcome":"settled","amount":1200,"ref":"T1"}', { outcome: 'settled', amount: 1200, ref: 'T1' }],
  ['{"no":"ab","outcome":"waiting","amount":null,"ref":null}', { outcome: 'waiting' }],
  [
    '{"kind":"report","report":{"outcome":"declined","amount":5,"ref":"R"}}',
    { outcome: 'declined', amount: 5, ref: 'R' },
  ],
  ['{"kind":"url","ref":"P-1"}', { ref: 'P-1' }],
  ['"none"', { outcome: 'none' }],
  ['Error: CE-0004', { trouble: 'CE-0004' }],
  ['Error: answered 503 OP_OUT_OF_SCOPE', { trouble: 'answered 503 OP_OUT_OF_SCOPE' }],
  ['TypeError: fetch failed', { trouble: 'fetch failed' }],
  ['', {}],
])('of %s what concerns the payment is told', (stored, told) =>
  expect(toldAnswer(stored)).toEqual({ ...NOTHING, ...told }),
);

test.each([
  '{"outcome":"settled","cardMember":"canary-token","ref":null,"amount":null}',
  '{"outcome":"settled","ref":"see https://example.com/canary"}',
  'Error: refused 田中 canary',
  'Error: https://example.com/canary',
  '{"outcome":"settled","ref":"canary',
  'canary',
])('of %s no secret, no address and no name is told', (stored) =>
  expect(JSON.stringify(toldAnswer(stored))).not.toContain('canary'),
);
