import { STAGES } from '@laundry/shared/rules/request-progress';
import { isSearchSpan, lastDayOfSpan } from '@laundry/shared/rules/search-span';
import { slashDate } from '@laundry/shared/time/display';
import { type JstDate, parseDate } from '@laundry/shared/time/jst';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestFilter } from '../../../providers/wash-request-calls';

/** The filters of the list as the form and the address bar hold them: texts, empty when not set. */
export interface RequestSearch {
  readonly from: string;
  readonly to: string;
  /** Empty for all, `none` for unassigned, or an id. */
  readonly staff_id: string;
  readonly status: readonly number[];
  /** Empty for all, `1,2`, `3,4`, or one size. */
  readonly size: string;
  readonly user_id: string;
  readonly venue_provider_name: string;
}

const TEXTS = ['staff_id', 'size', 'user_id', 'venue_provider_name'] as const;
const STATUSES: readonly number[] = STAGES.map((stage) => stage.status);

export const emptySearch = (today: JstDate): RequestSearch => ({
  from: today,
  to: today,
  staff_id: '',
  status: [],
  size: '',
  user_id: '',
  venue_provider_name: '',
});

/** Reads the address bar; what is missing is the default, today to today (spec 2 §5). */
export function readSearch(params: URLSearchParams, today: JstDate): RequestSearch {
  const text = (name: string): string => params.get(name) ?? '';
  return {
    from: params.get('from') ?? today,
    to: params.get('to') ?? today,
    staff_id: text('staff_id'),
    status: STATUSES.filter((status) => text('status').split(',').includes(String(status))),
    size: text('size'),
    user_id: text('user_id'),
    venue_provider_name: text('venue_provider_name'),
  };
}

/** Writes the filters that are set; the period always, so that the address means the same tomorrow. */
export function writeSearch(search: RequestSearch): URLSearchParams {
  const params = new URLSearchParams({ from: search.from, to: search.to });
  if (search.status.length > 0) params.set('status', search.status.join(','));
  for (const name of TEXTS) if (search[name].trim() !== '') params.set(name, search[name].trim());
  return params;
}

/** Why these filters cannot be searched with; null when they can (spec 2 §5). */
export function searchProblem({ from, to, user_id }: RequestSearch): string | null {
  const { problems } = requestTexts.search;
  const first = parseDate(from);
  const last = parseDate(to);
  if (first === null || last === null) return problems.incomplete;
  if (last < first) return problems.reversed;
  if (!isSearchSpan(first, last)) return problems.tooLong(slashDate(lastDayOfSpan(first)));
  return /^\d*$/.test(user_id.trim()) ? null : problems.userId;
}

/** The filters as the API takes them. */
export const filterOf = (search: RequestSearch): RequestFilter => ({
  ...search,
  user_id: search.user_id.trim(),
  venue_provider_name: search.venue_provider_name.trim(),
});

/** How many filters besides the period are set, for the phone's folded panel. */
export const activeFilters = (search: RequestSearch): number =>
  TEXTS.filter((name) => search[name].trim() !== '').length + (search.status.length > 0 ? 1 : 0);

/** The stages as the checkboxes offer them, in their order. */
export const STATUS_CHOICES = STAGES.map((stage) => stage.status);
