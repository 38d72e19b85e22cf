import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { planWords } from '@laundry/shared/rules/history/change-words';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import type { HistoryRow } from '../../providers/api/api-types';

const SOLD_BY_OPERATOR: readonly number[] = [OPERATION.extraSoldByOperator, OPERATION.bagSoldByOperator];
const yen = new Intl.NumberFormat('ja-JP');
const signed = new Intl.NumberFormat('ja-JP', { signDisplay: 'exceptZero' });

/** The plan of then; what operators sold is told by its own words, `disp_plan`. */
const planText = (row: HistoryRow): string =>
  SOLD_BY_OPERATOR.includes(row.operation_type) ? row.disp_plan : planWords(row.plan);

const number = (value: number | null): string => (value === null ? t('histories.none') : String(value));

/** A date and time to the second: what the record holds. */
export const momentText = (dt: JstDateTime, now: JstDateTime): readonly [day: string, time: string] => [
  displayDate(dateOf(dt), 'ja', now),
  dt.slice(11, 19),
];

/** What a row holds besides who, whom, when and what changed. */
type Fact = Exclude<keyof HistoryRow, Named | Change | 'id' | 'search_timestamp' | 'month' | 'bikou' | 'version'>;
type Change = 'changes' | 'undoes_id' | 'undone_by_id';
type Named = 'operation_type' | 'operation_user_id' | 'operation_user' | 'user_id' | 'user' | 'company' | 'disp_plan';

/** The plain values of a row, by column; a fact without one does not compile. */
export const HISTORY_VALUES: Readonly<Record<Fact, (row: HistoryRow) => string>> = {
  wreq_id: (row) => number(row.wreq_id),
  plan: (row) => planText(row) || t('histories.none'),
  size: (row) => (row.size === null ? t('histories.none') : labelOf(LOVS_JA.size, row.size)),
  count: (row) => number(row.count),
  cost: (row) => number(row.cost),
  available_request_count: (row) => number(row.available_request_count),
  price: (row) => (row.price === null ? t('histories.none') : `${yen.format(row.price)}円`),
  price_diff: (row) => (row.price_diff === null ? t('histories.none') : `${signed.format(row.price_diff)}円`),
  payment_method_id: (row) => labelOf(LOVS_JA.payment_method, row.payment_method_id) || t('histories.none'),
  referrer_code: (row) => labelOf(LOVS_JA.referrer, row.referrer_code) || t('histories.none'),
};

/** The columns for rows of one type of operation: a plan change shows its difference in price. */
export function valueColumns(operationType: string, rows: readonly HistoryRow[]): readonly Fact[] {
  const money = operationType === String(OPERATION.planChanged) ? 'price_diff' : 'price';
  const more = (['payment_method_id', 'referrer_code'] as const).filter((fact) => rows.some((row) => row[fact]));
  return ['wreq_id', 'plan', 'size', 'count', 'cost', 'available_request_count', money, ...more];
}

export const NUMBERS: readonly string[] = [
  'wreq_id',
  'count',
  'cost',
  'available_request_count',
  'price',
  'price_diff',
];
