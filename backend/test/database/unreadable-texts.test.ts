import { randomBytes } from 'node:crypto';
import { DeliverMail } from '../../src/modules/mail/deliver-mail.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import type { User } from '../../src/modules/users/user.entity.js';
import { runJob } from '../harness/calls/sandbox.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const [FORMER, NEXT] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
const CODE = '#2580';
/** Tomorrow: the code is shown to whoever drives there. */
const BODY = { sched_pickup_dt: '2026-11-26 15:00:00', sched_delivery_dt: '2026-11-30 13:00:00', count: 1 };

let app: RunningApp;
let user: User;
let customer: Caller;

beforeEach(async () => {
  app = await startApp({ env: { DATA_SECRET: FORMER } });
  await buildArea(app);
  user = await buildCustomer(app, { pickup_delivery_type: 2, available_request_count: 8 });
  customer = await app.as(user);
});
afterEach(() => app.close());

/** The same books behind a server that was started with other secrets. */
async function restartWith(DATA_SECRET: string): Promise<void> {
  const again = await app.stop();
  app = await again({ DATA_SECRET });
  customer = await app.as(user);
}
const storedIn = async (table: 'wash_requests' | 'week_requests'): Promise<string[]> => {
  const sql = `SELECT delivery_box_pw AS code FROM ${table} WHERE user_id = ? ORDER BY id`;
  return (await app.database.query<{ code: string }>(sql, [user.id])).map(({ code }) => code);
};

describe('a door code that no secret opens', () => {
  let id: number;
  const seen = async (): Promise<unknown> =>
    (await customer.get('/users/me/washRequests').expect(200)).body[0].delivery_box_pw;

  beforeEach(async () => {
    const booked = await customer
      .post('/users/me/washRequests')
      .send({ ...BODY, delivery_box_pw: CODE })
      .expect(201);
    ({ id } = booked.body);
    await restartWith(NEXT);
  });

  it('is told to the customer, and on the detail and the sheet, as one that cannot be read', async () => {
    expect(await seen()).toBeNull();
    const desk = await app.as(await buildAdmin(app));
    const unreadable = { delivery_box_pw: null, is_door_code_unreadable: true };
    expect((await desk.get(`/admin/washRequest/${id}`).expect(200)).body).toMatchObject(unreadable);
    const sheets = await desk.get('/admin/routeSheets').query({ date: '2026-11-26' }).expect(200);
    expect(sheets.body.sheets[0].stops).toMatchObject([{ id, ...unreadable }]);
    await restartWith(`${NEXT},${FORMER}`);
    const again = await app.as(await buildAdmin(app));
    expect((await again.get(`/admin/washRequest/${id}`).expect(200)).body).toMatchObject({
      delivery_box_pw: CODE,
      is_door_code_unreadable: false,
    });
  });

  const save = (body: object) => customer.put(`/users/me/washRequests/${id}`).send(body).expect(200);

  it('stays whatever is saved beside it, until another is typed', async () => {
    const [before] = await storedIn('wash_requests');
    for (const sent of [{}, { delivery_box_pw: null }])
      await save({ sched_delivery_dt: '2026-12-01 13:00:00', ...sent });
    expect(await storedIn('wash_requests')).toEqual([before]);
    expect((await save({ delivery_box_pw: '9876' })).body.delivery_box_pw).toBe('9876');
    expect(await storedIn('wash_requests')).not.toEqual([before]);
    expect(await seen()).toBe('9876');
  });

  it('goes where its customer says that there is none', async () => {
    expect((await save({ delivery_box_pw: '' })).body.delivery_box_pw).toBe('');
    expect(await storedIn('wash_requests')).toEqual(['']);
  });
});

describe('a door code of a weekly schedule that no secret opens', () => {
  const save = (codes: readonly (string | null)[], day = 1) =>
    customer.post('/users/me/weekRequests').send(weekly(codes, day)).expect(200);

  beforeEach(async () => {
    await save([CODE]);
    await restartWith(NEXT);
  });

  it('stays when the schedule is saved again without one, and another takes its place', async () => {
    const [before] = await storedIn('week_requests');
    const { body } = await customer.get('/userWeekRequests').expect(200);
    expect(body).toMatchObject([{ delivery_box_pw: null }]);
    const saved = await save([null, '4711']);
    expect(saved.body.week_requests).toMatchObject([{ delivery_box_pw: null }, { delivery_box_pw: '4711' }]);
    expect(await storedIn('week_requests')).toEqual([before, expect.any(String)]);
    // Another day in its place is another day for the same door.
    await save([null], 3);
    expect(await storedIn('week_requests')).toEqual([before]);
    await save(['9876'], 3);
    expect(await storedIn('week_requests')).not.toEqual([before]);
  });

  it('stays where nothing is said of codes, and goes where there is said to be none', async () => {
    const before = await storedIn('week_requests');
    const { delivery_box_pw: _, ...body } = weekly([null], 1);
    await customer.post('/users/me/weekRequests').send(body).expect(200);
    expect(await storedIn('week_requests')).toEqual(before);
    expect((await save([''])).body.week_requests).toMatchObject([{ delivery_box_pw: '' }]);
    expect(await storedIn('week_requests')).toEqual(['']);
  });

  it('goes into the requests that are made, and is read there once its secret is back', async () => {
    app.clock.set('2026-12-01 00:05:00');
    await runJob(app, 'month-turn');
    const [code] = await storedIn('week_requests');
    const made = await storedIn('wash_requests');
    expect(made.length).toBeGreaterThan(2);
    expect(new Set(made)).toEqual(new Set([code]));
    await restartWith(`${NEXT},${FORMER}`);
    app.clock.set('2026-12-01 00:10:00');
    customer = await app.as(user);
    const { body } = await customer.get('/users/me/washRequests').expect(200);
    expect(new Set(body.map((row: { delivery_box_pw: unknown }) => row.delivery_box_pw))).toEqual(new Set([CODE]));
  });
});

describe('a mail that this server has no secret for', () => {
  const deliver = (id: number) => app.app.get(DeliverMail, { strict: false }).execute(id, new AbortController().signal);
  /** The mail, waiting, after `tries` attempts. */
  const waiting = async (tries = 0): Promise<Mail> => {
    await customer.post('/users/me/washRequests').send(BODY).expect(201);
    const { id } = await app.database.manager.findOneByOrFail(Mail, { user_id: user.id });
    await restartWith(NEXT);
    await app.database.manager.update(Mail, { id }, { state: 'waiting', tries, send_at: app.clock.now() });
    return app.database.manager.findOneByOrFail(Mail, { id });
  };

  it('waits for one that has it', async () => {
    const { id } = await waiting();
    expect(await deliver(id)).toBe('failed');
    await restartWith(`${FORMER},${NEXT}`);
    app.clock.set('2026-11-25 09:10:00');
    expect(await deliver(id)).toBe('sent');
  });

  it('is given up in the end, and shown as one that cannot be read', async () => {
    const { id } = await waiting(4);
    expect(await deliver(id)).toBe('failed');
    const desk = await app.as(await buildAdmin(app));
    const failures = await desk.get('/admin/failures').expect(200);
    expect(failures.body.mails).toMatchObject([{ id, recipient: null }]);
    const text = await desk.get(`/admin/failures/mails/${id}`).expect(200);
    expect(text.body).toMatchObject({ recipient: null, body: null });
    const mails = await desk.get(`/admin/users/${user.id}/mails`).expect(200);
    expect(mails.body).toMatchObject([{ id, recipient: null }]);
    await desk.post(`/admin/failures/mails/${id}/retry`).expect(204);
    await restartWith(`${NEXT},${FORMER}`);
    app.clock.set('2026-11-25 09:10:00');
    expect(await deliver(id)).toBe('sent');
  });
});

it('a mail whose text was erased is dropped, and nothing that somebody could mend', async () => {
  await customer.post('/users/me/washRequests').send(BODY).expect(201);
  const { id } = await app.database.manager.findOneByOrFail(Mail, { user_id: user.id });
  await app.database.manager.update(
    Mail,
    { id },
    { recipient: '', body: '', state: 'waiting', send_at: app.clock.now() },
  );
  const deliver = app.app.get(DeliverMail, { strict: false });
  expect(await deliver.execute(id, new AbortController().signal)).toBe('dropped');
  const desk = await app.as(await buildAdmin(app));
  expect((await desk.get('/admin/failures').expect(200)).body.mails).toEqual([]);
  const mails = await desk.get(`/admin/users/${user.id}/mails`).expect(200);
  expect(mails.body).toMatchObject([{ id, state: 'dropped' }]);
});

/** Forms from a weekday on, three open days until the delivery, every week. */
const weekly = (codes: readonly (string | null)[], day: number) => ({
  form_count: codes.length,
  week_types: codes.map(() => 1),
  pickup_weeks: codes.map((_, place) => day + place),
  pickup_times: codes.map(() => '10:00'),
  delivery_weeks: codes.map((_, place) => ((day + place + 2) % 5) + 1),
  delivery_times: codes.map(() => '18:00'),
  count: codes.map(() => 1),
  delivery_box_pw: codes,
  bikou: codes.map(() => ''),
  pd_same_time: codes.map(() => false),
});
