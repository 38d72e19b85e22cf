import { expect, it } from 'vitest';
import {
  ApiError,
  OFFLINE,
  apiErrorOf,
  isForForm,
  isLost,
  isRefused,
  isSessionOver,
  referenceOf,
  refusalIn,
} from './api-error';

const of = (status: number, reason?: string) => new ApiError({ status, ...(reason && { reason }) });

it.each([
  ['lost', 0, undefined, [true, false, false]],
  ['without a line', 0, OFFLINE, [false, false, false]],
  ['given up by a proxy', 504, undefined, [true, false, false]],
  ['refused by maintenance', 503, 'maintenance', [false, false, false]],
  ['failed', 500, undefined, [false, false, false]],
  ['refused', 409, 'stale', [false, true, false]],
  ['refused for want of a session', 401, undefined, [false, true, true]],
  ['refused for a session that ended for a reason', 401, 'clerk_removed', [false, true, false]],
  ['of a withdrawn account', 403, 'status_withdrawn', [false, true, true]],
  ['forbidden', 403, undefined, [false, true, false]],
])('a call that was %s', (_, status, reason, expected) => {
  const error = of(status, reason);
  expect([isLost(error), isRefused(error), isSessionOver(error)]).toEqual(expected);
});

it('what is no answer of the server is none of these', () => {
  const error = new TypeError('a defect');
  expect([isLost(error), isRefused(error), isSessionOver(error), isForForm(error)]).not.toContain(true);
});

it('a problem is read whole: its refusals in their order, its facts, and what else it tells', () => {
  const refusals = [{ code: 'required', field: 'name1' }];
  const error = apiErrorOf(422, { detail: 'x', reason: 'invalid', refusals, price: 1200, current: { version: 3 } });
  expect(error).toMatchObject({ status: 422, message: 'x', reason: 'invalid', refusals });
  expect(error.facts).toMatchObject({ price: 1200 });
  expect(error.problem['current']).toEqual({ version: 3 });
  expect(isForForm(error)).toBe(true);
});

it.each([null, '', 'Bad gateway', 7])('an answer that is no problem says nothing: %j', (body) =>
  expect(apiErrorOf(502, body)).toMatchObject({ status: 502, reason: null, detail: '', refusals: [] }),
);

it.each([
  ['an unexpected failure', apiErrorOf(500, { request_id: '0f8fad5b-d9cb-469f-a165-70867728950e' }), '0f8fad5b'],
  ['one that says nothing', apiErrorOf(500, null), null],
  ['one whose id is none', apiErrorOf(500, { request_id: 7 }), null],
  ['no answer of the server', new TypeError('a defect'), null],
])('the reference of %s', (_, error, reference) => expect(referenceOf(error)).toBe(reference));

it('a refusal is read beside whoever else reads the answer', async () => {
  const response = Response.json({ reason: 'stale' }, { status: 409 });
  expect(await refusalIn(response)).toMatchObject({ status: 409, reason: 'stale' });
  expect(await response.json()).toEqual({ reason: 'stale' });
});
