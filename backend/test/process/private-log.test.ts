import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMinutes } from '@laundry/shared/time/jst';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { breakStatement } from '../harness/faults/broken-statement.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, PASSWORD } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { company } from '../harness/calls/registration.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';

const BOX = { delivery_box_pw: 'canary4711' };
const PHONE = '09087654321';
const STREET = 'canary street 1-2-3';
const ADDRESS = {
  send_addr_detail1: STREET,
  send_addr_detail2: STREET,
  bill_addr_detail1: STREET,
  bill_addr_detail2: STREET,
};
const PERSON = {
  name1: 'canary',
  name2: 'canary',
  kana1: 'カナリヤ',
  kana2: 'カナリヤ',
  phone_number: PHONE,
  ...ADDRESS,
};
/** What people typed, what stands in every account here, and what nobody may read anywhere. */
const PRIVATE = /canary|カナリヤ|09087654321|\$argon2|Bearer/i;

type Work = (statement: number) => Promise<unknown>;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'on' } });
  await buildArea(app);
});
afterAll(() => app.close());

const newEmail = () => `canary-${randomBytes(6).toString('hex')}@example.com`;
const customer = () => buildCustomer(app, { ...PERSON, email: newEmail() });
const admin = () => buildAdmin(app, { ...PERSON, email: newEmail() });
/** One slot of a job, each time another. */
const job = (name: string) => async (statement: number) => {
  const runner = app.app.get(JobRunner, { strict: false });
  const found = runner.all.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no job ${name}`);
  const slot = addMinutes(NOW, statement);
  // Whether a slot could be claimed is the clock's to log.
  await runner.runSlot(found, slot, new AbortController().signal).catch(() => undefined);
};

/** Each makes what it needs, then answers what is done while one of its statements fails. */
const WORKS: Readonly<Record<string, () => Promise<Work>>> = {
  registration: async () => async () => {
    const body = { ...company(newEmail()), ...PERSON, company_name: 'canary', password: 'canary1234' };
    return app.anonymous.post('/register').send({ ...body, password_confirm: body.password });
  },
  'sign-in': async () => {
    const { email } = await customer();
    return async () => app.anonymous.post('/login').send({ email, password: PASSWORD });
  },
  'a forgotten password': async () => {
    const { email } = await customer();
    return async () => app.anonymous.post('/password/forgot').send({ email });
  },
  'a new password': async () => {
    const caller = await app.as(await customer());
    const password = 'canary1234';
    return async () => caller.post('/users/me/password').send({ password, password_confirm: password });
  },
  'a profile': async () => {
    const caller = await app.as(await customer());
    const email = newEmail();
    return async () => caller.post('/users/me').send({ ...PERSON, email, email_confirm: email, bikou1: 'canary' });
  },
  'a request with a key': async () => {
    const caller = await app.as(await customer());
    const body = { sched_pickup_dt: '2026-11-27 13:00:00', sched_delivery_dt: '2026-12-03 13:00:00', count: 1, ...BOX };
    const key = `canary ${randomBytes(8).toString('hex')}`;
    return async () =>
      caller
        .post('/users/me/washRequests')
        .set('idempotency-key', key)
        .send({ ...body, bikou: 'canary' });
  },
  'a changed request': async () => {
    const user = await customer();
    const [caller, { id }] = [await app.as(user), await buildRequest(app, user, { delivery_box_pw: 'canary' })];
    return async () =>
      caller.put(`/users/me/washRequests/${id}`).send({ sched_pickup_dt: '2026-11-27 14:00:00', ...BOX });
  },
  'a cancelled request': async () => {
    const user = await customer();
    const [caller, { id }] = [await app.as(user), await buildRequest(app, user, { bikou: 'canary' })];
    return async () => caller.delete(`/users/me/washRequests/${id}`);
  },
  'a stage': async () => {
    const user = await customer();
    const [caller, { id }] = [await app.as(await admin()), await buildRequest(app, user)];
    const body = { result_pickup_dt: NOW, status: 0, take: true, count: 2 };
    return async () => caller.post(`/admin/washRequest/${id}/setDate`).send(body);
  },
  'an absence mail': async () => {
    const [caller, { id }] = [await app.as(await admin()), await buildRequest(app, await customer())];
    return async () => caller.post(`/admin/washRequest/${id}/sendAbsenceMail`).send({ type: 1 });
  },
  'an operator’s memo': async () => {
    const [caller, { id }] = [await app.as(await admin()), await customer()];
    return async () => caller.post(`/admin/users/${id}/managementNotes`).send({ management_notes: 'canary' });
  },
  'a note in the history': async () => {
    const user = await customer();
    const caller = await app.as(await admin());
    await caller.post(`/admin/users/${user.id}/sat`).send({ is_saturday_available: 1 });
    const { id } = await app.database.manager.findOneByOrFail(OperationHistory, { user_id: user.id });
    return async () => caller.post(`/admin/operationHistories/${id}/bikous`).send({ bikou: 'canary' });
  },
  'a search': async () => {
    const caller = await app.as(await admin());
    const filter = JSON.stringify({ name: 'canary', email: 'canary', kana: 'カナリヤ', phone: PHONE });
    return async () => caller.get('/admin/users').query({ filter });
  },
  'a served area': async () => {
    const caller = await app.as(await admin());
    const hours = { start_time: '10:00', end_time: '22:00' };
    const served = { is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
    const body = { prefecture: 'canary', address: 'canary', bikou: 'canary', ...hours, ...served };
    return async (statement) =>
      caller.post('/admin/areaInfos/add').send({ ...body, zipcode: String(16000 + statement) });
  },
  'mails that go out': async () => {
    await app.anonymous.post('/password/forgot').send({ email: (await customer()).email });
    return job('deliver-mail');
  },
  reminders: async () => {
    await buildRequest(app, await customer(), { sched_pickup_dt: '2026-11-25 11:30:00' });
    return job('remind-pickup');
  },
  'automatic cancellations': async () => {
    await buildRequest(app, await customer(), { sched_pickup_dt: '2026-11-12 13:00:00' });
    return job('auto-cancel');
  },
};

describe('whatever statement fails, nothing of what people typed is logged', () => {
  test.each(Object.entries(WORKS))('%s', async (_, prepare) => {
    const all: string[] = [];
    for (let statement = 0; ; statement += 1) {
      const { lines, broken } = await failed(await prepare(), statement);
      expect(lines.filter((line) => PRIVATE.test(line))).toEqual([]);
      all.push(...lines);
      if (broken === null) break;
    }
    // What is known of the failures is there.
    expect(all.join('')).toMatch(
      /"type":"QueryFailedError","code":"\w+",.*"statement":"\w+ .*"stack":\[".*src\/modules/,
    );
  });

  async function failed(work: Work, statement: number): Promise<{ lines: string[]; broken: string | null }> {
    let broken: string | null = null;
    const lines = await logLinesOf(app, async () => {
      ({ broken } = await breakStatement(app, statement, async () => void (await work(statement))));
    });
    return { lines, broken };
  }
});
