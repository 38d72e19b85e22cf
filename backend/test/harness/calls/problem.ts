import { expect } from '@jest/globals';
import type { SentRefusal } from '../../../src/common/errors/field-errors.js';
import type { Answer } from './send.js';

/** The problem document of a refusal, held against the form that the contract gives it; `field` is what its fields are like. */
export function problemOf({ status, headers, text }: Answer, field = /./): Record<string, unknown> {
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const problem = JSON.parse(text);
  const { type, title, detail, reason, errors, refusals = [] } = problem;
  expect([type, problem.status]).toEqual(['about:blank', status]);
  expect([title, detail]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  expect(['undefined', 'string']).toContain(typeof reason);
  if (status === 401) expect(headers['www-authenticate']).toBe('Bearer');
  if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  if (status === 422) {
    expect(Object.keys(errors)).not.toEqual([]);
    for (const messages of Object.values(errors)) {
      expect(messages).toEqual([expect.stringMatching(/./)]);
    }
    // What people read by field, programs read in the order of the rules.
    expect([...new Set(refusals.map((each: SentRefusal) => each.field))]).toEqual(Object.keys(errors));
  } else expect(errors).toBeUndefined();
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ code: expect.stringMatching(/./), field: expect.stringMatching(field) });
  }
  return problem;
}
