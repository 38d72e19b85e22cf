import { expect, it } from 'vitest';
import { holdsSecret, typedSecrets, withoutSecrets } from './secrets';

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

it.each([
  ['nothing, where all is as it stood', { code: '1', codes: { a: '2' }, note: 'x' }, []],
  ['what was typed', { code: '9', codes: { a: '2' } }, ['code']],
  ['what was emptied', { code: '', codes: { a: '2' } }, ['code']],
  ['one of several', { code: '1', codes: { a: '2', b: '3' } }, ['codes.b']],
  ['nothing of an empty one more', { code: '1', codes: { a: '2', b: '' } }, []],
])('names of the secrets %s', (_what, values, named) => {
  expect(typedSecrets(values, { code: '1', codes: { a: '2' }, note: '' }, SECRETS)).toEqual(named);
});
