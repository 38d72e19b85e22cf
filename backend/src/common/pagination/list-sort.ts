import { all, Optional, rule, type FieldRule } from '../validation/rules.js';

export interface ListSort {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

/** `sort` of a list, `["field","ASC"]`, by one of `fields` (contract, Conventions). */
export const SortText = (fields: readonly string[]): FieldRule =>
  all(
    Optional(),
    rule('sort', 'invalid_value', (value) => {
      const sort = parseSort(value);
      return sort !== null && fields.includes(sort.field);
    }),
  );

/** The order that a checked {@link SortText} asks for; null when it asks for none. */
export function parseSort(text: unknown): ListSort | null {
  const [, field, direction] = (typeof text === 'string' && /^\["(\w{1,40})", ?"(ASC|DESC)"\]$/.exec(text)) || [];
  return field !== undefined && (direction === 'ASC' || direction === 'DESC') ? { field, direction } : null;
}
