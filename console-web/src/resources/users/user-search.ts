import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { parseDate } from '@laundry/shared/time/jst';
import { userTexts } from '../../i18n/users';
import type { UserFilter } from '../../providers/user-calls';

/** The filters of the user list as the form and the address bar hold them: texts, empty when not set (spec 3 §2.11). */
export interface UserSearch {
  readonly created_from: string;
  readonly created_to: string;
  readonly id: string;
  readonly name: string;
  readonly kana: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly email: string;
  readonly status: string;
}

export const EMPTY_SEARCH: UserSearch = {
  created_from: '',
  created_to: '',
  id: '',
  name: '',
  kana: '',
  zipcode: '',
  phone: '',
  email: '',
  status: '',
};

const FIELDS = Object.keys(EMPTY_SEARCH) as readonly (keyof UserSearch)[];
export const STATUSES: readonly UserStatus[] = Object.values(USER_STATUS);

/** Reads the address bar; a status that there is not counts as none. */
export function readUserSearch(params: URLSearchParams): UserSearch {
  const read = Object.fromEntries(FIELDS.map((field) => [field, params.get(field) ?? '']));
  const status = STATUSES.map(String).find((known) => known === read['status']) ?? '';
  return { ...EMPTY_SEARCH, ...read, status };
}

/** From 0; the address bar counts from 1. */
export const readPage = (params: URLSearchParams): number => Math.max(1, Number(params.get('page')) || 1) - 1;

/** Writes the filters that are set, and the page unless it is the first. */
export function writeUserSearch(search: UserSearch, page = 0): URLSearchParams {
  const params = new URLSearchParams(setFilters(search));
  if (page > 0) params.set('page', String(page + 1));
  return params;
}

/** Why these filters cannot be searched with; null when they can. */
export function userSearchProblem(search: UserSearch): string | null {
  const { problems } = userTexts.search;
  const { created_from: from, created_to: to } = search;
  const isDate = (day: string) => day === '' || parseDate(day) !== null;
  if (!isDate(from) || !isDate(to) || (from !== '' && to !== '' && to < from)) return problems.period;
  return /^\d*$/.test(toHalfWidth(search.id)) ? null : problems.id;
}

/** The filters as the API takes them. */
export function userFilterOf(search: UserSearch): UserFilter {
  const { status, id, ...texts } = Object.fromEntries(setFilters(search));
  return {
    ...texts,
    ...(id === undefined ? {} : { id: toHalfWidth(id) }),
    ...(status === undefined ? {} : { status: [Number(status)] }),
  };
}

export const activeUserFilters = (search: UserSearch): number => setFilters(search).length;

const setFilters = (search: UserSearch): [string, string][] =>
  FIELDS.map((field): [string, string] => [field, search[field].trim()]).filter(([, value]) => value !== '');
