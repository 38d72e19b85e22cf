import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { slashDate } from '@laundry/shared/time/display';
import { timeOf } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import { histories } from '../../i18n/operation-histories';
import type { HistoryRow } from '../../providers/api/api-types';
import { planWords } from './history-facts';

type Words = (value: string, row: HistoryRow) => string;

const { fields } = histories.changed;
const moment: Words = (value) => `${slashDate(value)} ${timeOf(value)}`;

const flag: Words = (value) => t(`histories.changed.flag.${value === 'true' ? 'true' : 'false'}`);

/** How the fields that people know by name read; the others stay in the record only. */
const WORDS: Readonly<Record<keyof typeof fields, Words>> = {
  count: (value) => value,
  available_request_count: (value) => value,
  status: (value, row) =>
    labelOf(row.operation_type === OPERATION.reverted ? LOVS_JA.pd_status_type : LOVS_JA.status_type, value),
  plan_id: planWords,
  pickup_delivery_type: (value) => labelOf(LOVS_JA.pd_type, value),
  user_plan_option: (value) => labelOf(LOVS_JA.user_plan_option, value),
  sched_pickup_dt: moment,
  sched_delivery_dt: moment,
  holiday: slashDate,
  date: slashDate,
  day_limit: (value) => value,
  zipcode: (value) => value,
  prefecture: (value) => value,
  address: (value) => value,
  start_time: (value) => value,
  end_time: (value) => value,
  is_valid_monthly: flag,
  is_valid_onetime: flag,
  is_valid_onetime_b: flag,
  start_dt: moment,
  end_dt: moment,
  maintenance_type: (value) => labelOf(LOVS_JA.maintenance_type, value),
};

const isKnown = (field: string): field is keyof typeof fields => Object.hasOwn(fields, field);

/** What an operation changed, `残数：3 → 5`, one line a field; what only names its object stands alone. */
export function changeLines(row: HistoryRow): readonly string[] {
  return row.changes.flatMap(({ field, from, to }) => {
    if (!isKnown(field)) return [];
    const words = (value: string | null) => (value === null ? t('histories.none') : WORDS[field](value, row));
    if (from !== null && from === to)
      return [t('histories.changed.named', { field: fields[field], value: words(from) })];
    return [t('histories.changed.line', { field: fields[field], from: words(from), to: words(to) })];
  });
}
