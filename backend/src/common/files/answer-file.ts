import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { csvStream, type CsvEncoding } from './csv.js';
import type { Cell, Table } from './table.js';
import { xlsxStream } from './xlsx.js';

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CSV_TYPES: Readonly<Record<CsvEncoding, string>> = {
  utf8: 'text/csv; charset=utf-8',
  cp932: 'text/csv; charset=Shift_JIS',
};

/** Answers a table as a file; without rows there is nothing to hand out: 204. */
export async function answerFile(
  reply: FastifyReply,
  table: Table,
  {
    format = 'csv',
    encoding = 'utf8',
  }: { readonly format?: FileFormat | undefined; readonly encoding?: CsvEncoding } = {},
): Promise<StreamableFile | undefined> {
  // The first row is read before the status is written: what fails up to there is a problem document.
  const rows = table.rows[Symbol.asyncIterator]();
  const first = await rows.next();
  if (first.done === true) {
    void reply.status(204);
    return undefined;
  }
  const whole = { ...table, rows: resumed(first.value, rows) };
  const isCsv = format === 'csv';
  void reply.header('content-disposition', disposition(`${table.name}.${format}`));
  const stream: Readable = isCsv ? csvStream(whole, encoding) : xlsxStream(whole);
  return new StreamableFile(stream, { type: isCsv ? CSV_TYPES[encoding] : XLSX_TYPE });
}

async function* resumed(first: readonly Cell[], rest: AsyncIterator<readonly Cell[]>) {
  yield first;
  for (;;) {
    const next = await rest.next();
    if (next.done === true) return;
    yield next.value;
  }
}

/** The name as every browser reads it: in ASCII, and as UTF-8 by RFC 5987. */
export function disposition(name: string): string {
  const ending = name.slice(name.lastIndexOf('.'));
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="export${ending}"; filename*=UTF-8''${encoded}`;
}
