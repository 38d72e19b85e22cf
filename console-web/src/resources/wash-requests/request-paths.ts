import type { Identifier } from 'ra-core';
import { t } from '../../i18n';

/** Type 1 cancels the pickup, type 2 discards the request. */
export type CancelType = 1 | 2;

/** Every address about requests; `listQuery` is the list's query, which they take along to lead back to it. */
export const requestPaths = {
  list: (listQuery: string): string => `/wash-requests${listQuery}`,
  detail: (id: Identifier, listQuery = ''): string => `/wash-requests-change/${id}${listQuery}`,
  date: (id: Identifier, listQuery = ''): string => `/wash-request-date-change/${id}${listQuery}`,
  cancel: (id: Identifier, type: CancelType, listQuery = ''): string =>
    `/wash-request-cancel/${id}/${type}${listQuery}`,
};

/** The query of a request that was opened from the day's work. */
export const FROM_DAY = '?from=day';

/** The way back from a request: to the day that it was opened from, else to the list as it was. */
export const wayBack = (query: string) =>
  query === FROM_DAY
    ? { to: '/', label: t('requests.detail.backToDay') }
    : { to: requestPaths.list(query), label: t('requests.detail.back') };

/** Where a screen was opened from, as the state of its place: told to lead back there. */
export const OPENED_FROM_LIST = 'list';

/** The request list with a filter, as react-admin reads it. */
export const requestListPath = (filter: object): string =>
  requestPaths.list(`?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
