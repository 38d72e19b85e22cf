import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;
let manager: Caller;
let managerUser: User;
let number = 0;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
  managerUser = await buildStaff(app, { role_type: ROLE_TYPE.manager });
  manager = await app.as(managerUser);
});
afterAll(() => app.close());

const form = () => {
  const email = `staff${(number += 1)}@example.com`;
  return {
    name1: '洗濯',
    name2: '花子',
    role_type: ROLE_TYPE.wash,
    email,
    email_confirm: email,
    password: 'abcd1234',
    password_confirm: 'abcd1234',
  };
};
const stored = (id: number): Promise<User> => app.database.manager.findOneByOrFail(User, { id });
const logIn = (email: string, password: string) => app.anonymous.post('/login').send({ email, password });

describe('a member of staff', () => {
  it('is listed with their second factor for an administrator, and without it for a manager', async () => {
    const filter = JSON.stringify({ id: [managerUser.id] });
    const shownTo = async (caller: Caller) => (await caller.get('/admin/members').query({ filter }).expect(200)).body;
    const [{ has_second_factor, ...told }] = await shownTo(admin);
    expect(has_second_factor).toBe(false);
    expect(await shownTo(manager)).toEqual([told]);
  });

  it('is added, signs in, and is in the list without anything secret', async () => {
    const sent = form();
    const { body } = await manager.post('/admin/register').send(sent).expect(201);
    expect(body).toEqual({ id: expect.any(Number) });
    expect(await stored(body.id)).toMatchObject({ role: ROLE.staff, role_type: ROLE_TYPE.wash, status: 1 });
    await logIn(sent.email, sent.password).expect(200);
    const list = await admin
      .get('/admin/members')
      .query({ filter: JSON.stringify({ email: sent.email }) })
      .expect(200);
    expect(list.headers['content-range']).toBe('members 0-0/1');
    expect(list.body).toEqual([
      {
        id: body.id,
        created_at: expect.any(String),
        name1: '洗濯',
        name2: '花子',
        role: 200,
        role_type: 3,
        email: sent.email,
        has_second_factor: false,
      },
    ]);
    expect(await app.database.manager.findBy(OperationHistory, { user_id: body.id })).toMatchObject([
      { operation_type: OPERATION.roleChanged, operation_user_id: managerUser.id },
    ]);
  });

  it.each<[object, string[]]>([
    [{ role_type: 5 }, ['role_type']],
    [{ role_type: undefined, name1: '' }, ['name1', 'role_type']],
    [{ role: 100 }, ['role']],
    [{ email_confirm: 'x@example.com' }, ['email_confirm']],
    [{ password: 'abcd12345', password_confirm: 'abcd12345' }, ['password']],
    [{ password_confirm: 'abcd1235' }, ['password_confirm']],
    [{ status: 90 }, ['status']],
  ])('is refused with %j', async (fields, wrong) => {
    const before = await fingerprintOf(app);
    const { body } = await admin
      .post('/admin/register')
      .send({ ...form(), ...fields })
      .expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(wrong);
    expect(await fingerprintOf(app)).toBe(before);
  });

  it('has an address of their own, customers’ included, also when two take it at once', async () => {
    const customer = await buildCustomer(app);
    const taken = { ...form(), email: customer.email, email_confirm: customer.email };
    const { body } = await admin.post('/admin/register').send(taken).expect(422);
    expect(body.errors).toEqual({ email: ['このメールアドレスは既に使用されています'] });
    const twice = form();
    const answers = await Promise.all([1, 2].map(() => admin.post('/admin/register').send(twice)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is added once, however often one key sends the form', async () => {
    const sent = form();
    const send = () => admin.post('/admin/register').set('idempotency-key', 'member').send(sent);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  });
});

describe('a new password', () => {
  const password = (id: number, text: string, confirm = text) => ({ id, password: text, password_confirm: confirm });

  it('ends the sessions that there are, and is the one to sign in with', async () => {
    const member = await buildStaff(app);
    const session = await app.as(member);
    await manager.post('/admin/password').send(password(member.id, 'wxyz9876')).expect(204);
    await session.get('/users/me').expect(401);
    await logIn(member.email, PASSWORD).expect(401);
    await logIn(member.email, 'wxyz9876').expect(200);
  });

  it('is for staff only', async () => {
    const others = [await buildCustomer(app), await buildAdmin(app)];
    for (const { id } of [...others, { id: 999_999 }]) {
      await manager.post('/admin/password').send(password(id, 'wxyz9876')).expect(404);
    }
    for (const { email } of others) await logIn(email, PASSWORD).expect(200);
  });

  it.each([
    ['wxyz98765', 'wxyz98765', 'password'],
    ['wxyzwxyz', 'wxyzwxyz', 'password'],
    ['wxyz9876', 'wxyz9877', 'password_confirm'],
    ['', '', 'password'],
  ])('%j, %j is refused', async (text, confirm, field) => {
    const member = await buildStaff(app);
    const { body } = await manager
      .post('/admin/password')
      .send(password(member.id, text, confirm))
      .expect(422);
    expect(Object.keys(body.errors)).toContain(field);
    await logIn(member.email, PASSWORD).expect(200);
  });
});

describe('members are deleted', () => {
  it('all at once: their sessions end, their addresses are free, and their open requests are nobody’s', async () => {
    const members = [await buildStaff(app), await buildStaff(app)] as const;
    const sessions = await Promise.all(members.map((member) => app.as(member)));
    const customer = await buildCustomer(app);
    const open = await buildRequest(app, customer, { staff_id: members[0].id });
    const done = await buildRequest(app, customer, {
      staff_id: members[0].id,
      sched_pickup_dt: '2026-11-20 13:00:00',
      status: 3,
      result_delivery_dt: '2026-11-24 13:00:00',
    });
    await manager
      .post('/admin/bulkDelete')
      .send({ ids: members.map(({ id }) => id) })
      .expect(204);
    for (const session of sessions) await session.get('/users/me').expect(401);
    for (const { id, email } of members) {
      expect(await stored(id)).toMatchObject({ email_key: null, deleted_at: expect.any(String) });
      await logIn(email, PASSWORD).expect(401);
    }
    const staffOf = async (id: number) => (await app.database.manager.findOneByOrFail(WashRequest, { id })).staff_id;
    expect([await staffOf(open.id), await staffOf(done.id)]).toEqual([null, members[0].id]);
    expect(await app.database.manager.findBy(OperationHistory, { wreq_id: open.id })).toMatchObject([
      { operation_type: OPERATION.staffAssigned, operation_user_id: managerUser.id },
    ]);
    const again = { ...form(), email: members[0].email, email_confirm: members[0].email };
    await admin.post('/admin/register').send(again).expect(201);
  });

  it('or none: not with a customer, an administrator, somebody who is not there, or oneself among them', async () => {
    const member = await buildStaff(app);
    const session = await app.as(member);
    const others = [(await buildCustomer(app)).id, (await buildAdmin(app)).id, 999_999];
    const before = await fingerprintOf(app);
    for (const other of others) {
      await manager
        .post('/admin/bulkDelete')
        .send({ ids: [member.id, other] })
        .expect(404);
    }
    const own = await manager
      .post('/admin/bulkDelete')
      .send({ ids: [member.id, managerUser.id] })
      .expect(403);
    expect(own.body).toMatchObject({ reason: 'forbidden', detail: '自分自身のアカウントにはこの操作はできません' });
    expect(await fingerprintOf(app)).toBe(before);
    await session.get('/users/me').expect(200);
  });

  it('at most 100, each once', async () => {
    const { id } = await buildStaff(app);
    for (const ids of [[], [id, id], Array.from({ length: 101 }, (_, place) => place + 1), [0], ['1'], 'all']) {
      await manager.post('/admin/bulkDelete').send({ ids }).expect(422);
    }
  });

  it('once, when two delete the same at once', async () => {
    const ids = [(await buildStaff(app)).id, (await buildStaff(app)).id];
    const answers = await Promise.all(
      [ids, [...ids].reverse()].map((each) => manager.post('/admin/bulkDelete').send({ ids: each })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});
