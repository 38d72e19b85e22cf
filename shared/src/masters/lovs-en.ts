import { MONTHLY_PARTS } from '../constants/plan-parts.js';
import { SIZES } from '../constants/sizes.js';
import { type Lov, lovs } from './lov.js';
import type { LovName } from './lovs-ja.js';

/** English labels of the lists that customers see; the back office is Japanese. */
export const LOVS_EN = {
  week: lovs([0, 'Sun'], [1, 'Mon'], [2, 'Tue'], [3, 'Wed'], [4, 'Thu'], [5, 'Fri'], [6, 'Sat']),
  week_type: lovs([1, 'Every week'], [2, 'Every other week (1st, 3rd, 5th)'], [3, 'Every other week (2nd, 4th)']),
  plan_part: lovs(
    ['tx', 'One-time'],
    ['t0', 'First trial'],
    ...Object.entries(MONTHLY_PARTS).map(([part, bags]) => [part, `${bags} bags a month`] as const),
  ),
  pd_type: lovs(
    [1, 'In person'],
    [2, 'Delivery box'],
    [3, 'Concierge'],
    [4, 'On the doorknob'],
    [5, 'Left at the door'],
  ),
  size: lovs(
    ...Object.values(SIZES).map(({ key, code, litres }) => [key, `${code ?? 'One-time'} (${litres}L)`] as const),
  ),
  payment_method: lovs([1, 'Credit card'], [2, 'Invoice'], [3, 'One-time']),
  onetime_payment_method: lovs([1, 'Credit card'], [2, 'PayPay'], [3, 'Deferred invoice']),
  status_type: lovs(
    [0, 'Provisional'],
    [1, 'Active'],
    [2, 'Suspended'],
    [3, 'Under review'],
    [4, 'Rejected'],
    [90, 'Withdrawn'],
  ),
  user_plan_option: lovs([0, 'None'], [1, 'Hanger finish'], [2, 'Gentle detergent']),
  pd_status_type: lovs([0, 'Not picked up'], [1, 'Picked up'], [2, 'Washed'], [4, 'Folded'], [3, 'Delivered']),
  maintenance_type: lovs([1, 'Regular maintenance'], [2, 'Emergency maintenance'], [3, 'System failure']),
} as const satisfies Partial<Record<LovName, readonly Lov[]>>;
