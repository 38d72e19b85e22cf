import { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import { cp932Encoder } from './cp932.js';
import { escapeFormula } from './escape-formula.js';
import type { Table } from './table.js';

export type CsvEncoding = 'utf8' | 'cp932';

/** A table as CSV, CRLF at the end of each line; UTF-8 begins with a BOM, by which Excel knows it. */
export function csvStream({ header, rows }: Table, encoding: CsvEncoding): Readable {
  const csv = stringify({ record_delimiter: 'windows', bom: encoding === 'utf8' });
  const lines = Readable.from(linesOf(header, rows));
  if (encoding === 'utf8') return pipeline(lines, csv, ignore);
  return pipeline(lines, csv, cp932Encoder(), ignore);
}

async function* linesOf(header: Table['header'], rows: Table['rows']) {
  yield [...header];
  for await (const row of rows) yield row.map(escapeFormula);
}

/** An error ends the answer: the streams destroy each other, and who reads the last one sees it. */
const ignore = (): void => undefined;
