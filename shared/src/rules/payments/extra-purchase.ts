import { LIMITS } from '../../constants/limits.js';

export interface ExtraCountRefusal {
  readonly code: 'balance_max' | 'out_of_range';
  /** Of out_of_range. */
  readonly params?: { readonly min: number; readonly max: number };
}

/** How many more washes the balance has room for. Bags that come back may have taken it above its limit. */
export const balanceRoom = (balance: number): number => Math.max(0, LIMITS.balanceMax - balance);

/** How many washes can be bought at once: twenty, and no more than the balance has room for; 0 when it is full. */
export const mostExtra = (balance: number): number => Math.min(LIMITS.extraPurchaseCountMax, balanceRoom(balance));

/** Why so many washes cannot be bought; null when they can (handbook/bags.md#more-bags). */
export function extraCountRefusal(count: number, balance: number): ExtraCountRefusal | null {
  const max = mostExtra(balance);
  if (max === 0) return { code: 'balance_max' };
  return count >= 1 && count <= max ? null : { code: 'out_of_range', params: { min: 1, max } };
}
