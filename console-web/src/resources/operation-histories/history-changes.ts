import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf, type Lov } from '@laundry/shared/masters/lov';
import { slashDate } from '@laundry/shared/time/display';
import { timeOf } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import { histories } from '../../i18n/operation-histories';
import type { HistoryRow } from '../../providers/api/api-types';
import { planWords } from './history-facts';

type Words = (value: string, row: HistoryRow) => string;

const { fields } = histories.changed;
type KnownField = keyof typeof fields;

const plain: Words = (value) => value;
const moment: Words = (value) => `${slashDate(value)} ${timeOf(value)}`;
const flag: Words = (value) => t(`histories.changed.flag.${value === 'true' || value === '1' ? 'true' : 'false'}`);
const lov =
  (list: readonly Lov[]): Words =>
  (value) =>
    labelOf(list, value);
const yen: Words = (value) => t('payments.yen', { price: Number(value).toLocaleString('ja-JP') });

/** `1 13:00:00`: a table of the price grid and an hour. */
const priceRow: Words = (value) => {
  const [type, time = ''] = value.split(' ');
  return t(`histories.changed.row.${type === '1' ? 'nextDay' : 'later'}`, { time: time.slice(0, 5) });
};

/** A JSON list of fields, by their names. */
const fieldNames: Words = (value) =>
  (JSON.parse(value) as readonly string[]).map((field) => profileNames[field] ?? field).join('・');

const profileNames: Readonly<Record<string, string>> = histories.changed.profile;

const STATUS_OF: Readonly<Partial<Record<number, readonly Lov[]>>> = {
  [OPERATION.requestCreated]: LOVS_JA.pd_status_type,
  [OPERATION.reverted]: LOVS_JA.pd_status_type,
  [OPERATION.workReported]: LOVS_JA.pd_status_type,
};

/** How fields read whose values are no words by themselves. */
const WORDS: Readonly<Partial<Record<KnownField, Words>>> = {
  status: (value, row) => labelOf(STATUS_OF[row.operation_type] ?? LOVS_JA.status_type, value),
  plan_id: planWords,
  pickup_delivery_type: lov(LOVS_JA.pd_type),
  user_plan_option: lov(LOVS_JA.user_plan_option),
  sched_pickup_dt: moment,
  sched_delivery_dt: moment,
  holiday: slashDate,
  date: slashDate,
  is_valid_monthly: flag,
  is_valid_onetime: flag,
  is_valid_onetime_b: flag,
  start_dt: moment,
  end_dt: moment,
  maintenance_type: lov(LOVS_JA.maintenance_type),
  role: lov(LOVS_JA.role),
  role_type: lov(LOVS_JA.role_type),
  wash_weight: lov(LOVS_JA.wash_weight_point),
  weight: lov(LOVS_JA.weight_point),
  is_saturday_available: flag,
  receipt: flag,
  has_oil_treatment: flag,
  laundry_type: lov(LOVS_JA.laundry_type),
  wash_type_setting: flag,
  fold_type_setting: flag,
  discount_price_for_add: yen,
  payment_method_id: lov(LOVS_JA.payment_method),
  withdrawal_dt: moment,
  absence_status: (value) => histories.changed.absence[Number(value)] ?? value,
  fields: fieldNames,
  row: priceRow,
  week1: yen,
  week2: yen,
  week3: yen,
  week4: yen,
  week5: yen,
  week6: yen,
  status_id: lov(LOVS_JA.payment_status),
};

/** Fields whose values are nobody's to read in the history: that they changed is all it says. */
const UNREAD: readonly string[] = ['management_notes', 'delivery_box_pw'];
/** What stands in the place of nothing where a field can be empty. */
const UNSET: readonly string[] = ['staff_id', 'has_oil_treatment', 'laundry_type'];

const isKnown = (field: string): field is KnownField => Object.hasOwn(fields, field);

/** What an operation changed, `残数：3 → 5`, one line a field; what only names its object stands alone. A field without words stands as it is stored. */
export function changeLines(row: HistoryRow): readonly string[] {
  return row.changes.map((change) => {
    const { field: key, from, to } = change;
    const field = isKnown(key) ? fields[key] : key;
    if (UNREAD.includes(key)) return t('histories.changed.changed', { field });
    const words = (value: string | null, name: string | null | undefined): string => {
      if (value === null) return t(UNSET.includes(key) ? 'histories.changed.unset' : 'histories.none');
      return name ?? (isKnown(key) ? (WORDS[key] ?? plain) : plain)(value, row);
    };
    if (NAMING.includes(key) || (from !== null && from === to))
      return t('histories.changed.named', { field, value: words(to, change.to_name) });
    const line = { field, from: words(from, change.from_name), to: words(to, change.to_name) };
    return t('histories.changed.line', line);
  });
}

/** What names the object of an operation, and is no change. */
const NAMING: readonly string[] = ['row', 'payment_id', 'fields'];
