import { Encryption } from '../../../src/common/crypto/encryption.js';
import { readable } from '../../../src/common/crypto/unreadable.js';
import { JobRunner } from '../../../src/common/jobs/job-runner.js';
import { addDays, addMinutes, at } from '@laundry/shared/time/jst';
import { PROGRESS, REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { encryptStored } from '../../../src/database/encrypted-columns.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { newRequest } from '../../../src/modules/wash-requests/booking/new-request.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer } from '../../harness/rows/build-people.js';
import { analyze, fullScansOf, isByIndexAlone, longWaysOf } from '../../harness/looks/query-plan.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';
import { sentStatements } from '../../harness/looks/statements.js';

const DAYS = 300;
const PER_DAY = 20;
const CUSTOMERS = 100;

const UNDER_WAY_FROM = '2026-11-20';
/** What was before was washed and brought back: a job would have a minute's work with thousands that nobody fetched. */
const DONE = {
  status: PROGRESS.delivered,
  result_pickup_dt: '2026-06-01 10:00:00',
  result_wash_dt: '2026-06-02 10:00:00',
  result_fold_dt: '2026-06-03 10:00:00',
  result_delivery_dt: '2026-06-05 10:00:00',
};

const WHY = 'thousands of rows by statements, for their plans alone';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp({
    breaks: {
      'a request has taken from the balance of its customer what it costs': WHY,
      'a day has as many places taken as pickups': WHY,
      'the split of a folding adds up to the count of its request': WHY,
      'the history says once how a request was made': WHY,
      'a stamp says who made it': WHY,
      'the history has each stage of a request, and each that was taken back': WHY,
    },
  });
  admin = await app.as(await buildAdmin(app));
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => buildCustomer(app)));
  await insertRequests(customers);
  await app.database.query(
    'INSERT INTO wash_request_staffs (wash_request_id, staff_id, half_count) SELECT id, user_id, 2 FROM wash_requests',
  );
  await analyze(app, 'users', 'wash_requests', 'wash_request_staffs');
});
afterAll(() => app.close());

/** Enough that reading them all would be the slower way. */
async function insertRequests(customers: readonly User[]): Promise<void> {
  const rows = Array.from({ length: DAYS * PER_DAY }, (_, n) => {
    const pickup = addMinutes(at(addDays('2026-06-01', Math.floor(n / PER_DAY)), '10:00'), (n % PER_DAY) * 30);
    const customer = customers[n % customers.length];
    if (customer === undefined) throw new Error('nobody to request');
    const request = newRequest(customer, {
      request_type: REQUEST_TYPE.eachTime,
      count: 1,
      sched_pickup_dt: pickup,
      sched_delivery_dt: at(addDays(pickup.slice(0, 10), 4), '10:00'),
      delivery_box_pw: '',
      bikou: '',
      created_at: pickup,
    });
    return pickup < UNDER_WAY_FROM ? { ...request, ...DONE, sched_dt: request.sched_delivery_dt } : request;
  });
  for (let first = 0; first < rows.length; first += 500) {
    await app.database.manager.insert(WashRequest, rows.slice(first, first + 500));
  }
}

/** Two of forty-three: of a fifth of all requests a database may well read all. */
const WEEK = { from: '2026-11-23', to: '2026-11-29', by: 'day' };
const DAY = { from: '2026-11-26T00:00:00', to: '2026-11-26T23:59:59' };

test.each([
  ['a day of the list', () => admin.get('/admin/washRequest').query(DAY), PER_DAY],
  ['what a day concerns', () => admin.get('/admin/washRequest').query({ ...DAY, leg: 'either' }), 2 * PER_DAY],
  [
    'how many a day concerns',
    () => admin.get('/admin/washRequest').query({ ...DAY, leg: 'either', range: '[0,0]' }),
    1,
  ],
  ['a reception number', () => admin.get('/admin/washRequest').query({ id: 1 }), 1],
  ['who did what on a day', () => admin.get('/admin/washRequest/progress').query(DAY), 0],
  ['figures, and those of the week before', () => admin.get('/admin/insights').query(WEEK), undefined],
  ['the top page', () => admin.get('/admin/today'), undefined],
  ['today on paper', () => admin.get('/admin/routeSheets').query({ date: '2026-11-25' }), undefined],
  ['a later day on paper', () => admin.get('/admin/routeSheets').query({ date: '2026-11-30' }), undefined],
  ['a new holiday', () => admin.post('/admin/businessHolidays').send({ date: '2026-11-26' }), undefined],
])('%s is found without reading every request', async (_what, call, rows) => {
  let answered: unknown;
  const statements = await sentStatements(app, async () => {
    answered = (await call()).body.length;
  });
  expect(answered).toBe(rows);
  const reads = statements.filter(({ sql }) => /^\s*SELECT[^]*wash_requests/.test(sql));
  expect(reads.length).toBeGreaterThan(0);
  for (const read of reads) expect(await fullScansOf(app, read)).toEqual([]);
});

test('the top page counts stages and deliveries in an index alone', async () => {
  const statements = await sentStatements(app, () => admin.get('/admin/today'));
  const counts = statements.filter(({ sql }) => /^SELECT w\.status|^SELECT SUBSTR/.test(sql));
  expect(counts).toHaveLength(2);
  for (const count of counts) expect(await isByIndexAlone(app, count)).toBe(true);
});

// What is overdue, to be picked up within hours, or open is little: it may be put in order.
test.each(['auto-cancel', 'remind-pickup', 'expire-payments', 'month-turn', 'finish-withdrawals'])(
  'what %s has to do is found without reading every request or account',
  async (job) => {
    const runner = app.app.get(JobRunner, { strict: false });
    const statements = await sentStatements(app, async () => {
      await runner.runByName(job, new AbortController().signal);
    });
    const reads = statements.filter(({ sql }) => /^\s*SELECT[^]*(wash_requests| FROM users)/.test(sql));
    for (const read of reads) expect((await longWaysOf(app, read)).filter((way) => way !== 'sort')).toEqual([]);
  },
);

test('what a server encrypts at its start is found without reading every text, but those of the keys of a day', async () => {
  const encryption = app.app.get(Encryption, { strict: false });
  const { entityMetadatas } = app.database.manager.connection;
  const large = entityMetadatas.filter(({ tableName }) => tableName !== 'idempotency_keys');
  const columns = large.flatMap((entity) => entity.columns.filter((column) => column.transformer));
  await app.database.manager.query("UPDATE wash_requests SET delivery_box_pw = '#2580' WHERE id < 4");
  const lost = encryption.encrypt('of a secret that is gone').replace(encryption.newestId, '00000000');
  await app.database.manager.query('UPDATE wash_requests SET delivery_box_pw = ? WHERE id BETWEEN 4 AND 6', [lost]);
  const statements = await sentStatements(app, () =>
    encryptStored(app.database, encryption, columns, new AbortController().signal),
  );
  const reads = statements.filter(({ sql }) => sql.startsWith('SELECT'));
  expect(reads.length).toBeGreaterThan(columns.length);
  for (const read of reads) expect([read.sql, await longWaysOf(app, read)]).toEqual([read.sql, []]);
  const stored = await app.database.query<{ code: string; key: string }>(
    'SELECT delivery_box_pw AS code, delivery_box_pw_key AS `key` FROM wash_requests WHERE id < 8 ORDER BY id',
  );
  const { newestId } = encryption;
  expect(stored.map(({ key }) => key)).toEqual([
    newestId,
    newestId,
    newestId,
    '00000000',
    '00000000',
    '00000000',
    null,
  ]);
  expect(stored.map(({ code }) => readable(encryption.open(code)))).toEqual([
    '#2580',
    '#2580',
    '#2580',
    null,
    null,
    null,
    '',
  ]);
});
