import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { withoutUnfitCharacters } from '@laundry/shared/text/characters';
import type { Cell, Table } from './table.js';

const WIDTH = 18;

/** A table as an Excel sheet, written row by row no faster than it is taken. Cells are values, never formulas. */
export function xlsxStream(table: Table): Readable {
  const out = new PassThrough();
  write(table, out).catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}

async function write({ name, header, rows }: Table, out: PassThrough): Promise<void> {
  // 550 files, which a server that starts has no use for yet.
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true });
  const sheet = workbook.addWorksheet(sheetName(name), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = header.map((title) => ({ header: title, width: WIDTH }));
  const first = sheet.getRow(1);
  first.font = { bold: true };
  first.commit();
  for await (const row of rows) {
    sheet.addRow(row.map(cleaned)).commit();
    if (out.writableNeedDrain) await once(out, 'drain');
    if (out.destroyed) return;
  }
  sheet.commit();
  await workbook.commit();
}

/** One character that XML has not would cost the whole file. */
const cleaned = (cell: Cell): Cell => (typeof cell === 'string' ? withoutUnfitCharacters(cell) : cell);

/** At most 31 characters, and none that Excel refuses there. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, '-').slice(0, 31);
