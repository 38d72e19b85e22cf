import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { buildCompany, buildCompanyClerk, buildCustomer } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { cancel, operationsOf, rowOf, signedIn, startWithAreas } from '../../harness/calls/own-requests.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
afterAll(() => app.close());

const linkPath = (id: number) => `/users/me/washRequests/${id}/visitLink`;
const secretOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const open = (secret: string) => app.anonymous.get(`/visits/${secret}`);
const linkOf = async (caller: Caller, id: number): Promise<string> =>
  (await caller.get(linkPath(id)).expect(200)).body.url;

it('is shown to its customer, and replaced: the one before ends at once, and the mails that follow have the new one', async () => {
  const { user, caller } = await signedIn(app);
  const { id } = await buildRequest(app, user);
  const before = secretOf(await linkOf(caller, id));
  expect(before).toBe((await rowOf(app, id)).visit_secret);
  const { body } = await caller.post(linkPath(id)).expect(200);
  const after = secretOf(body.url);
  expect(after).toMatch(/^[\w-]{43}$/);
  expect(after).not.toBe(before);
  await open(before).expect(404);
  expect((await open(after).expect(200)).body.id).toBe(id);
  expect(secretOf(await linkOf(caller, id))).toBe(after);
  expect(await operationsOf(app, user)).toEqual([OPERATION.visitLinkRenewed]);
  await app.anonymous.delete(`/visits/${before}`).expect(404);
});

it('the link to a visit is nobody else’s, and none of a request that has ended', async () => {
  const { user, caller } = await signedIn(app);
  const other = await app.as(await buildCustomer(app));
  const { id } = await buildRequest(app, user);
  const { visit_secret } = await rowOf(app, id);
  await other.get(linkPath(id)).expect(404);
  await other.post(linkPath(id)).expect(404);
  expect((await rowOf(app, id)).visit_secret).toBe(visit_secret);
  await cancel(caller, id).expect(204);
  await caller.post(linkPath(id)).expect(404);
});

it('of two links to a visit made at once one opens', async () => {
  const { user, caller } = await signedIn(app);
  const { id } = await buildRequest(app, user);
  const made = await Promise.all([caller.post(linkPath(id)), caller.post(linkPath(id))]);
  expect(made.map(({ status }) => status)).toEqual([200, 200]);
  const opened = await Promise.all(made.map(({ body }) => open(secretOf(body.url))));
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

it('a link to a visit is made for a request from before there were such pages', async () => {
  const { user, caller } = await signedIn(app);
  const { id } = await buildRequest(app, user, { visit_secret: null, visit_hash: null });
  expect(await linkOf(caller, id)).toBeNull();
  const { body } = await caller.post(linkPath(id)).expect(200);
  await open(secretOf(body.url)).expect(200);
});

it('is replaced twenty times an hour by one person, no more, who uses up nothing of the company’s others', async () => {
  const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const user = await buildCompany(limited);
    const caller = await limited.as(await buildCompanyClerk(limited, user));
    const owner = await limited.as(user);
    const { id } = await buildRequest(limited, user);
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1) statuses.push((await caller.post(linkPath(id))).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    await owner.post(linkPath(id)).expect(200);
  } finally {
    await limited.close();
  }
});
