import { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { withoutUnfitCharacters } from '@laundry/shared/text/characters';
import { stringify } from 'csv-stringify';
import { cp932Encoder, fitCp932 } from './cp932.js';
import { escapeFormula } from './escape-formula.js';
import type { Cell, Table } from './table.js';

export type CsvEncoding = 'utf8' | 'cp932';

/** A table as CSV, CRLF at the end of each line; UTF-8 begins with a BOM, by which Excel knows it. */
export function csvStream({ header, rows }: Table, encoding: CsvEncoding): Readable {
  const csv = stringify({ record_delimiter: 'windows', bom: encoding === 'utf8' });
  const lines = Readable.from(linesOf(header, rows, encoding));
  if (encoding === 'utf8') return pipeline(lines, csv, ignore);
  return pipeline(lines, csv, cp932Encoder(), ignore);
}

async function* linesOf(header: Table['header'], rows: Table['rows'], encoding: CsvEncoding) {
  yield [...header];
  for await (const row of rows) yield row.map((cell) => cellOf(cell, encoding));
}

/** The text is changed first: a small equals sign is a plain one in CP932, and would begin a formula after the escape. */
function cellOf(cell: Cell, encoding: CsvEncoding): Cell {
  if (typeof cell !== 'string') return cell;
  const text = withoutUnfitCharacters(cell);
  return escapeFormula(encoding === 'cp932' ? fitCp932(text) : text);
}

/** An error ends the answer: the streams destroy each other, and who reads the last one sees it. */
const ignore = (): void => undefined;
