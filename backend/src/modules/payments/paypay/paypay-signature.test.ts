import { JSON_TYPE, paypayAuthorization } from './paypay-signature.js';

const KEY = 'APIKeyGenerated';
const SECRET = 'APIKeySecretGenerated';
const AT = { nonce: 'acd028', epoch: 1_579_843_452 };

it('signs the example of the provider’s own documents as they do', () => {
  const body = '{"sampleRequestBodyKey1":"sampleRequestBodyValue1","sampleRequestBodyKey2":"sampleRequestBodyValue2"}';
  expect(JSON_TYPE).toBe('application/json;charset=UTF-8;');
  expect(paypayAuthorization(KEY, SECRET, { method: 'POST', path: '/v2/codes', ...AT, body: Buffer.from(body) })).toBe(
    'hmac OPA-Auth:APIKeyGenerated:NW1jKIMnzR7tEhMWtcJcaef+nFVBt7jjAGcVuxHhchc=:acd028:1579843452:1j0FnY4flNp5CtIKa7x9MQ==',
  );
});

it('signs a call without a body', () => {
  const call = { method: 'GET', path: '/v2/codes/payments/0123abcd', ...AT, body: null };
  expect(paypayAuthorization(KEY, SECRET, call)).toBe(
    'hmac OPA-Auth:APIKeyGenerated:tq8efhDINcnuRxUwLHcG5dA/e6vbv0cnYGzVCeSqe0o=:acd028:1579843452:empty',
  );
});
