import { expect, it } from 'vitest';
import { isUnanswered } from './unanswered.js';
import { UnansweredCalls } from './unanswered-calls.js';

const heard = (status: number, reason: string | null = null) => ({ status, reason });

it.each([
  [heard(0), true],
  [heard(502), true],
  [heard(503), true],
  [heard(504), true],
  [heard(503, 'maintenance'), false],
  [heard(0, 'offline'), false],
  [heard(500), false],
  [heard(404), false],
])('%j is no answer: %j', (answer, expected) => expect(isUnanswered(answer)).toBe(expected));

it.each([
  ['DELETE', heard(0), heard(404), 'done'],
  ['DELETE', heard(503), heard(404), 'done'],
  ['DELETE', heard(504), heard(409, 'stale'), 'unknown'],
  ['DELETE', heard(503), heard(409, 'time_limit_exceeded'), 'asHeard'],
  ['DELETE', heard(503), heard(204), 'asHeard'],
  ['DELETE', heard(503, 'maintenance'), heard(404), 'asHeard'],
  ['DELETE', heard(500), heard(404), 'asHeard'],
  ['PUT', heard(503), heard(404), 'unknown'],
  ['PUT', heard(0), heard(409, 'stale'), 'unknown'],
  ['PUT', heard(0), heard(409, 'dup'), 'asHeard'],
  ['POST', heard(0), heard(404), 'asHeard'],
] as const)('%s: %j, then %j is %s', (method, first, second, reading) => {
  const calls = new UnansweredCalls();
  expect(calls.read('a', method, first)).toBe('asHeard');
  expect(calls.read('another', method, second)).toBe('asHeard');
  expect(calls.read('a', method, second)).toBe(reading);
  expect(calls.read('a', method, second)).toBe('asHeard');
});

it('goes on waiting while nothing is heard', () => {
  const calls = new UnansweredCalls();
  for (const status of [503, 0, 503]) calls.read('a', 'DELETE', heard(status));
  expect(calls.read('a', 'DELETE', heard(404))).toBe('done');
});

it.each([
  ['401, the session is over', heard(401)],
  ['403', heard(403)],
  ['429', heard(429)],
  ['500', heard(500)],
  ['503, maintenance', heard(503, 'maintenance')],
  ['no line', heard(0, 'offline')],
])('%s says nothing of the try before it', (_, between) => {
  const calls = new UnansweredCalls();
  calls.read('a', 'DELETE', heard(0));
  expect(calls.read('a', 'DELETE', between)).toBe('asHeard');
  expect(calls.read('a', 'DELETE', heard(404))).toBe('done');
});
