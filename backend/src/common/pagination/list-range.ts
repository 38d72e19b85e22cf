import type { FastifyReply } from 'fastify';
import { all, Optional, rule, type FieldRule } from '../validation/rules.js';

/** Rows `first` to `last` of a list, both included, from 0. */
export interface ListRange {
  readonly first: number;
  readonly last: number;
}

/** Rows of a list and how many there are in all. */
export interface ListPage<Row> {
  readonly rows: Row[];
  readonly first: number;
  readonly total: number;
}

const MAX_ROW = 1_000_000;

/** `range` of a list, `[0,24]`; at most `rows` rows (contract, Conventions). */
export const RangeText = ({ rows }: { rows: number }): FieldRule =>
  all(
    Optional(),
    rule('range', 'invalid_value', (value) => {
      const range = parseRange(value);
      return range !== null && range.last - range.first < rows;
    }),
  );

/** The rows that a checked {@link RangeText} asks for; null when it asks for none in particular. */
export function parseRange(text: unknown): ListRange | null {
  const [, first, last] = (typeof text === 'string' && /^\[ ?(\d{1,7}), ?(\d{1,7}) ?\]$/.exec(text)) || [];
  const range = { first: Number(first), last: Number(last) };
  return range.first <= range.last && range.last <= MAX_ROW ? range : null;
}

/** Writes `Content-Range: <resource> 0-24/319` and answers the rows. */
export function answerPage<Row>(reply: FastifyReply, resource: string, { rows, first, total }: ListPage<Row>): Row[] {
  const shown = rows.length === 0 ? '*' : `${first}-${first + rows.length - 1}`;
  void reply.header('content-range', `${resource} ${shown}/${total}`);
  return rows;
}
