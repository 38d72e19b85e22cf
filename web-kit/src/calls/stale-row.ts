import { ApiError } from './api-error';

/** A row as somebody else has written it, as far as a refusal tells it. */
export type CurrentRow = Readonly<Record<string, unknown>> & { readonly version: number };

/** Of what somebody else was first with: who and when, and what is written there now. */
export interface StaleFields {
  readonly by: string | null;
  readonly at: string | null;
  readonly current: Readonly<Record<string, unknown>>;
}

export interface StaleRow extends StaleFields {
  readonly current: CurrentRow;
}

/** What a refusal as stale tells of fields that have no version of their own; null of all other failures. */
export function staleFieldsOf(error: unknown): StaleFields | null {
  if (!(error instanceof ApiError)) return null;
  const { by, at, current } = error.problem;
  return isFields(current) ? { by: textOrNull(by), at: textOrNull(at), current } : null;
}

/** What a refusal as stale tells of a row; null of all other failures. */
export function staleRowOf(error: unknown): StaleRow | null {
  const stale = staleFieldsOf(error);
  return stale !== null && isRow(stale.current) ? { by: stale.by, at: stale.at, current: stale.current } : null;
}

const isFields = (value: unknown): value is StaleFields['current'] => typeof value === 'object' && value !== null;
const isRow = (fields: StaleFields['current']): fields is CurrentRow => typeof fields['version'] === 'number';
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
