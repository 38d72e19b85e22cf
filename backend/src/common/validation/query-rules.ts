import { Transform } from 'class-transformer';
import { LIMITS } from '@laundry/shared/constants/limits';
import { all, listed, rule, type FieldRule } from './rules.js';

const MAX_INT = 2_147_483_647;

/** true or false in a query: `true`, `1`, `false`, `0`. */
export const QueryFlag = (): FieldRule =>
  all(
    Transform(({ value }: { value: unknown }) => FLAGS.get(value) ?? value),
    rule('queryFlag', 'invalid_value', (value) => typeof value === 'boolean'),
  );

/** One id or several in a query, `1,2` or repeated; what is no id is refused. */
export const QueryIds = (): FieldRule =>
  all(
    Transform(({ value }: { value: unknown }) => listed(value)),
    rule('queryIds', 'invalid_value', (value) => {
      if (!Array.isArray(value) || value.length > LIMITS.consoleRowsMax) return false;
      return value.every((id) => Number.isInteger(id) && (id as number) >= 1 && (id as number) <= MAX_INT);
    }),
  );

const FLAGS = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['0', false],
  [0, false],
]);
