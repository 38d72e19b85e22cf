import { ApiError } from './api-error';

/** A row as somebody else has written it, as far as a refusal tells it. */
export type CurrentRow = Readonly<Record<string, unknown>> & { readonly version: number };

/** Of what somebody else was first with: who and when, and what is written there now. */
export interface StaleRow {
  readonly by: string | null;
  readonly at: string | null;
  readonly current: CurrentRow;
}

/** What a refusal as stale tells; null of all other failures. */
export function staleRowOf(error: unknown): StaleRow | null {
  if (!(error instanceof ApiError)) return null;
  const { by, at, current } = error.problem;
  return isRow(current) ? { by: textOrNull(by), at: textOrNull(at), current } : null;
}

const isRow = (value: unknown): value is CurrentRow =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
