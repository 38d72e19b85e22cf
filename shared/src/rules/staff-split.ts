import { LIMITS } from '../constants/limits.js';
import { ROLE, ROLE_TYPE } from '../constants/roles.js';
import { SIZE } from '../constants/sizes.js';
import { type Decision, ACCEPTED, refuse } from './decision.js';

/** One person's part of the folding: bags in steps of a half. */
export interface StaffShare {
  readonly id: number | null;
  readonly count: number;
}

export interface SplitStaff {
  readonly id: number;
  readonly role: number;
  readonly role_type: number | null;
}

export type SplitRefusal =
  | 'split_required'
  | 'split_rows'
  | 'split_staff_required'
  | 'split_staff_unknown'
  | 'split_staff_duplicate'
  | 'split_count_required'
  | 'split_count_step'
  | 'split_total';

/** Folding is split among people, one or more, unless the bags are of size S (decisions 11 "Stages"). */
export const isSplitRequired = (sizeKey: number): boolean => sizeKey !== SIZE.S;

/** Who may fold: admins, and staff other than delivery (spec 2 §5). */
export const canFold = (staff: SplitStaff): boolean =>
  staff.role === ROLE.admin || (staff.role === ROLE.staff && staff.role_type !== ROLE_TYPE.delivery);

/** The counts a row of the split offers: 0 to the request's count, by halves (spec 2 §5). */
export const splitCountChoices = (count: number): readonly number[] =>
  Array.from({ length: count / LIMITS.splitStep + 1 }, (_, step) => step * LIMITS.splitStep);

/** Checks a split against the request's count and the people there are; every refusal is on `staff_list`. */
export function decideSplit(
  shares: readonly StaffShare[],
  count: number,
  people: readonly SplitStaff[],
): Decision<SplitRefusal> {
  const no = (code: SplitRefusal): Decision<SplitRefusal> => refuse(code, 'staff_list');
  if (shares.length === 0) return no('split_required');
  if (shares.length > LIMITS.splitRowsMax) return no('split_rows');
  if (shares.some((share) => share.id === null)) return no('split_staff_required');
  if (new Set(shares.map((share) => share.id)).size < shares.length) return no('split_staff_duplicate');
  const folders = new Set(people.filter(canFold).map((person) => person.id));
  if (shares.some((share) => share.id !== null && !folders.has(share.id))) return no('split_staff_unknown');
  if (shares.some((share) => !(share.count > 0))) return no('split_count_required');
  if (shares.some((share) => !Number.isInteger(share.count / LIMITS.splitStep))) return no('split_count_step');
  const total = shares.reduce((sum, share) => sum + share.count, 0);
  return total === count ? ACCEPTED : no('split_total');
}
