import { SIZES, type SizeKey } from '../../constants/sizes.js';

/** Effort of a customer's laundry, `wash_weight` and `weight`, as tenths: ×0.8, ×1.0, ×1.2, ×1.5, ×2.0 (handbook/plans-and-prices.md#efforts). */
const WEIGHT_TENTHS: Readonly<Record<number, number>> = { 1: 8, 2: 10, 3: 12, 4: 15, 5: 20 };
const DEFAULT_WEIGHT = 2;

/** Fold effort of a request: count × size points × the customer's weight, one decimal (handbook/plans-and-prices.md#efforts). */
export function foldCost(count: number, size: SizeKey, weight: number | null): number {
  const tenths = WEIGHT_TENTHS[weight ?? DEFAULT_WEIGHT] ?? 10;
  const hundredths = count * SIZES[size].foldPoints * 10 * tenths;
  return Math.round(hundredths / 10) / 10;
}
