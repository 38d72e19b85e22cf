import { LIMITS } from '../../constants/limits.js';

/** A count an operator sets, an integer or its digits: 0, 1 to 99 or 100; null for anything else (handbook/requests.md#counts). */
export function parseSetCount(input: unknown): number | null {
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string' || !/^(0|[1-9]\d?|100)$/.test(text)) return null;
  const count = Number(text);
  return count >= LIMITS.setCountMin && count <= LIMITS.setCountMax ? count : null;
}
