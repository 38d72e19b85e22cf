import { expect, it } from 'vitest';
import { mayHavePeople } from './people.js';

it.each([
  [{ is_company: true, plan_id: 't8_2' }, true],
  [{ is_company: false, plan_id: 't8_2' }, false],
  [{ is_company: true, plan_id: 'tx_2' }, false],
  [{ is_company: true, plan_id: '' }, false],
])('%j may have people: %s', (account, may) => {
  expect(mayHavePeople(account)).toBe(may);
});
