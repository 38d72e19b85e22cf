import { PROGRESS } from '@laundry/shared/constants/progress';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { bytesOf, sheetOf, xmlErrors } from '../harness/calls/files.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

/** Names as they may stand in the database: what folds to a formula or a comma, and what no field takes any more. */
const NAMES = [
  ...['﹦HYPERLINK("http://x")', '⁼1+1', '﹢81x', '⁺x', '﹣x', '⁻x', '﹫SUM(A1)', '−cmd', '＝1'],
  ...['﹐a﹐b', '︐', '＂﹐"', 'a\r\n=1', '\t=1', '\r=1', '\u2028=1', '\u202e=1', '\u0001=1'],
  ...['\ufffe=1', 'a\uffff', '\ufdd0@', '\u{10ffff}+', '葛\u{e0100}城', '👩‍👧\ufe0f'],
];

let app: RunningApp;
let admin: Caller;
let driver: { readonly id: number };

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  driver = await buildStaff(app, { role_type: 4, name1: '配達', name2: '次郎' });
  for (const name of NAMES) {
    const customer = await buildCustomer(app, {
      name1: name,
      name2: '',
      company_name: name,
      payment_method_id: 2,
      send_addr_detail1: name,
      send_addr_detail2: name,
      send_addr_detail3: name,
    });
    await buildRequest(app, customer, {
      sched_pickup_dt: '2026-11-24 13:00:00',
      result_pickup_dt: '2026-11-24 13:10:00',
      sched_delivery_dt: '2026-11-26 13:00:00',
      status: PROGRESS.pickedUp,
      bikou: name,
    });
    const owed = { userId: customer.id, price: 14_000, pageId: 6, paymentMethodId: 2, month: '2026-10' } as const;
    await app.database.inTransaction(() => app.app.get(ManualPayments, { strict: false }).add(owed));
  }
  await upload(await readCsv('/admin/washRequest/downloadCsv2?from=2026-11-26'));
});
afterAll(() => app.close());

const FILES = [
  '/admin/washRequest/downloadCsv1?from=2026-11-24&to=2026-11-25',
  '/admin/washRequest/downloadCsv2?from=2026-11-26',
  '/admin/washRequest/downloadCsv2?from=2026-11-26&encoding=utf8',
  '/admin/users/receipts',
  '/admin/operationHistories?operation_type=10',
];
const inFormat = (path: string, format: string): string => `${path}${path.includes('?') ? '&' : '?'}format=${format}`;

/** What a spreadsheet reads: by the encoding that the answer names. */
async function readCsv(path: string): Promise<string[][]> {
  const answer = await bytesOf(admin.get(inFormat(path, 'csv')).expect(200));
  const isCp932 = /Shift_JIS/.test(String(answer.headers['content-type']));
  return parse(isCp932 ? iconv.decode(answer.body, 'cp932') : answer.body, { bom: true, relax_column_count: true });
}

/** Gives each line of the planner's file to the driver, as it comes back from the planner. */
async function upload([, ...lines]: readonly string[][]) {
  const list = lines.map((cells) => `"${cells[4]}","配達 次郎"`).join('\r\n');
  return admin.post('/admin/washRequest/uploadCsv').send({ assign_staff_infos: list }).expect(200);
}

it.each(FILES)('%s keeps its columns as CSV, and no cell begins a formula', async (path) => {
  const [header = [], ...lines] = await readCsv(path);
  expect(lines).toHaveLength(NAMES.length);
  expect(lines.filter((cells) => cells.length !== header.length)).toEqual([]);
  expect(lines.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell.normalize('NFKC')))).toEqual([]);
});

it.each(FILES)('%s is XML as a workbook, and opens again', async (path) => {
  const { body } = await bytesOf(admin.get(inFormat(path, 'xlsx')).expect(200));
  expect(await xmlErrors(body)).toEqual([]);
  expect(await sheetOf(body)).toHaveLength(NAMES.length + 1);
});

it('the planner’s file comes back whole: every line of it assigns', async () => {
  const { body } = await upload(await readCsv('/admin/washRequest/downloadCsv2?from=2026-11-26'));
  expect(body).toEqual({ registered: NAMES.length, failed_lines: [] });
  const given = await app.database.query('SELECT id FROM wash_requests WHERE staff_id = ?', [driver.id]);
  expect(given).toHaveLength(NAMES.length);
});
