import { STAGES } from '@laundry/shared/rules/stages/request-progress';
import { isSearchSpan, lastDayOfSpan } from '@laundry/shared/rules/dispatch/search-span';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { slashDate } from '@laundry/shared/time/display';
import { type JstDate, parseDate } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import { type Filter, filledIn, text } from '../../../providers/filter';

/** The list is never paged. */
export const WHOLE_LIST = 100_000;

const IDS = ['id', 'user_id'] as const;

/** Today: what the list opens with. */
export const initialFilter = (today: JstDate) => ({ from: today, to: today });

/** Both days of a search; null where there is none. */
export const periodOf = (values: Filter) => ({
  from: parseDate(text(values['from'])),
  to: parseDate(text(values['to'])),
});

/** Why these values cannot be searched with; null when they can. */
export function searchProblem(values: Filter): string | null {
  if (!IDS.every((name) => /^\d*$/.test(toHalfWidth(text(values[name]).trim())))) return t('requests.search.badId');
  const { from, to } = periodOf(values);
  if (from === null || to === null) return t('requests.search.incomplete');
  if (to < from) return t('requests.search.reversed');
  return isSearchSpan(from, to) ? null : t('requests.search.tooLong', { last: slashDate(lastDayOfSpan(from)) });
}

/** The filter that values make: what is filled in, ids in half-width digits, stages in their order. */
export function requestFilter(values: Filter): Filter {
  const { status, ...set } = filledIn(values);
  const stages = STAGES.map((stage) => stage.status).filter((one) => Array.isArray(status) && status.includes(one));
  const ids = IDS.filter((name) => name in set).map((name) => [name, toHalfWidth(text(set[name]))] as const);
  return { ...set, ...Object.fromEntries<string>(ids), ...(stages.length > 0 ? { status: stages } : {}) };
}
