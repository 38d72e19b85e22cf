import type { ClassConstructor } from 'class-transformer';
import { FieldErrors } from '../errors/field-errors.js';
import { SERVER_LIMITS } from '../server-limits.js';
import { checkedBody } from '../validation/checked-body.js';
import type { ListQuery } from './list.query.dto.js';

/** What one list lets its callers ask for. */
export interface ListSpec<Filter extends object> {
  readonly filter: ClassConstructor<Filter>;
  /** Sortable fields and the SQL each stands for. */
  readonly sorts: Readonly<Record<string, string>>;
  /** The list's own order, without ORDER BY. */
  readonly order: string;
  /** Makes every order total, so that no row is on two pages. */
  readonly tieBreak: string;
  readonly pageSize: number;
}

export interface ListSort {
  /** One of the list's `sorts`. */
  readonly field: string;
  readonly isDescending: boolean;
}

/** A question that was checked: its SQL holds nothing of the caller's own text. */
export interface ListRequest<Filter> {
  readonly filter: Filter;
  readonly orderBy: string;
  /** What the caller sorts by; null: the list's own order. */
  readonly sort: ListSort | null;
  readonly offset: number;
  readonly limit: number;
}

/** Reads filter, range and sort. Throws {@link FieldErrors} for anything unknown or malformed, named by its field. */
export async function listRequest<Filter extends object>(
  query: ListQuery,
  spec: ListSpec<Filter>,
): Promise<ListRequest<Filter>> {
  const filter = await checkedBody(spec.filter, filterOf(query));
  const sort = sortOf(query.sort, spec);
  return { filter, sort, orderBy: orderOf(sort, spec), ...rangeOf(query.range, spec.pageSize) };
}

/** The JSON of `filter`, empty values left out: an emptied search field filters nothing. */
function filterOf({ filter }: ListQuery): Record<string, unknown> {
  const parsed = isEmpty(filter) ? {} : parseJson(filter, 'filter');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid('filter');
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== '' && value !== null));
}

/** The JSON of `range`: first and last row, from 0. Throws {@link FieldErrors}. */
export function rangeOf(range: string | undefined, pageSize: number): { offset: number; limit: number } {
  if (isEmpty(range)) return { offset: 0, limit: pageSize };
  const parsed = parseJson(range, 'range');
  if (!isPair(parsed)) throw invalid('range');
  const [first, last] = parsed;
  if (!isWhole(first) || !isWhole(last) || first < 0 || last < first) throw invalid('range');
  return { offset: first, limit: Math.min(last - first + 1, SERVER_LIMITS.consoleRowsMax) };
}

function sortOf(sort: string | undefined, spec: ListSpec<object>): ListSort | null {
  if (isEmpty(sort)) return null;
  const parsed = parseJson(sort, 'sort');
  if (!isPair(parsed)) throw invalid('sort');
  const [field, direction] = parsed;
  if (typeof field !== 'string' || !Object.hasOwn(spec.sorts, field)) throw invalid('sort');
  if (direction !== 'ASC' && direction !== 'DESC') throw invalid('sort');
  return { field, isDescending: direction === 'DESC' };
}

function orderOf(sort: ListSort | null, spec: ListSpec<object>): string {
  if (sort === null) return `${spec.order}, ${spec.tieBreak}`;
  return `${spec.sorts[sort.field]} ${sort.isDescending ? 'DESC' : 'ASC'}, ${spec.tieBreak}`;
}

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isEmpty = (text: string | undefined): text is undefined | '' => text === undefined || text === '';

function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(field);
  }
}

const invalid = (field: string): FieldErrors => FieldErrors.on(field, 'invalid_value');
