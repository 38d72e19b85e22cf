import { message } from '@laundry/shared/messages/message';
import type { Refusal } from '@laundry/shared/rules/decision';
import type { StaffShare } from '@laundry/shared/rules/stages/staff-split';

export const totalOf = (shares: readonly StaffShare[]): number => shares.reduce((sum, share) => sum + share.count, 0);

/** What no row has taken yet, never below 0. */
export const remainingCount = (shares: readonly StaffShare[], count: number): number =>
  Math.max(0, count - totalOf(shares));

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
