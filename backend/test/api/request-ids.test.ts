import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Payment } from '../../src/modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../../src/modules/payments/orders/provider-order.entity.js';
import { breakStatement } from '../harness/faults/broken-statement.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCompany, buildCompanyClerk, buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { deliver } from '../harness/looks/delivered.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { problemOf } from '../harness/calls/problem.js';
import { asJson, send, type Answer } from '../harness/calls/send.js';
import { runJob } from '../harness/calls/sandbox.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let app: RunningApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  admin = await app.tokenOf(await buildAdmin(app));
});
afterAll(() => app.close());

const call = (method: string, path: string, id: string | null, token: string | null = null, body?: object) =>
  send(app.url, {
    method,
    path,
    headers: {
      ...(body === undefined ? {} : asJson(null)),
      ...bearer(token),
      ...(id !== null && { 'x-request-id': id }),
    },
    body: body && JSON.stringify(body),
  });
const bearer = (token: string | null): Readonly<Record<string, string>> =>
  token === null ? {} : { authorization: `Bearer ${token}` };
const idOf = ({ headers }: Answer) => headers['x-request-id'];
const parsed = (lines: readonly string[]): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));

describe('the id of a call', () => {
  it.each([
    ['answered', 'GET', '/api/v1/masters', 200],
    ['without a token', 'GET', '/api/v1/users/me', 401],
    ['of no route', 'GET', '/api/v1/nothing', 404],
    ['refused', 'POST', '/api/v1/login', 422],
    ['whose address cannot be read', 'GET', '/api/v1/admin/users/%zz', 400],
    ['of health', 'GET', '/health/live', 200],
  ])('is given back by a call %s', async (_, method, path, status) => {
    const id = randomUUID();
    const answer = await call(method, path, id, null, method === 'POST' ? {} : undefined);
    expect([answer.status, idOf(answer)]).toEqual([status, id]);
  });

  it('is made by the server where there is none, another for each', async () => {
    const answers = [await call('GET', '/api/v1/masters', null), await call('GET', '/api/v1/masters', null)];
    for (const answer of answers) expect(idOf(answer)).toMatch(UUID);
    expect(new Set(answers.map(idOf)).size).toBe(2);
  });

  it.each([
    ['no UUID', 'req-1'],
    ['too long', 'a'.repeat(5_000)],
    ['a UUID and more', `${randomUUID()}${randomUUID()}`],
    ['a line of the log', '{"level":50,"msg":"made up"}'],
    ['markup', '<script>'],
  ])('is made by the server where it is %s', async (_, hostile) => {
    const lines = await logLinesOf(app, async () => {
      const answer = await call('GET', '/api/v1/masters', hostile);
      expect(idOf(answer)).toMatch(UUID);
      expect(idOf(answer)).not.toBe(hostile);
    });
    expect(lines.filter((line) => line.includes(hostile))).toEqual([]);
  });

  it('is made by the server where it comes twice, or breaks its line', async () => {
    const id = randomUUID();
    const [twice, broken] = [
      await raw(`X-Request-Id: ${id}\r\nX-Request-Id: ${randomUUID()}`),
      await raw(`X-Request-Id: ${id}\r\n {"level":50}`),
    ];
    for (const answer of [twice, broken]) {
      const given = /^x-request-id: (.*)$/im.exec(answer)?.[1];
      // Node's parser refuses a folded header before there is a call.
      if (given === undefined) expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      else expect(given).toMatch(UUID);
      expect(answer).not.toContain(id);
    }
  });

  async function raw(header: string): Promise<string> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /api/v1/masters HTTP/1.1\r\nHost: laundry\r\nConnection: close\r\n${header}\r\n\r\n`);
    return text(socket);
  }
});

describe('the log', () => {
  it('tells it in every line of a call, those of a use-case too', async () => {
    const id = randomUUID();
    const user = await buildCustomer(app);
    const lines = await logLinesOf(app, () =>
      call('POST', '/api/v1/login', id, null, { email: user.email, password: 'wrong1234' }),
    );
    const told = parsed(lines).map(({ msg, request_id }) => [msg, request_id]);
    expect(told).toEqual([
      ['sign-in failed', id],
      ['request', id],
    ]);
  });

  it('names whoever signed in, of a company’s people too', async () => {
    const clerk = await buildCompanyClerk(app, await buildCompany(app));
    const token = await app.tokenOf(clerk);
    const lines = await logLinesOf(app, () => call('GET', '/api/v1/users/me/washRequests', null, token));
    expect(parsed(lines)).toMatchObject([{ msg: 'request', status: 200, user: clerk.id }]);
  });

  it('tells calls beside each other apart', async () => {
    const ids = Array.from({ length: 8 }, () => randomUUID());
    const lines = await logLinesOf(app, () =>
      Promise.all(
        ids.map((id) => call('POST', '/api/v1/login', id, null, { email: `${id}@example.com`, password: 'x1234567' })),
      ),
    );
    for (const id of ids) expect(lines.filter((line) => line.includes(`"request_id":"${id}"`))).toHaveLength(2);
  });

  it('and the answer tell it of what failed unexpectedly, and the answer of nothing else', async () => {
    const id = randomUUID();
    let answer: Answer | null = null;
    const lines = await logLinesOf(app, async () => {
      const body = { email: 'asks@example.com', contact: '質問です' };
      ({ result: answer } = await breakStatement(app, 0, () => call('POST', '/api/v1/contacts', id, null, body)));
    });
    const failed = answer as unknown as Answer;
    expect(problemOf(failed)).toMatchObject({ status: 500, request_id: id });
    expect(idOf(failed)).toBe(id);
    expect(parsed(lines).find(({ msg }) => msg === 'unexpected error')).toMatchObject({ request_id: id });
    expect(problemOf(await call('GET', '/api/v1/users/me', id))).not.toHaveProperty('request_id');
  });
});

describe('what a call leaves for a job', () => {
  const mailOf = (request_id: string) => app.database.manager.findOneByOrFail(Mail, { request_id });

  it('is a mail, of which the job’s lines tell the call', async () => {
    const [id, user] = [randomUUID(), await buildCustomer(app)];
    await call('POST', '/api/v1/password/forgot', id, null, { email: user.email });
    const mail = await mailOf(id);
    const lines = await logLinesOf(app, () => deliver(app));
    expect(parsed(lines).find((line) => line['mail'] === mail.id)).toMatchObject({
      msg: 'mail',
      template: 'password_reset',
      delivery: 'sent',
      request_id: id,
    });
  });

  it('is a payment, and what the provider is to be told: what a job fails at tells the call', async () => {
    const [id, user] = [randomUUID(), await buildCustomer(app, { ac_user_id: 'AC-1' })];
    const wish = { count: 3, price: 5_460, price_per_count: 1_820, payment_method: 1 };
    await call('POST', '/api/v1/users/me/washRequestCount', id, await app.tokenOf(user), wish);
    const { id: payment } = await app.database.manager.findOneByOrFail(Payment, { request_id: id });
    const by = randomUUID();
    await call('POST', `/api/v1/admin/users/${user.id}/status`, by, admin, { status: 2 });
    const { id: order } = await app.database.manager.findOneByOrFail(ProviderOrder, { request_id: by });
    const { manager } = app.database;
    const failures = await failuresOf('reconcile-payments', async () => {
      await manager.update(Payment, { id: payment }, { next_ask_at: NOW });
      await manager.update(ProviderOrder, { id: order }, { state: 'waiting', tries: 0, next_try_at: NOW });
    });
    expect(failures).toContainEqual([payment, id]);
    expect(failures).toContainEqual([order, by]);
  });

  it('is by nobody what a job leaves', async () => {
    const user = await buildCustomer(app);
    await buildRequest(app, user, { sched_pickup_dt: '2026-11-25 11:30:00' });
    app.clock.set('2026-11-25 10:00:00');
    await runJob(app, 'remind-pickup');
    expect(await app.database.manager.findOneByOrFail(Mail, { user_id: user.id })).toMatchObject({ request_id: null });
  });

  /** The row and the call of each piece that failed while one statement after the other did; `prepare` makes all due anew. */
  async function failuresOf(name: string, prepare: () => Promise<void>): Promise<unknown[][]> {
    const runner = app.app.get(JobRunner, { strict: false });
    const run = () => runner.runByName(name, new AbortController().signal).catch(() => null);
    const all: unknown[][] = [];
    for (let statement = 0, broken: string | null = ''; broken !== null; statement += 1) {
      await prepare();
      const lines = await logLinesOf(app, async () => ({ broken } = await breakStatement(app, statement, run)));
      const failed = parsed(lines).filter(({ msg }) => msg === 'a piece of a job failed');
      all.push(...failed.map((line) => [line['id'], line['request_id']]));
    }
    return all;
  }
});
