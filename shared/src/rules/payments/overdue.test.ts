import { describe, expect, it } from 'vitest';
import { isOverdue } from './overdue.js';

describe('a payment by hand that was due on 31 December', () => {
  it.each([
    [1, '2026-12-30', false],
    [1, '2026-12-31', false],
    [1, '2027-01-01', true],
    [1, '2027-06-01', true],
    [2, '2027-01-01', false],
    [3, '2027-01-01', false],
  ] as const)('of status %i, on %s, is overdue: %s', (status_id, today, overdue) => {
    expect(isOverdue({ status_id, due_date: '2026-12-31' }, today)).toBe(overdue);
  });
});
