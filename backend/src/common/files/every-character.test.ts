import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import iconv from 'iconv-lite';
import { csvStream, type CsvEncoding } from './csv.js';
import type { Table } from './table.js';
import { xlsxStream } from './xlsx.js';
import { xmlErrors } from '../../../test/harness/calls/files.js';

const COLUMNS = 40;
const FORMULA = /^[=+\-@\t\r]/;
const PRIVATE_PLANES = 0xf0000;

/** Every character that Unicode gives a meaning to, the private ones of the first plane, and what no text may hold. */
const CHARACTERS: readonly string[] = Array.from({ length: 0x110000 }, (_, code) => code)
  .map((code) => String.fromCodePoint(code))
  .filter((char) => /^\p{Noncharacter_Code_Point}$/u.test(char) || isMeant(char));

function isMeant(char: string): boolean {
  return /^\P{Cn}$/u.test(char) && (char.codePointAt(0) ?? 0) < PRIVATE_PLANES;
}

const HEADER = Array.from({ length: COLUMNS }, (_, place) => `c${place}`);

async function* inRows(cells: readonly string[]) {
  for (let first = 0; first < cells.length; first += COLUMNS) yield cells.slice(first, first + COLUMNS);
}
const table = (cells: readonly string[]): Table => ({ name: 'all', header: HEADER, rows: inRows(cells) });
/** As many cells as fill the last row, too. */
const filled = (cells: readonly string[]): readonly string[] => [
  ...cells,
  ...Array<string>((COLUMNS - (cells.length % COLUMNS)) % COLUMNS).fill('x'),
];

/** All of them in the middle of cells. */
const together: readonly string[] = Array.from(
  { length: Math.ceil(CHARACTERS.length / 500) },
  (_, place) => `a${CHARACTERS.slice(500 * place, 500 * (place + 1)).join('')}`,
);

it.each<[CsvEncoding, readonly ((bytes: Buffer) => string)[]]>([
  ['utf8', [(bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)]],
  ['cp932', [(bytes) => iconv.decode(bytes, 'cp932'), (bytes) => new TextDecoder('shift_jis').decode(bytes)]],
])('all of Unicode in a CSV (%s) keeps its columns, and no cell begins a formula', async (encoding, decoders) => {
  const cells = filled([...CHARACTERS.map((char) => `${char}x`), ...together]);
  const bytes = await buffer(csvStream(table(cells), encoding));
  for (const decode of decoders) {
    const rows: string[][] = parse(decode(bytes));
    expect(rows).toHaveLength(cells.length / COLUMNS + 1);
    expect(rows.filter((row) => row.length !== COLUMNS)).toEqual([]);
    expect(rows.flat().filter((cell) => FORMULA.test(cell.normalize('NFKC')))).toEqual([]);
  }
});

it('all of Unicode in a workbook is XML, and opens again', async () => {
  const bytes = await buffer(xlsxStream(table(filled(together))));
  expect(await xmlErrors(bytes)).toEqual([]);
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  expect(workbook.worksheets[0]?.rowCount).toBe(filled(together).length / COLUMNS + 1);
});
