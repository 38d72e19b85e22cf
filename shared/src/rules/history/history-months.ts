import { LIMITS } from '../../constants/limits.js';
import { addMonths, firstOfMonth, monthOf, type JstDate } from '../../time/jst.js';

/** Before this month there is no history. */
const FIRST_MONTH = '2022-12';

/** The months that the operation history offers, the latest first: this one and the two before it (handbook/console.md#history). */
export function historyMonths(today: JstDate): readonly string[] {
  const latest = firstOfMonth(today);
  return Array.from({ length: LIMITS.historyMonths }, (_, back) => monthOf(addMonths(latest, -back))).filter(
    (month) => month >= FIRST_MONTH,
  );
}
