import { LIMITS } from '../../constants/limits.js';
import { ROLE, ROLE_TYPE } from '../../constants/roles.js';
import { SIZE } from '../../constants/sizes.js';
import { type Refusal, refuse } from '../decision.js';

const SPLIT_FIELD = 'staff_list';

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
  | 'split_total'
  | 'split_again';

/** Folding is split among people, one or more, unless the bags are of size S. */
export const isSplitRequired = (sizeKey: number): boolean => sizeKey !== SIZE.S;

/** Who may fold: admins, and staff other than delivery (handbook/requests.md#folding-split). */
export const canFold = (staff: SplitStaff): boolean =>
  staff.role === ROLE.admin || (staff.role === ROLE.staff && staff.role_type !== ROLE_TYPE.delivery);

/** The counts a row of the split offers: 0 to the request's count, by halves (handbook/requests.md#folding-split). */
export const splitCountChoices = (count: number): readonly number[] =>
  Array.from({ length: count / LIMITS.splitStep + 1 }, (_, step) => step * LIMITS.splitStep);

/** What is wrong with a split of a request's count among the people there are; nothing when it is good. */
export function splitRefusals(
  shares: readonly StaffShare[],
  count: number,
  people: readonly SplitStaff[],
): readonly Refusal<SplitRefusal>[] {
  const rows = shares.length > LIMITS.splitRowsMax ? [] : rowRefusals(shares);
  if (rows.length > 0) return rows;
  const code = wholeRefusal(shares, count, people);
  return code === null ? [] : [refuse(code, SPLIT_FIELD)];
}

/** What a row lacks is said at the row: `staff_list.0.id`, `staff_list.1.count`. */
function rowRefusals(shares: readonly StaffShare[]): readonly Refusal<SplitRefusal>[] {
  return shares.flatMap(({ id, count }, row) => [
    ...(id === null ? [refuse<SplitRefusal>('split_staff_required', `${SPLIT_FIELD}.${row}.id`)] : []),
    ...(count > 0 ? [] : [refuse<SplitRefusal>('split_count_required', `${SPLIT_FIELD}.${row}.count`)]),
  ]);
}

function wholeRefusal(
  shares: readonly StaffShare[],
  count: number,
  people: readonly SplitStaff[],
): SplitRefusal | null {
  if (shares.length === 0) return 'split_required';
  if (shares.length > LIMITS.splitRowsMax) return 'split_rows';
  if (new Set(shares.map(({ id }) => id)).size < shares.length) return 'split_staff_duplicate';
  const folders = new Set<number | null>(people.filter(canFold).map(({ id }) => id));
  if (shares.some(({ id }) => !folders.has(id))) return 'split_staff_unknown';
  if (shares.some((share) => !Number.isInteger(share.count / LIMITS.splitStep))) return 'split_count_step';
  const total = shares.reduce((sum, share) => sum + share.count, 0);
  return total === count ? null : 'split_total';
}

export type SplitChange =
  | { readonly ok: true; readonly shares: readonly StaffShare[] }
  | { readonly ok: false; readonly refusals: readonly Refusal<SplitRefusal>[] };

/**
 * The split of a folded request that gets another count, so that it always adds up: whoever folded alone folded all of
 * them, of no bags there is no split, and what several folded, or nobody yet, must be said (`wanted`).
 */
export function splitAfterCount(
  shares: readonly StaffShare[],
  { size, count }: { readonly size: number; readonly count: number },
  wanted: readonly StaffShare[] | undefined,
  people: readonly SplitStaff[],
): SplitChange {
  if (count === 0) return { ok: true, shares: [] };
  if (wanted !== undefined) {
    const refusals = splitRefusals(wanted, count, people);
    return refusals.length === 0 ? { ok: true, shares: wanted } : { ok: false, refusals };
  }
  const [only, ...others] = shares;
  if (only === undefined && !isSplitRequired(size)) return { ok: true, shares: [] };
  if (only === undefined) return { ok: false, refusals: [refuse('split_required', SPLIT_FIELD)] };
  if (others.length === 0) return { ok: true, shares: [{ ...only, count }] };
  return { ok: false, refusals: [refuse('split_again', SPLIT_FIELD)] };
}
