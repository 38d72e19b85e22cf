import { LIMITS } from '../../constants/limits.js';
import { addHours, type JstDateTime, minutesBetween } from '../../time/jst.js';
import { callerOf, type Principal } from './permissions.js';

type Role = Pick<Principal, 'role' | 'role_type'>;

/** Who must have a second factor where it is required (handbook/accounts.md#second-factor). */
export function needsSecondFactor(account: Role): boolean {
  const caller = callerOf(account);
  return caller === 'admin' || caller === 'manager';
}

export interface SecondFactorFacts {
  /** Whether this installation requires it at all. */
  readonly is_required: boolean;
  readonly is_on: boolean;
  /** The first of the account's sign-ins to the console; null: none yet. */
  readonly first_sign_in_at: JstDateTime | null;
}

/** By when somebody must have set one up; null: they need not, or have. */
export function secondFactorDueAt(account: Role, facts: SecondFactorFacts): JstDateTime | null {
  if (!facts.is_required || facts.is_on || facts.first_sign_in_at === null || !needsSecondFactor(account)) return null;
  return addHours(facts.first_sign_in_at, LIMITS.secondFactorDays * 24);
}

/** Whether the time for it is over: until it is set up, nothing else is done. */
export const isSecondFactorOverdue = (dueAt: JstDateTime | null, now: JstDateTime): boolean =>
  dueAt !== null && now >= dueAt;

/** The days that are left, a begun one counts; 0: none. */
export const secondFactorDaysLeft = (dueAt: JstDateTime, now: JstDateTime): number =>
  Math.max(0, Math.ceil(minutesBetween(now, dueAt) / (24 * 60)));
