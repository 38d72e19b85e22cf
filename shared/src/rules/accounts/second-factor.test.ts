import { describe, expect, it } from 'vitest';
import { ROLE, ROLE_TYPE } from '../../constants/roles.js';
import { isSecondFactorOverdue, needsSecondFactor, secondFactorDaysLeft, secondFactorDueAt } from './second-factor.js';

const ADMIN = { role: ROLE.admin, role_type: null };
const FACTS = { is_required: true, is_on: false, first_sign_in_at: '2026-11-18 09:00:00' };
const DUE = '2026-11-25 09:00:00';

describe('who needs a second factor', () => {
  it.each([
    ['an administrator', ADMIN, true],
    ['a manager', { role: ROLE.staff, role_type: ROLE_TYPE.manager }, true],
    ['a leader', { role: ROLE.staff, role_type: ROLE_TYPE.leader }, false],
    ['wash staff', { role: ROLE.staff, role_type: ROLE_TYPE.wash }, false],
    ['delivery staff', { role: ROLE.staff, role_type: ROLE_TYPE.delivery }, false],
    ['the lowest', { role: ROLE.staff, role_type: ROLE_TYPE.lowest }, false],
    ['a customer', { role: ROLE.customer, role_type: null }, false],
    ['a customer with a role type', { role: ROLE.customer, role_type: ROLE_TYPE.manager }, false],
  ])('%s: %j → %s', (_, account, needs) => {
    expect(needsSecondFactor(account)).toBe(needs);
    expect(secondFactorDueAt(account, FACTS)).toBe(needs ? DUE : null);
  });
});

describe('by when', () => {
  it.each([
    ['it is not required', { is_required: false }],
    ['it is set up', { is_on: true }],
    ['nobody signed in yet', { first_sign_in_at: null }],
  ])('never while %s', (_, facts) => expect(secondFactorDueAt(ADMIN, { ...FACTS, ...facts })).toBeNull());

  it.each([
    ['2026-11-25 08:59:59', DUE, false],
    ['2026-11-25 09:00:00', DUE, true],
    ['2026-12-31 00:00:00', null, false],
  ])('at %s with %s overdue: %s', (now, due, overdue) => expect(isSecondFactorOverdue(due, now)).toBe(overdue));

  it.each([
    ['2026-11-18 09:00:00', 7],
    ['2026-11-18 09:00:01', 7],
    ['2026-11-24 09:00:00', 1],
    ['2026-11-25 08:59:59', 1],
    ['2026-11-25 09:00:00', 0],
    ['2026-12-25 09:00:00', 0],
  ])('at %s %i days are left', (now, days) => expect(secondFactorDaysLeft(DUE, now)).toBe(days));
});
