import { expect, it } from 'vitest';
import { newKey, newUuid } from './new-key';

it('a key is 32 hex digits, another one each time', () => {
  expect(newKey()).toMatch(/^[\da-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});

it('a UUID has the form of version 4', () => {
  expect(newUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newUuid()).not.toBe(newUuid());
});
