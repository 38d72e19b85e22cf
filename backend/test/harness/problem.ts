import { expect } from '@jest/globals';
import type { Answer } from './send.js';

/** The problem document of a refusal, held against the form that the contract gives it. */
export function problemOf({ status, headers, text }: Answer): Record<string, unknown> {
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const problem = JSON.parse(text);
  const { type, title, detail, reason, errors } = problem;
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
  } else expect(errors).toBeUndefined();
  return problem;
}
