import { expect, it } from 'vitest';
import { holdsSecret, withoutSecrets } from './secrets';

const SECRETS = ['code', 'codes', 'agree'];

it.each([
  [{ code: '1234' }, true],
  [{ code: '' }, false],
  [{ code: null }, false],
  [{ agree: true }, true],
  [{ agree: false }, false],
  [{ note: '1234' }, false],
  [{ values: { code: '1234' }, price: 1200 }, true],
  [{ codes: { a: '', b: '1234' } }, true],
  [{ codes: { a: '' } }, false],
  [[{ code: '' }, { code: '1' }], true],
  ['code', false],
  [null, false],
])('%j holds a secret: %j', (value, expected) => expect(holdsSecret(value, SECRETS)).toBe(expected));

it('what is written has nothing in such fields, at whatever depth', () => {
  const row = { id: 1, code: '1234', agree: true, legs: [{ code: '9', note: 'x' }], codes: { a: '1' } };
  expect(withoutSecrets(row, SECRETS)).toEqual({
    id: 1,
    code: '',
    agree: false,
    legs: [{ code: '', note: 'x' }],
    codes: null,
  });
  expect(row.code).toBe('1234');
});
