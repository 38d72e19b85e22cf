import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { parsePlanId } from '@laundry/shared/rules/plan-id';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { historyTexts } from '../../i18n/operation-histories';
import type { HistoryRow } from '../../providers/api-types';

export type HistoryColumn = keyof typeof historyTexts.columns;

const SOLD_BY_OPERATOR: readonly number[] = [OPERATION.extraSoldByOperator, OPERATION.bagSoldByOperator];
const yen = new Intl.NumberFormat('ja-JP');
const signed = new Intl.NumberFormat('ja-JP', { signDisplay: 'exceptZero' });

export const operationLabel = (type: number | string): string => labelOf(LOVS_JA.operation_type, type);

/** The plan of then; what operators sold is told by its own words, `disp_plan` (spec 3 §5). */
function planText(row: HistoryRow): string {
  if (SOLD_BY_OPERATOR.includes(row.operation_type)) return row.disp_plan;
  const plan = parsePlanId(row.plan);
  return plan === null ? row.plan : planName(plan, 'ja');
}

const number = (value: number | null): string => (value === null ? historyTexts.none : String(value));

/** A date and time to the second: what the record holds. */
export const momentText = (dt: JstDateTime, now: JstDateTime): readonly [day: string, time: string] => [
  displayDate(dateOf(dt), 'ja', now),
  dt.slice(11, 19),
];

/** Who did it; wash staff learn of a customer's own deed that it was the customer's, not his name. */
export function operatorText(row: HistoryRow): string {
  if (row.operation_user !== '') return row.operation_user;
  return row.operation_user_id === null ? historyTexts.system : historyTexts.customer;
}

/** The plain values of a row, by column. */
export const HISTORY_VALUES = {
  request: (row) => number(row.wreq_id),
  plan: (row) => planText(row) || historyTexts.none,
  size: (row) => (row.size === null ? historyTexts.none : labelOf(LOVS_JA.size, row.size)),
  count: (row) => number(row.count),
  cost: (row) => number(row.cost),
  balance: (row) => number(row.available_request_count),
  price: (row) => (row.price === null ? historyTexts.none : `${yen.format(row.price)}円`),
  priceDiff: (row) => (row.price_diff === null ? historyTexts.none : `${signed.format(row.price_diff)}円`),
} as const satisfies Partial<Record<HistoryColumn, (row: HistoryRow) => string>>;

/** The plain columns for a type of operation: a plan change shows its difference in price (spec 3 §5). */
export function valueColumns(operationType: string): readonly (keyof typeof HISTORY_VALUES)[] {
  const money = operationType === String(OPERATION.planChanged) ? 'priceDiff' : 'price';
  return ['request', 'plan', 'size', 'count', 'cost', 'balance', money];
}

export const NUMBERS: readonly string[] = ['request', 'count', 'cost', 'balance', 'price', 'priceDiff'];
