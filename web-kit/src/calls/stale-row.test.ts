import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { staleFieldsOf, staleRowOf } from './stale-row';

const refused = (members: object) => new ApiError({ status: 409, reason: 'stale', ...members });
const current = { version: 3, note: 'theirs' };

it.each([
  ['who was first and what stands there now', { by: 'Sato', at: '2026-11-25 09:00:00', current }, 'Sato'],
  ['a row without a name', { current }, null],
])('a refusal as stale tells %s', (_, members, by) => {
  expect(staleRowOf(refused(members))).toMatchObject({ by, current });
});

it.each([
  ['a refusal without a row', refused({})],
  ['a row without a version', refused({ current: { note: 'theirs' } })],
  ['a failure that is no answer', new TypeError('broken')],
])('%s is none of a stale row', (_, error) => {
  expect(staleRowOf(error)).toBeNull();
});

it('a refusal as stale tells of fields that have no version, too; no other failure does', () => {
  const limit = { by: 'Sato', at: null, current: { limit: 5 } };
  expect(staleFieldsOf(refused(limit))).toEqual(limit);
  for (const error of [refused({}), refused({ current: null }), new TypeError('broken')])
    expect(staleFieldsOf(error)).toBeNull();
});
