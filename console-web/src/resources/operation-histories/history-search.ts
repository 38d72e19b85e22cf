import { OPERATION } from '@laundry/shared/constants/operation-types';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { historyMonths } from '@laundry/shared/rules/history-months';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { type JstDate, eachDay, endOfMonth, monthOf } from '@laundry/shared/time/jst';
import { historyTexts } from '../../i18n/operation-histories';

/** The filters of the history as the form and the address bar hold them: texts, empty when not set (spec 3 §2.9). */
export interface HistorySearch {
  readonly month: string;
  readonly date: string;
  readonly operation_type: string;
  readonly operation_user_id: string;
  readonly wreq_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly company: string;
}

const TEXTS = ['date', 'operation_user_id', 'wreq_id', 'user_id', 'name', 'company'] as const;
const IDS = ['wreq_id', 'user_id'] as const;
/** The jobs of the month's turn have no day (spec 3 §5). */
const WITHOUT_DAY: readonly string[] = [OPERATION.monthlyGrant, OPERATION.monthlyCharge].map(String);

export const hasDays = (operationType: string): boolean => !WITHOUT_DAY.includes(operationType);

/** This month and pickup requests: what the screen starts with (spec 3 §5). */
export const emptyHistorySearch = (today: JstDate): HistorySearch => ({
  month: monthOf(today),
  date: '',
  operation_type: String(OPERATION.requestCreated),
  operation_user_id: '',
  wreq_id: '',
  user_id: '',
  name: '',
  company: '',
});

/** Reads the address bar; a month or type that is not offered is the default, a day of another month is none. */
export function readHistorySearch(params: URLSearchParams, today: JstDate): HistorySearch {
  const base = emptyHistorySearch(today);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, params.get(name) ?? '']));
  const month = historyMonths(today).find((offered) => offered === params.get('month')) ?? base.month;
  const type = LOVS_JA.operation_type.find(({ key }) => key === params.get('operation_type'))?.key;
  return consistent({ ...base, ...texts, month, operation_type: type ?? base.operation_type });
}

/** A day stays only while its month and its type have it. */
export function consistent(search: HistorySearch): HistorySearch {
  const hasDay = hasDays(search.operation_type) && daysOf(search.month).includes(search.date);
  return hasDay ? search : { ...search, date: '' };
}

/** Month and type always, so that the address means the same tomorrow; else what is set. */
export function writeHistorySearch(search: HistorySearch, page = 0): URLSearchParams {
  const params = new URLSearchParams(historyFilterOf(search));
  if (page > 0) params.set('page', String(page + 1));
  return params;
}

/** The filters as the API takes them. */
export function historyFilterOf(search: HistorySearch): Readonly<Record<string, string>> {
  const values = { ...search, wreq_id: toHalfWidth(search.wreq_id), user_id: toHalfWidth(search.user_id) };
  const set = Object.entries(values).map(([name, value]): [string, string] => [name, value.trim()]);
  return Object.fromEntries(set.filter(([, value]) => value !== ''));
}

/** Why these filters cannot be searched with; null when they can. */
export const historySearchProblem = (search: HistorySearch): string | null =>
  IDS.every((name) => /^\d*$/.test(toHalfWidth(search[name]))) ? null : historyTexts.search.problems.ids;

export const daysOf = (month: string): readonly JstDate[] => eachDay(`${month}-01`, endOfMonth(`${month}-01`));

export const activeHistoryFilters = (search: HistorySearch): number =>
  TEXTS.filter((name) => search[name].trim() !== '').length;
