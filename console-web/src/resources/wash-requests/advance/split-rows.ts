import { message } from '@laundry/shared/messages/message';
import type { Refusal } from '@laundry/shared/rules/decision';
import type { StaffShare } from '@laundry/shared/rules/stages/staff-split';

export const totalOf = (shares: readonly StaffShare[]): number => shares.reduce((sum, share) => sum + share.count, 0);

/** What no row has taken yet, never below 0. */
const remainingCount = (shares: readonly StaffShare[], count: number): number => Math.max(0, count - totalOf(shares));

/** One more row with what is left over; where nothing is, with half of the last row's, in steps of a half. */
export function withAnother(shares: readonly StaffShare[], count: number): readonly StaffShare[] {
  const remaining = remainingCount(shares, count);
  const last = shares.at(-1);
  if (remaining > 0 || last === undefined) return [...shares, { id: null, count: remaining }];
  const half = Math.floor(last.count) / 2;
  return [...shares.slice(0, -1), { ...last, count: last.count - half }, { id: null, count: half }];
}

/** A row's new count; the last of the others takes what is left over. */
export function withCount(shares: readonly StaffShare[], row: number, own: number, count: number) {
  const changed = shares.map((share, index) => (index === row ? { ...share, count: own } : share));
  return balanced(changed, row === shares.length - 1 ? row - 1 : shares.length - 1, count);
}

/** Without one row; the last of the others takes what is left over. */
export function withoutRow(shares: readonly StaffShare[], row: number, count: number): readonly StaffShare[] {
  return balanced(
    shares.filter((_, index) => index !== row),
    shares.length - 2,
    count,
  );
}

function balanced(shares: readonly StaffShare[], row: number, count: number): readonly StaffShare[] {
  const others = shares.filter((_, index) => index !== row);
  return shares.map((share, index) => (index === row ? { ...share, count: remainingCount(others, count) } : share));
}

/** The message that belongs beside one field of one row; the rule itself speaks for the whole list. */
export function rowProblem(
  refusal: Refusal<string> | null,
  shares: readonly StaffShare[],
  row: number,
  field: 'staff' | 'count',
): string | undefined {
  const share = shares[row];
  if (refusal === null || share === undefined) return undefined;
  const isTwice = shares.some((other, index) => index < row && other.id === share.id);
  if (field === 'staff' && refusal.code === 'split_staff_required' && share.id === null)
    return `▲ ${message('ja', 'split_staff_required')}`;
  if (field === 'staff' && refusal.code === 'split_staff_duplicate' && isTwice)
    return `▲ ${message('ja', 'split_staff_duplicate')}`;
  if (field === 'count' && refusal.code === 'split_count_required' && share.count <= 0)
    return `▲ ${message('ja', 'split_count_required')}`;
  return undefined;
}
