import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OPERATION_LOVS_JA } from '@laundry/shared/masters/operation-names-ja';
import { historyMonths } from '@laundry/shared/rules/history/history-months';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { type JstDate, eachDay, endOfMonth, monthOf } from '@laundry/shared/time/jst';
import { type Filter, filledIn, text } from './filter';

export const HISTORY_IDS = ['wreq_id', 'user_id'] as const;
/** The jobs of the month's turn have no day. */
const WITHOUT_DAY: readonly string[] = [OPERATION.monthlyGrant, OPERATION.monthlyCharge].map(String);

export const hasDays = (operationType: unknown): boolean => !WITHOUT_DAY.includes(String(operationType));
export const daysOf = (month: string): readonly JstDate[] => eachDay(`${month}-01`, endOfMonth(`${month}-01`));

/** This month and pickup requests: what the screen starts with. */
export const initialFilter = (today: JstDate): Filter => ({
  month: monthOf(today),
  operation_type: String(OPERATION.requestCreated),
});

/**
 * The filter that values make: a month or a type that is not offered is the one that the screen starts with, a day
 * stays only while its month and its type have it, ids are digits.
 */
export function historyFilter(values: Filter, today: JstDate): Filter {
  const set = filledIn(values);
  const initial = initialFilter(today);
  const month = historyMonths(today).find((offered) => offered === set['month']) ?? monthOf(today);
  const type = OPERATION_LOVS_JA.find(({ key }) => key === text(set['operation_type']))?.key;
  const operation_type = type ?? text(initial['operation_type']);
  const { date, ...rest }: Filter = { ...set, month, operation_type };
  const hasDate = hasDays(operation_type) && daysOf(month).includes(text(date));
  const ids = HISTORY_IDS.filter((id) => id in rest).map((id) => [id, toHalfWidth(text(set[id]))] as const);
  return { ...rest, ...(hasDate ? { date } : {}), ...Object.fromEntries(ids) };
}
