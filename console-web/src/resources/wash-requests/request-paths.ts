import type { Progress } from '@laundry/shared/constants/progress';
import { OPEN } from '@laundry/shared/rules/dispatch/unassigned';
import { parseRowId } from '@laundry/shared/text/row-id';
import type { JstDate } from '@laundry/shared/time/jst';
import type { Identifier } from 'ra-core';
import { customerPath } from '../../components/links/CustomerLink';
import { t } from '../../i18n';

/** Type 1 cancels the pickup, type 2 discards the request. */
export type CancelType = 1 | 2;

/** Every address about requests; `listQuery` is the list's query, which they take along to lead back to it. */
export const requestPaths = {
  list: (listQuery: string): string => `/wash-requests${listQuery}`,
  board: (date: JstDate): string => `/assign-board?date=${date}`,
  detail: (id: Identifier, listQuery = ''): string => `/wash-requests-change/${id}${listQuery}`,
  date: (id: Identifier, listQuery = ''): string => `/wash-request-date-change/${id}${listQuery}`,
  cancel: (id: Identifier, type: CancelType, listQuery = ''): string =>
    `/wash-request-cancel/${id}/${type}${listQuery}`,
};

/** The query of a request that was opened from the day's work. */
export const FROM_DAY = '?from=day';

const BOARD = 'board';
/** The query of a request that was opened from the board of a day. */
export const fromBoard = (date: JstDate): string => `?${BOARD}=${date}`;

const CUSTOMER = 'customer';
/** The query of a request that was opened from its customer's page. */
export const fromCustomer = (id: number): string => `?${CUSTOMER}=${id}`;
/** Whose page a request was opened from. */
export const customerOpenedFrom = (query: string): number | null =>
  parseRowId(new URLSearchParams(query).get(CUSTOMER) ?? '');

/** The way back from a request: to the day, the board or the customer that it was opened from, else to the list as it was. */
export function wayBack(query: string) {
  if (query === FROM_DAY) return { to: '/', label: t('requests.detail.backToDay') };
  const date = new URLSearchParams(query).get(BOARD);
  if (date !== null) return { to: requestPaths.board(date), label: t('requests.detail.backToBoard') };
  const customer = customerOpenedFrom(query);
  if (customer !== null) return { to: customerPath(customer), label: t('requests.detail.backToCustomer') };
  return { to: requestPaths.list(query), label: t('requests.detail.back') };
}

/** Where a screen was opened from, as the state of its place: told to lead back there. */
export const OPENED_FROM_LIST = 'list';

/** The state of a place that leads to a request to stamp its next stage: its status as it was seen. */
export const toAdvance = (status: Progress): { readonly advance: Progress } => ({ advance: status });

/** The status that was seen where somebody was led to a request to stamp its next stage; null: something else led here. */
export const seenToAdvance = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'advance' in state && typeof state.advance === 'number'
    ? state.advance
    : null;

/** The request list with a filter, as react-admin reads it. */
export const requestListPath = (filter: object): string =>
  requestPaths.list(`?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);

/** Of a day, what `isUnassigned` counts. */
export const unassignedListPath = (date: JstDate): string =>
  requestListPath({ from: date, to: date, staff_id: 'none', status: OPEN });
