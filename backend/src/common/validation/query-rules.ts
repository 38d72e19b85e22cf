import { Transform } from 'class-transformer';
import { isRowId, parseRowId } from '@laundry/shared/text/row-id';
import { SERVER_LIMITS } from '../server-limits.js';
import { refuseOutsizedJson } from './outsized-json.js';
import { all, rule, Text, Whole, type FieldRule } from './rules.js';

/** true or false in a query: `true`, `1`, `false`, `0`. */
export const QueryFlag = (): FieldRule =>
  all(
    Transform(({ value }: { value: unknown }) => FLAGS.get(value) ?? value),
    rule('queryFlag', 'invalid_value', (value) => typeof value === 'boolean'),
  );

/** A whole number in a query string, spelled in digits without a leading zero. */
export function QueryWhole({ min, max }: { min: number; max: number }): FieldRule {
  return all(
    Transform(({ value }: { value: unknown }) => numberOf(value)),
    Whole({ min, max }),
  );
}

/** Several values in a query: `a=1&a=2`, `a[]=1&a[]=2` and `a=1,2` alike; each one of `values`. */
export function QuerySet(values: readonly number[]): FieldRule {
  return all(
    Transform(({ value }: { value: unknown }) => [...new Set(listed(value))]),
    rule(
      'querySet',
      'invalid_value',
      (value) => Array.isArray(value) && value.every((each) => values.some((one) => one === each)),
    ),
  );
}

/** An id of a row in a query, or in the JSON of `filter`. */
export const QueryId = (): FieldRule =>
  all(
    Transform(({ value }: { value: unknown }) => idOf(value)),
    rule('queryId', 'invalid_value', isRowId),
  );

/** One id or several in a query, `1,2` or repeated; what is no id is refused. */
export const QueryIds = (): FieldRule =>
  all(
    Transform(({ value }: { value: unknown }) => listed(value).map(idOf)),
    rule(
      'queryIds',
      'invalid_value',
      (value) => Array.isArray(value) && value.length <= SERVER_LIMITS.consoleRowsMax && value.every(isRowId),
    ),
  );

/** JSON in a query, of at most `max` characters; what is too deep is refused before anything looks into it. */
export const JsonText = ({ max }: { max: number }): FieldRule =>
  all(
    Transform(({ value }: { value: unknown }) => {
      if (typeof value === 'string') refuseOutsizedJson(value);
      return value;
    }),
    Text({ max }),
  );

/** `1,2`, repeated parameters and single ones alike: what is written in digits becomes a number. */
function listed(value: unknown): unknown[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const parts = values.flatMap((each): unknown[] => (typeof each === 'string' ? each.split(',') : [each]));
  return parts.map(numberOf);
}

/** What is spelled in digits without a leading zero as its number. */
const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && /^(0|-?[1-9]\d{0,9})$/.test(value) ? Number(value) : value;

/** The id that a text spells; anything else as it is, for the rule to judge. */
const idOf = (value: unknown): unknown => (typeof value === 'string' ? (parseRowId(value) ?? value) : value);

const FLAGS = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['0', false],
  [0, false],
]);
