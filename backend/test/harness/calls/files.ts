import exceljs from 'exceljs';
import JSZip from 'jszip';
import { SaxesParser } from 'saxes';
import type { Response, Test } from 'supertest';

/** An answer's bytes, as they came. */
export const bytesOf = (test: Test): Promise<Response & { body: Buffer }> =>
  test.buffer(true).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => done(null, Buffer.concat(chunks)));
  });

/** The Japanese name of an attachment. */
export const fileNameOf = (answer: Response): string =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(String(answer.headers['content-disposition']))?.[1] ?? '');

/** The rows of a workbook's only sheet, as texts. */
export async function sheetOf(bytes: Buffer): Promise<string[][]> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  const rows: string[][] = [];
  workbook.worksheets[0]?.eachRow((row) => {
    const cells: string[] = [];
    row.eachCell({ includeEmpty: true }, (cell) => cells.push(cell.text));
    rows.push(cells);
  });
  return rows;
}

/** What an XML parser says against each part of a workbook. */
export async function xmlErrors(bytes: Buffer): Promise<string[]> {
  const found: string[] = [];
  const { files } = await JSZip.loadAsync(bytes);
  for (const part of Object.values(files).filter(({ name }) => /\.(xml|rels)$/.test(name))) {
    const parser = new SaxesParser();
    parser.on('error', (error) => found.push(`${part.name}: ${error.message}`));
    parser.write(await part.async('string')).close();
  }
  return found;
}
