import type { FastifyReply } from 'fastify';

/** A stretch of a list, and how long the whole list is. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly offset: number;
  readonly total: number;
}

/** Answers a page: its rows, and `Content-Range: users 0-24/319`; without rows the span is `*`. */
export function answerPage<Row>(reply: FastifyReply, resource: string, { rows, offset, total }: Page<Row>): Row[] {
  const span = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  void reply.header('content-range', `${resource} ${span}/${total}`);
  return rows;
}
