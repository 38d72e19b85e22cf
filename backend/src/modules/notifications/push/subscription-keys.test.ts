import { createECDH } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { isPublicKey, isSecret } from './subscription-keys.js';

const curve = createECDH('prime256v1');
const point = curve.generateKeys();
const beside = Buffer.from(point);
beside[64] = (beside[64] ?? 0) ^ 1;

test.each([
  ['a point', point.toString('base64url'), true],
  ['a point in Base64 of mails', `${point.toString('base64')}`, false],
  ['a point beside the curve', beside.toString('base64url'), false],
  ['half a point', curve.getPublicKey('base64url', 'compressed'), false],
  ['no point', 'AAAA', false],
  ['nothing', '', false],
])('%s is a public key: %s', (_, text, isOne) => {
  expect(isPublicKey(text)).toBe(isOne);
});

test.each([
  ['16 bytes', Buffer.alloc(16, 7).toString('base64url'), true],
  ['15 bytes', Buffer.alloc(15, 7).toString('base64url'), false],
  ['32 bytes', Buffer.alloc(32, 7).toString('base64url'), false],
  ['16 bytes with an end', `${Buffer.alloc(16, 7).toString('base64url')}==`, false],
])('%s are a secret: %s', (_, text, isOne) => {
  expect(isSecret(text)).toBe(isOne);
});
