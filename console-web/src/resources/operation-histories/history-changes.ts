import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { slashDate } from '@laundry/shared/time/display';
import { timeOf } from '@laundry/shared/time/jst';
import { historyTexts } from '../../i18n/operation-histories';
import type { HistoryRow } from '../../providers/api-types';

type Words = (value: string, row: HistoryRow) => string;

const { changes: texts } = historyTexts;
const moment: Words = (value) => `${slashDate(value)} ${timeOf(value)}`;

/** How the fields that people know by name read; the others stay in the record only. */
const WORDS: Readonly<Record<keyof typeof texts.fields, Words>> = {
  count: (value) => value,
  available_request_count: (value) => value,
  status: (value, row) =>
    labelOf(row.operation_type === OPERATION.reverted ? LOVS_JA.pd_status_type : LOVS_JA.status_type, value),
  sched_pickup_dt: moment,
  sched_delivery_dt: moment,
};

const isKnown = (field: string): field is keyof typeof texts.fields => field in texts.fields;

/** What a deed changed, `残数：3 → 5`, one line a field. */
export function changeLines(row: HistoryRow): readonly string[] {
  return row.changes.flatMap(({ field, from, to }) => {
    if (!isKnown(field)) return [];
    const words = (value: string | null) => (value === null ? historyTexts.none : WORDS[field](value, row));
    return [texts.line(texts.fields[field], words(from), words(to))];
  });
}
