import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { VISIT_LIMITS } from '@laundry/shared/constants/visit-limits';
import { addHours, addMinutes } from '@laundry/shared/time/jst';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildCompany, buildCompanyClerk } from '../harness/rows/build-people.js';
import { cancel, operationsOf, post, put, startWithAreas, THURSDAY } from '../harness/calls/own-requests.js';
import { deliveredTo, mailsTo } from '../harness/looks/delivered.js';
import { NOW, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

async function withClerks() {
  const user = await buildCompany(app);
  const [clerk, other] = [await buildCompanyClerk(app, user), await buildCompanyClerk(app, user)];
  const [owner, caller, colleague] = [await app.as(user), await app.as(clerk), await app.as(other)];
  return { user, owner, clerk, caller, other, colleague };
}

const linkPath = (id: number) => `/users/me/washRequests/${id}/visitLink`;
const secretIn = (text: string): string => /\/visit\/([\w-]{43})/.exec(text)?.[1] ?? 'none';
const linkOf = async (caller: Caller, id: number): Promise<string> =>
  secretIn((await caller.get(linkPath(id)).expect(200)).body.url);
const renewed = async (caller: Caller, id: number): Promise<string> =>
  secretIn((await caller.post(linkPath(id)).expect(200)).body.url);
const mailed = async (to: User): Promise<string> => secretIn(clearText((await mailsTo(app, to.email)).at(-1)?.body));
const statusOf = async (secret: string): Promise<number> => (await app.anonymous.get(`/visits/${secret}`)).status;
const remove = (owner: Caller, { id }: User) => owner.delete(`/users/me/companyPeople/${id}`).expect(204);

it('each of a company’s people has a link of their own to a request’s page, in their mails too', async () => {
  const { user, owner, clerk, caller, colleague } = await withClerks();
  const { body } = await post(caller, THURSDAY).expect(201);
  const links = [await linkOf(owner, body.id), await linkOf(caller, body.id), await linkOf(colleague, body.id)];
  expect(new Set(links).size).toBe(3);
  for (const link of links)
    expect((await app.anonymous.get(`/visits/${link}`).expect(200)).body).toMatchObject({
      id: body.id,
      canCancel: true,
    });
  expect(await linkOf(colleague, body.id)).toBe(links[2]);
  expect([await mailed(user), await mailed(clerk)]).toEqual(links.slice(0, 2));
  await put(owner, body.id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(200);
  expect([await mailed(user), await mailed(clerk)]).toEqual(links.slice(0, 2));
});

it('a removal ends the links of whoever was removed, and no others: mails that wait lead on', async () => {
  const { user, owner, clerk, caller, other, colleague } = await withClerks();
  const { body: theirs } = await post(caller, THURSDAY).expect(201);
  const later = { ...THURSDAY, sched_pickup_dt: '2026-11-26 14:00:00', sched_delivery_dt: '2026-11-30 14:00:00' };
  const { body: owners } = await post(owner, later).expect(201);
  const known = [await linkOf(caller, theirs.id), await linkOf(caller, owners.id)];
  const others = [await linkOf(owner, theirs.id), await linkOf(owner, owners.id), await linkOf(colleague, theirs.id)];
  await remove(owner, clerk);
  expect(await Promise.all(known.map(statusOf))).toEqual([404, 404]);
  await app.anonymous.delete(`/visits/${known[0]}`).expect(404);
  expect(await Promise.all(others.map(statusOf))).toEqual([200, 200, 200]);
  const delivered = (await deliveredTo(app, user.email)).map(secretIn);
  expect(delivered.sort()).toEqual(others.slice(0, 2).sort());
  expect(await linkOf(owner, theirs.id)).toBe(others[0]);
  await remove(owner, other);
  expect(await Promise.all(others.map(statusOf))).toEqual([200, 200, 404]);
});

it('a removal ends them of what has ended, too, whose page still opens for the others', async () => {
  const { owner, clerk, caller } = await withClerks();
  const { body } = await post(caller, THURSDAY).expect(201);
  const [known, owners] = [await linkOf(caller, body.id), await linkOf(owner, body.id)];
  await cancel(owner, body.id).expect(204);
  expect([await statusOf(known), await statusOf(owners)]).toEqual([200, 200]);
  await remove(owner, clerk);
  expect([await statusOf(known), await statusOf(owners)]).toEqual([404, 200]);
  app.clock.set(addMinutes(addHours(NOW, VISIT_LIMITS.pageHours), 1));
  expect(await statusOf(owners)).toBe(404);
});

it('opens for none who are the company’s no more, whatever the release before left of them', async () => {
  const { owner, other, colleague } = await withClerks();
  const { body } = await post(owner, THURSDAY).expect(201);
  const link = await linkOf(colleague, body.id);
  await app.database.manager.update(User, { id: other.id }, { deleted_at: NOW });
  expect(await statusOf(link)).toBe(404);
  await app.database.manager.update(User, { id: other.id }, { deleted_at: null });
  expect(await statusOf(link)).toBe(200);
});

it('a link is replaced by its reader for themselves, and by the owner for everybody', async () => {
  const { user, owner, caller, colleague, clerk } = await withClerks();
  const { body } = await post(caller, THURSDAY).expect(201);
  const [owners, first, others] = [
    await linkOf(owner, body.id),
    await linkOf(caller, body.id),
    await linkOf(colleague, body.id),
  ];
  const second = await renewed(caller, body.id);
  expect(await Promise.all([owners, first, second, others].map(statusOf))).toEqual([200, 404, 200, 200]);
  const all = await renewed(owner, body.id);
  expect(await Promise.all([owners, second, others, all].map(statusOf))).toEqual([404, 404, 404, 200]);
  expect(await statusOf(await linkOf(caller, body.id))).toBe(200);
  await put(owner, body.id, { sched_delivery_dt: '2026-12-01 13:00:00' }).expect(200);
  expect(await mailed(clerk)).toBe(await linkOf(caller, body.id));
  const renewals = (await operationsOf(app, user)).filter((each) => each === OPERATION.visitLinkRenewed);
  expect(renewals).toHaveLength(2);
});

it('is one, asked for at the same moment, and none of who is removed at it', async () => {
  for (let each = 0; each < 4; each += 1) {
    const { owner, other, colleague } = await withClerks();
    const { body } = await post(owner, THURSDAY).expect(201);
    const [one, two] = await Promise.all([linkOf(colleague, body.id), linkOf(colleague, body.id)]);
    expect(one).toBe(two);
    const late = { ...THURSDAY, sched_pickup_dt: '2026-11-26 14:00:00', sched_delivery_dt: '2026-11-30 14:00:00' };
    const { body: second } = await post(owner, late).expect(201);
    const [asked] = await Promise.all([colleague.get(linkPath(second.id)), remove(owner, other)]);
    expect([200, 401, 404]).toContain(asked.status);
    expect(await statusOf(secretIn(String(asked.body.url)))).toBe(404);
  }
});

it('of another company’s request is nobody’s, and nothing stored tells it', async () => {
  const { owner, caller } = await withClerks();
  const { body } = await post(owner, THURSDAY).expect(201);
  const { caller: stranger } = await withClerks();
  await stranger.get(linkPath(body.id)).expect(404);
  await stranger.post(linkPath(body.id)).expect(404);
  const secret = await linkOf(caller, body.id);
  const rows = await app.database.query('SELECT * FROM visit_links', []);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(await app.database.query('SELECT * FROM mails', []))).not.toContain(secret);
  expect(await app.database.manager.countBy(Mail, {})).toBeGreaterThan(0);
});
