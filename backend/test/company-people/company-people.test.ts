import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull } from 'typeorm';
import { PEOPLE_MAX } from '@laundry/shared/constants/company-people';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { personName } from '@laundry/shared/text/person-name';
import { addMinutes } from '@laundry/shared/time/jst';
import { CompanyInvitation } from '../../src/modules/company-people/company-invitation.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { clearText } from '../harness/looks/clear-text.js';
import {
  buildAdmin,
  buildCompany,
  buildCompanyClerk,
  buildCustomer,
  buildStaff,
  PASSWORD,
} from '../harness/rows/build-people.js';
import { deliveredRequest } from '../harness/rows/claims.js';
import { deliveredTo, mailsTo } from '../harness/looks/delivered.js';
import { bagsOf, cancel, post, put, startWithAreas, THURSDAY } from '../harness/calls/own-requests.js';
import { NOW, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const NEW = 'laundry2026';
const APPROVED = '2026-05-01 10:00:00';
const PATH = '/users/me/companyPeople';

const invite = (owner: Caller, email: string, name = '') => owner.post(PATH).send({ email, name });
const joinBody = (token: string) => ({
  token,
  name1: '鈴木',
  name2: '次郎',
  password: NEW,
  password_confirm: NEW,
  current_lang: 'ja',
});
const join = (token: string) => app.anonymous.post('/companyInvitations/join').send(joinBody(token));

/** The secret of the latest link that was mailed to an address. */
async function linkTo(email: string): Promise<string> {
  const mails = await deliveredTo(app, email);
  return mails.flatMap((mail) => /\/join\/([\w-]{43})\n/.exec(mail)?.[1] ?? []).at(-1) ?? 'none was mailed';
}

let addresses = 0;
const newAddress = (): string => `clerk-${(addresses += 1)}@example.com`;

async function company() {
  const user = await buildCompany(app, { invoice_approved_at: APPROVED });
  return { user, owner: await app.as(user) };
}

/** A company, and one of its people with a session. */
async function withClerk(overrides: Partial<User> = {}) {
  const { user, owner } = await company();
  const clerk = await buildCompanyClerk(app, user, overrides);
  return { user, owner, clerk, caller: await app.as(clerk) };
}

const historyOf = (user: User): Promise<OperationHistory[]> =>
  app.database.manager.find(OperationHistory, { where: { user_id: user.id }, order: { id: 'ASC' } });

describe('an invitation', () => {
  it('brings a link by mail, with which somebody joins and books for the company', async () => {
    const { user, owner } = await company();
    const email = newAddress();
    const { body: list } = await invite(owner, email.toUpperCase(), '総務の鈴木').expect(200);
    expect(list).toMatchObject({
      people: [],
      invitations: [
        { email, name: '総務の鈴木', expires_at: expect.stringMatching(/^2026-12-02 09:0/), is_expired: false },
      ],
      max: PEOPLE_MAX,
    });
    const [waiting] = await mailsTo(app, email);
    expect(waiting?.body).not.toContain('/join/');
    const token = await linkTo(email);
    const { body: shown } = await app.anonymous.post('/companyInvitations/open').send({ token }).expect(200);
    expect(shown).toEqual({ company_name: '株式会社山田', email, expires_at: list.invitations[0].expires_at });
    const { body } = await join(token).expect(200);
    const clerk = app.anonymous;
    const bearer = { authorization: `Bearer ${body.token.access_token}` };
    const { body: me } = await clerk.get('/users/me').set(bearer).expect(200);
    expect(me).toMatchObject({
      email,
      name1: '鈴木',
      name2: '次郎',
      role: ROLE.customer,
      is_company_clerk: true,
      is_company: true,
      company_name: '株式会社山田',
      available_request_count: 8,
      phone_number: '',
      invitation_code: '',
      invoice_approved_at: APPROVED,
    });
    const { body: made } = await clerk
      .post('/users/me/washRequests')
      .set(bearer)
      .send({ ...THURSDAY, cost_centre: ' 営業　部\u200b ' })
      .expect(201);
    expect(made).toMatchObject({ cost_centre: '営業 部', booked_by: { id: me.id, name: '鈴木 次郎' } });
    expect((await owner.get('/users/me/washRequests').expect(200)).body).toMatchObject([{ id: made.id }]);
    expect(await bagsOf(app, user)).toBe(7);
    const history = await historyOf(user);
    expect(history.map(({ operation_type }) => operation_type)).toEqual([
      ...[OPERATION.clerkInvited, OPERATION.clerkJoined, OPERATION.requestCreated],
    ]);
    expect(history.at(-1)).toMatchObject({ operation_user_id: user.id, operation_user: '利用者 鈴木 次郎' });
    expect(history.at(-1)?.changes).toBe(JSON.stringify({ by_clerk: [null, me.id] }));
    const confirmations = (await mailsTo(app, email)).map(({ template }) => template);
    expect(confirmations).toEqual(['clerk_invited', 'request_received']);
    expect((await mailsTo(app, email)).at(-1)?.body).toContain('部門：営業 部');
    const told = (await mailsTo(app, user.email)).map(({ template }) => template);
    expect(told).toEqual(['clerk_joined', 'request_received']);
    const [copied, owners] = [await mailsTo(app, email), await mailsTo(app, user.email)].map(
      (mails) => mails.at(-1)?.body,
    );
    expect(owners).toContain('依頼した方：鈴木 次郎');
    expect(owners).not.toContain(email);
    expect(copied).not.toContain('依頼した方');
    await app.anonymous.post('/login').send({ email, password: NEW }).expect(200);
  });

  it('works once, until its seventh day, and not after it was made anew or taken back', async () => {
    const { user, owner } = await company();
    const email = newAddress();
    const { body } = await invite(owner, email).expect(200);
    const [{ id }] = body.invitations;
    const first = await linkTo(email);
    await owner.post(`${PATH}/invitations/${id}/again`).expect(200);
    await join(first).expect(404);
    const second = await linkTo(email);
    const [{ expires_at }] = (await owner.get(PATH).expect(200)).body.invitations;
    app.clock.set(expires_at);
    expect((await join(second).expect(404)).body.detail).toContain('URL');
    app.clock.set(addMinutes(expires_at, -1));
    await join(second).expect(200);
    await join(second).expect(404);
    const other = newAddress();
    const { body: again } = await invite(owner, other).expect(200);
    const taken = await linkTo(other);
    await owner.delete(`${PATH}/invitations/${again.invitations[0].id}`).expect(204);
    await join(taken).expect(404);
    await owner.delete(`${PATH}/invitations/${again.invitations[0].id}`).expect(404);
    expect((await historyOf(user)).at(-1)).toMatchObject({ operation_type: OPERATION.invitationTakenBack });
    expect((await owner.get(PATH).expect(200)).body.invitations).toEqual([]);
  });

  it('is answered alike for an address that has an account, and only the mail says so', async () => {
    const { owner } = await company();
    const known = await buildCustomer(app);
    const email = newAddress();
    const stranger = await invite(owner, email).expect(200);
    const customer = await invite(owner, known.email).expect(200);
    const [, second] = customer.body.invitations;
    const [{ id: _, email: __, ...first }] = stranger.body.invitations;
    const moments = { invited_at: expect.any(String), expires_at: expect.any(String) };
    expect(second).toEqual({ ...first, ...moments, id: expect.any(Number), email: known.email });
    const [mail = ''] = await deliveredTo(app, known.email);
    expect(mail).not.toContain('/join/');
    expect(mail).toContain('「株式会社山田」');
    expect((await mailsTo(app, known.email)).map(({ template }) => template)).toEqual(['clerk_invited']);
  });

  it.each([
    ['株式会社センタク', 'お客様「株式会社センタク」から、'],
    ['当選です https://evil.example', 'お客様から、'],
    ['電話0312345678へ', 'お客様から、'],
  ])('names the company %s where that is no more than a name', async (company_name, words) => {
    const owner = await app.as(await buildCompany(app, { company_name }));
    const email = newAddress();
    await invite(owner, email).expect(200);
    const [mail = ''] = await deliveredTo(app, email);
    expect(mail).toContain(words);
    expect(mail.includes(company_name)).toBe(words.includes(company_name));
  });

  it('of an address that gets an account meanwhile is refused to whoever has the link', async () => {
    const { owner } = await company();
    const email = newAddress();
    await invite(owner, email).expect(200);
    const token = await linkTo(email);
    await buildCustomer(app, { email, email_key: email });
    expect((await join(token).expect(422)).body.errors).toHaveProperty('email');
    await invite(owner, newAddress()).expect(200);
  });

  it('is made once of two at the same time', async () => {
    const { owner } = await company();
    const email = newAddress();
    const sent = await Promise.all([1, 2].map(() => invite(owner, email)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(sent.find(({ status }) => status === 409)?.body.reason).toBe(REASON.dup);
    const token = await linkTo(email);
    const joined = await Promise.all([1, 2].map(() => join(token)));
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is for companies on a monthly plan, for others than its own, and for so many', async () => {
    const { user, owner } = await company();
    expect((await invite(owner, user.email).expect(409)).body.reason).toBe(REASON.dup);
    await invite(owner, 'no address').expect(422);
    const person = await app.as(await buildCustomer(app));
    expect((await invite(person, newAddress()).expect(422)).body.errors).toHaveProperty('email');
    for (let each = 0; each < PEOPLE_MAX - 1; each += 1) await buildCompanyClerk(app, user);
    await invite(owner, newAddress()).expect(200);
    expect((await invite(owner, newAddress()).expect(422)).body.errors.email[0]).toContain(String(PEOPLE_MAX));
  });

  it.each([
    [{ name1: ' ' }, 'name1'],
    [{ name2: 'あ'.repeat(51) }, 'name2'],
    [{ name1: 'a\u0000' }, 'name1'],
    [{ password: 'short1', password_confirm: 'short1' }, 'password'],
    [{ password_confirm: 'other12345' }, 'password_confirm'],
    [{ current_lang: 'fr' }, 'current_lang'],
    [{ role: 100 }, 'role'],
    [{ company_user_id: 1 }, 'company_user_id'],
  ])('is not accepted with %j', async (wrong, field) => {
    const { owner } = await company();
    const email = newAddress();
    await invite(owner, email).expect(200);
    const token = await linkTo(email);
    const sent = { ...joinBody(token), ...wrong };
    const { body } = await app.anonymous.post('/companyInvitations/join').send(sent).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    await join(token).expect(200);
  });
});

describe('a mail', () => {
  const joined = async (names: object): Promise<string> => {
    const { user, owner } = await company();
    const email = newAddress();
    await invite(owner, email).expect(200);
    const token = await linkTo(email);
    await app.anonymous
      .post('/companyInvitations/join')
      .send({ ...joinBody(token), ...names })
      .expect(200);
    const [mail = '', ...more] = await deliveredTo(app, user.email);
    expect(more).toEqual([]);
    return mail;
  };

  it('tells the owner who has joined, and where to remove them', async () => {
    const mail = await joined({});
    expect(mail).toContain('お名前：鈴木 次郎\n');
    expect(mail).toMatch(/\/profile\/people\n/);
  });

  it('carries no words to the owner that may be more than a name', async () => {
    const mail = await joined({ name1: 'https://evil.example', name2: 'に今すぐ' });
    expect(mail).toContain('利用者として登録されました');
    expect(mail).not.toMatch(/evil|お名前/);
  });

  it('is the last to who was removed, names no company, and is sent although nothing else is', async () => {
    const { user, owner, clerk, caller } = await withClerk();
    await post(caller, THURSDAY).expect(201);
    await owner.delete(`${PATH}/${clerk.id}`).expect(204);
    const [mail = '', ...more] = await deliveredTo(app, clerk.email);
    expect(more).toEqual([]);
    expect(mail).toContain('利用者の登録が解除されました');
    expect(mail).toContain(`${personName(clerk)} 様`);
    expect(mail).not.toContain(user.company_name);
    const states = (await mailsTo(app, clerk.email)).map(({ template, state }) => [template, state]);
    expect(states).toEqual([
      ['request_received', 'dead'],
      ['clerk_removed', 'sent'],
    ]);
    const [confirmation, ...others] = await deliveredTo(app, user.email);
    expect([confirmation?.includes('受付番号'), others]).toEqual([true, []]);
  });

  it('reaches a company’s people once its account is deleted, too', async () => {
    const { user, clerk } = await withClerk({ current_lang: 'en' });
    const admin = await app.as(await buildAdmin(app));
    await admin.delete(`/admin/users/${user.id}`).expect(204);
    const [mail = ''] = await deliveredTo(app, clerk.email);
    expect(mail).toContain('You were removed from those who book for a company.');
  });
});

describe('one of a company’s people', () => {
  it('changes and cancels what the owner booked, and is named for it', async () => {
    const { user, owner, clerk, caller } = await withClerk();
    const { body: first } = await post(owner, THURSDAY).expect(201);
    await put(caller, first.id, { delivery_box_pw: '4711' }).expect(200);
    await cancel(caller, first.id).expect(204);
    const name = `利用者 ${clerk.name1} ${clerk.name2}`;
    expect((await historyOf(user)).map(({ operation_user }) => operation_user)).toEqual([
      ...[`${user.name1} ${user.name2}`, name, name],
    ]);
    expect(await bagsOf(app, user)).toBe(8);
  });

  it('of another company sees and moves nothing', async () => {
    const { owner } = await withClerk();
    const { body } = await post(owner, THURSDAY).expect(201);
    const { caller: other, user } = await withClerk();
    expect((await other.get('/users/me/washRequests').expect(200)).body).toEqual([]);
    await put(other, body.id, { delivery_box_pw: '1' }).expect(404);
    await cancel(other, body.id).expect(404);
    await other.put(`/users/me/washRequests/${body.id}/costCentre`).send({ cost_centre: 'x' }).expect(404);
    await other.get(`/users/me/washRequests/${body.id}/visitLink`).expect(404);
    const { owner: stranger, clerk } = await withClerk();
    await (await app.as(user)).delete(`${PATH}/${clerk.id}`).expect(404);
    await stranger.delete(`${PATH}/${clerk.id}`).expect(204);
  });

  it('is shown nothing of money, contract and contacts', async () => {
    const { user, caller } = await withClerk();
    const { body } = await caller.get('/users/me').expect(200);
    const text = JSON.stringify(body);
    for (const secret of [user.email, user.invitation_code, user.phone_number]) expect(text).not.toContain(secret);
    for (const path of ['payments', 'data', 'companyPeople', 'calendarFeed', 'notifications'])
      await caller.get(`/users/me/${path}`).expect(403);
    await caller.post('/users/me').send({ bikou1: 'x' }).expect(403);
    await caller.delete('/users/me').expect(403);
    await caller.post('/paidAccount').send({}).expect(403);
  });

  it('is signed out by the removal, and has no way back; what they booked keeps their name', async () => {
    const { user, owner, clerk, caller } = await withClerk();
    const { body } = await post(caller, THURSDAY).expect(201);
    await owner.delete(`${PATH}/${clerk.id}`).expect(204);
    await caller.get('/users/me/washRequests').expect(401);
    await app.anonymous.post('/login').send({ email: clerk.email, password: PASSWORD }).expect(401);
    await app.anonymous.post('/password/forgot').send({ email: clerk.email }).expect(404);
    const [shown] = (await owner.get('/users/me/washRequests').expect(200)).body;
    expect(shown.booked_by).toEqual({ id: clerk.id, name: `${clerk.name1} ${clerk.name2}` });
    expect((await historyOf(user)).at(-1)).toMatchObject({ operation_type: OPERATION.clerkRemoved });
    await owner.delete(`${PATH}/${clerk.id}`).expect(404);
    await buildCustomer(app, { email: clerk.email, email_key: clerk.email });
    const before = (await mailsTo(app, clerk.email)).length;
    await cancel(owner, body.id).expect(204);
    expect(await mailsTo(app, clerk.email)).toHaveLength(before);
  });

  it('is told of the removal by a session that it ended, and by no other', async () => {
    const { owner, clerk } = await withClerk();
    const [left, expiring, ended, never] = await Promise.all([1, 2, 3, 4].map(() => app.tokenOf(clerk)));
    const bearing = (token = '') => app.anonymous.get('/users/me').auth(token, { type: 'bearer' });
    await app.anonymous.post('/logout').auth(left ?? '', { type: 'bearer' });
    await bearing(ended).expect(200);
    app.clock.set(addMinutes(NOW, 1));
    const late = await app.tokenOf(clerk);
    await owner.delete(`${PATH}/${clerk.id}`).expect(204);

    for (const token of [ended, never, late]) {
      const { body } = await bearing(token).set('accept-language', 'ja').expect(401);
      expect(body.reason).toBe(REASON.clerkRemoved);
      expect(body.detail).toContain('利用者としての登録が解除されている');
      await app.anonymous
        .get('/areaInfos')
        .auth(token ?? '', { type: 'bearer' })
        .expect(200);
    }
    const inLowerCase = app.anonymous.get('/users/me').set('authorization', `bearer ${ended}`);
    expect((await inLowerCase.expect(401)).body.reason).toBe(REASON.clerkRemoved);
    const other = await buildCompanyClerk(app, await buildCompany(app));
    const [header, , signature] = (never ?? '').split('.');
    const forged = [header, (await app.tokenOf(other)).split('.')[1], signature].join('.');
    for (const token of [left, forged, 'nonsense', '']) {
      const { body } = await bearing(token).expect(401);
      expect(body).not.toHaveProperty('reason');
    }
    app.clock.set(addMinutes(NOW, 30 * 24 * 60));
    expect((await bearing(expiring).expect(401)).body).not.toHaveProperty('reason');
    expect((await bearing(late).expect(401)).body.reason).toBe(REASON.clerkRemoved);
  });

  it('has booked, or has not, when the removal is at the same moment', async () => {
    for (let each = 0; each < 4; each += 1) {
      const { owner, clerk, caller, user } = await withClerk();
      const [booked, removed] = await Promise.all([post(caller, THURSDAY), owner.delete(`${PATH}/${clerk.id}`)]);
      expect(removed.status).toBe(204);
      expect([201, 401]).toContain(booked.status);
      expect(booked.body.reason).toBe(booked.status === 201 ? undefined : REASON.clerkRemoved);
      const requests = await app.database.manager.findBy(WashRequest, { user_id: user.id });
      expect(requests).toHaveLength(booked.status === 201 ? 1 : 0);
      expect(await bagsOf(app, user)).toBe(booked.status === 201 ? 7 : 8);
      await post(caller, { ...THURSDAY, sched_pickup_dt: '2026-11-26 14:00:00' }).expect(401);
    }
  });

  it('sets and changes their own password, and the company’s history says so', async () => {
    const { user, clerk, caller } = await withClerk();
    const body = { password: NEW, password_confirm: NEW };
    await caller.post('/users/me/password').send(body).expect(200);
    await app.anonymous.post('/login').send({ email: clerk.email, password: NEW }).expect(200);
    const name = `利用者 ${clerk.name1} ${clerk.name2}`;
    expect((await historyOf(user)).at(-1)).toMatchObject({
      operation_type: OPERATION.passwordChanged,
      operation_user: name,
    });
    expect(await historyOf(clerk)).toEqual([]);
  });

  it('is refused as the account is, when it is suspended', async () => {
    const user = await buildCompany(app, { status: USER_STATUS.suspended, stop_start_dt: '2026-11-01 09:00:00' });
    const caller = await app.as(await buildCompanyClerk(app, user));
    expect((await post(caller, THURSDAY).expect(403)).body.reason).toMatch(/^status_/);
  });

  it('is signed out with the account’s withdrawal, and free with its deletion', async () => {
    const { user, owner, clerk, caller } = await withClerk();
    await invite(owner, newAddress(), '総務').expect(200);
    const admin = await app.as(await buildAdmin(app));
    await admin.post(`/admin/users/${user.id}/status`).send({ status: USER_STATUS.withdrawn }).expect(200);
    expect((await caller.get('/users/me').expect(401)).body).not.toHaveProperty('reason');
    const { body } = await app.anonymous.post('/login').send({ email: clerk.email, password: PASSWORD }).expect(403);
    expect(body.reason).toBe(REASON.statusWithdrawn);
    await admin.delete(`/admin/users/${user.id}`).expect(204);
    expect(await app.database.manager.findOneByOrFail(User, { id: clerk.id })).toMatchObject({
      email: '',
      email_key: null,
      password_hash: '',
      name1: clerk.name1,
    });
    const invitations = await app.database.manager.findBy(CompanyInvitation, { company_user_id: user.id });
    const over = { email: '', name: '', open_email: null, secret_hash: null, ended_at: expect.any(String) };
    expect(invitations).toMatchObject([over]);
  });

  it('who wrote about laundry is mailed the answer beside the owner, as long as they are of the company', async () => {
    const { user, owner, clerk, caller } = await withClerk();
    const { id } = await deliveredRequest(app, user);
    const { id: other } = await deliveredRequest(app, user, { sched_pickup_dt: '2026-11-19 15:00:00' });
    await caller.post(`/users/me/washRequests/${other}/claims`).send({ text: '袖の汚れ', photos: [] }).expect(201);
    await caller.post(`/users/me/washRequests/${id}/claims`).send({ text: '襟の汚れ', photos: [] }).expect(201);
    const desk = await app.as(await buildAdmin(app));
    const [{ id: claim }] = (await caller.get(`/users/me/washRequests/${id}/claims`).expect(200)).body;
    await desk.put(`/admin/claims/${claim}/answer`).send({ answer: '洗い直します' }).expect(200);
    for (const { email } of [user, clerk]) {
      const answered = (await mailsTo(app, email)).filter(({ template }) => template === 'claim_answered');
      expect(answered.map(({ body }) => clearText(body).includes('洗い直します'))).toEqual([true]);
    }
    await owner.delete(`${PATH}/${clerk.id}`).expect(204);
    const [last, ...more] = await deliveredTo(app, clerk.email);
    expect([last?.includes('洗い直します'), more]).toEqual([false, []]);
    const [{ id: second }] = (await owner.get(`/users/me/washRequests/${other}/claims`).expect(200)).body;
    await desk.put(`/admin/claims/${second}/answer`).send({ answer: 'お詫びします' }).expect(200);
    expect(await deliveredTo(app, clerk.email)).toHaveLength(1);
  });

  it('hides no customer of the same name behind the company in the search', async () => {
    const { user } = await company();
    for (let n = 0; n < 10; n += 1) await buildCompanyClerk(app, user, { name1: '早乙女' });
    const customer = await buildCustomer(app, { name1: '早乙女' });
    const admin = await app.as(await buildAdmin(app));
    const { body } = await admin.get('/admin/search').query({ q: '早乙女' }).expect(200);
    expect(body).toMatchObject({ customers: expect.any(Array), has_more: false });
    expect(body.customers.map(({ id }: User) => id).sort()).toEqual([user.id, customer.id].sort());
  });

  it('is not told by their address to staff who may not see a company’s people', async () => {
    const address = 'unsuspected@example.com';
    const { user, owner } = await withClerk({ email: address, email_key: address });
    const { body: made } = await post(owner, THURSDAY).expect(201);
    const staff = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.lowest }));
    const find = async (q: string) => (await staff.get('/admin/search').query({ q }).expect(200)).body;
    expect(await find(address)).toMatchObject({ customers: [], requests: [] });
    expect((await find(user.email)).requests).toMatchObject([{ id: made.id }]);
  });

  it('is found by the back office, which is led to the company, and named on what they booked', async () => {
    const { user, caller, clerk } = await withClerk({ email: newAddress(), name1: '御手洗' });
    const made = await post(caller, { ...THURSDAY, cost_centre: '営業部' }).expect(201);
    const admin = await app.as(await buildAdmin(app));
    for (const q of ['御手洗', clerk.email, String(clerk.id)]) {
      const { body } = await admin.get('/admin/search').query({ q }).expect(200);
      expect(body.customers.map(({ id }: User) => id)).toContain(user.id);
      expect(body.customers.map(({ id }: User) => id)).not.toContain(clerk.id);
    }
    const { body: detail } = await admin.get(`/admin/washRequest/${made.body.id}`).expect(200);
    expect(detail).toMatchObject({ cost_centre: '営業部', booked_by_name: personName(clerk) });
  });

  it('is found once removed, too, by the name on what they booked, and told apart from who is still there', async () => {
    const { user, owner, clerk, caller } = await withClerk({ name1: '五十嵐', name2: '渚' });
    await post(caller, THURSDAY).expect(201);
    const admin = await app.as(await buildAdmin(app));
    const find = async (q: string) => (await admin.get('/admin/search').query({ q }).expect(200)).body.customers;
    expect(await find('五十嵐')).toMatchObject([{ id: user.id, person: { name: '五十嵐 渚', is_removed: false } }]);
    await owner.delete(`${PATH}/${clerk.id}`).expect(204);
    for (const q of ['五十嵐', '五十嵐渚', `ID ${clerk.id}`])
      expect(await find(q)).toMatchObject([{ id: user.id, person: { name: '五十嵐 渚', is_removed: true } }]);
    expect(await find(clerk.email)).toEqual([]);
    expect(await find(`ID ${user.id}`)).toMatchObject([{ id: user.id, person: null }]);
    await buildCompanyClerk(app, user, { name1: '五十嵐', name2: '汀' });
    expect(await find('五十嵐')).toMatchObject([{ id: user.id, person: { name: '五十嵐 汀', is_removed: false } }]);
    await admin.delete(`/admin/users/${user.id}`).expect(204);
    expect(await find('五十嵐')).toEqual([]);
  });

  it('is not said of a company that is named so itself', async () => {
    const user = await buildCompany(app, { name1: '四十万' });
    await buildCompanyClerk(app, user, { name1: '四十万' });
    const admin = await app.as(await buildAdmin(app));
    const { body } = await admin.get('/admin/search').query({ q: '四十万' }).expect(200);
    expect(body.customers).toMatchObject([{ id: user.id, person: null }]);
  });

  it('is no customer of the back office, which reads them with their company', async () => {
    const { user, owner, clerk } = await withClerk();
    await invite(owner, newAddress()).expect(200);
    const admin = await app.as(await buildAdmin(app));
    const list = await admin.get('/admin/users').expect(200);
    expect(list.body.map(({ id }: { id: number }) => id)).not.toContain(clerk.id);
    const active = { role: ROLE.customer, status: USER_STATUS.active, deleted_at: IsNull() };
    expect(list.headers['x-active-count']).toBe(String(await app.database.manager.countBy(User, active)));
    await admin.get(`/admin/users/${clerk.id}`).expect(404);
    await admin.get(`/admin/users/${clerk.id}/companyPeople`).expect(404);
    await admin.post(`/admin/users/${clerk.id}/status`).send({ status: USER_STATUS.suspended }).expect(404);
    await admin.delete(`/admin/users/${clerk.id}`).expect(404);
    const { body } = await admin.get(`/admin/users/${user.id}/companyPeople`).expect(200);
    expect(body).toMatchObject({ people: [{ id: clerk.id, email: clerk.email }], invitations: [{}] });
  });
});

describe('a cost centre', () => {
  const name = (caller: Caller, id: number, cost_centre: string) =>
    caller.put(`/users/me/washRequests/${id}/costCentre`).send({ cost_centre });

  it('is changed by the owner and by whoever booked, and the last ones are proposed', async () => {
    const { user, owner, clerk, caller } = await withClerk();
    const { body: own } = await post(caller, { ...THURSDAY, cost_centre: '営業' }).expect(201);
    expect((await name(caller, own.id, ' ＩＴ　課 ').expect(200)).body.cost_centre).toBe('IT 課');
    expect((await name(owner, own.id, '総務').expect(200)).body.cost_centre).toBe('総務');
    expect((await historyOf(user)).slice(-2)).toMatchObject([
      { operation_type: OPERATION.costCentreChanged, operation_user: `利用者 ${clerk.name1} ${clerk.name2}` },
      { operation_type: OPERATION.costCentreChanged, changes: '{"cost_centre":["IT 課","総務"]}' },
    ]);
    const other = { ...THURSDAY, sched_pickup_dt: '2026-11-26 15:00:00', sched_delivery_dt: '2026-11-30 15:00:00' };
    const { body: theirs } = await post(owner, { ...other, cost_centre: '経理' }).expect(201);
    expect((await name(caller, theirs.id, '営業').expect(422)).body.errors).toHaveProperty('cost_centre');
    const proposed = await caller.get('/users/me/washRequests/costCentres').expect(200);
    expect(proposed.body).toEqual(['経理', '総務']);
    expect((await name(owner, own.id, '').expect(200)).body.cost_centre).toBeNull();
  });

  it('that somebody else has named meanwhile is told, not replaced', async () => {
    const { owner, caller } = await withClerk();
    const { body: own } = await post(caller, { ...THURSDAY, cost_centre: '営業' }).expect(201);
    const path = `/users/me/washRequests/${own.id}/costCentre`;
    const [one, other] = await Promise.all([
      owner.put(path).send({ cost_centre: '総務', seen: '営業' }),
      caller.put(path).send({ cost_centre: '経理', seen: ' 営業 ' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect([one, other].find(({ status }) => status === 409)?.body).toMatchObject({ reason: REASON.stale });
  });

  it('is a company’s, and no longer than a line of its invoice', async () => {
    const person = await app.as(await buildCustomer(app));
    const { body } = await post(person, { ...THURSDAY, cost_centre: '営業' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['cost_centre']);
    await post(person, { ...THURSDAY, cost_centre: ' \u200b' }).expect(201);
    const { owner } = await company();
    await post(owner, { ...THURSDAY, cost_centre: 'あ'.repeat(31) }).expect(422);
    // One letter that is eighteen once it is spelled out.
    await post(owner, { ...THURSDAY, cost_centre: '\ufdfa\ufdfa' }).expect(422);
    await post(owner, { ...THURSDAY, cost_centre: 'あ'.repeat(30) }).expect(201);
  });
});
