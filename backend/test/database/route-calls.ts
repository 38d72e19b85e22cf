import { PICKUP_METHOD } from '@laundry/shared/constants/pickup-methods';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { deferredMemberOf } from '@laundry/shared/rules/payments/deferred-member';
import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import { Secret, TOTP } from 'otpauth';
import { OnetimePrice } from '../../src/modules/onetime-payments/onetime-price.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildCanaries, type Planted } from '../api/inputs/canaries.js';
import { goodBodies } from '../api/inputs/good-bodies.js';
import { Authenticator } from '../auth/second-factor/authenticator.js';
import { clearText } from '../harness/looks/clear-text.js';
import { isOfOperators, type Operation } from '../harness/calls/operations.js';
import { keptPhoto, photoOf, sendProof } from '../harness/calls/photos.js';
import { individual, monthly } from '../harness/calls/registration.js';
import { numberOf, payUnreported, reportOf } from '../harness/calls/sandbox.js';
import { SECRET as LINE_SECRET, signedCall } from '../harness/providers/line-platform.js';
import { deliveredLink } from '../harness/looks/delivered.js';
import { WISH } from '../harness/month-edge/writes.js';
import { washes } from '../harness/month-edge/washes.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { deliveredRequest, madeClaim } from '../harness/rows/claims.js';
import { purchase } from '../harness/rows/own-payments.js';
import { type Caller, type RunningApp } from '../harness/servers/start-app.js';

type Person = Pick<User, 'id' | 'role'>;

/** What differs from the usual call: by who may, of the row with the id that all rows have, with the good body. */
export interface RouteCall {
  /** Null: nobody is signed in. */
  readonly by?: Person | null;
  /** Without `/api/v1`. */
  readonly path?: string;
  readonly body?: object | string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** So often a minute only, whoever calls: each try comes in another one. */
  readonly isPaced?: true;
}

/** Stores what a call needs, and says the call. */
type Prepare = () => RouteCall | Promise<RouteCall>;

/**
 * Of these a part may be stored when the rest fails: no transaction is open while a provider is told or asked (decisions/025),
 * and that somebody has a record open is true whether or not they are told who else has.
 */
export const IN_STEPS: readonly string[] = [
  'POST /admin/payments/{id}/ask',
  'POST /admin/payments/{id}/compare',
  'POST /payments/card/notifications/{secret}',
  'POST /register/payment',
  'POST /users/me/onetimeRequests',
  'POST /users/me/washRequestCount',
  'PUT /admin/live/records/{resource}/{id}',
];

/** After all that was stored before. */
export const LATER = '2026-11-25 09:05:00';

/** Of these no effect is in our database, or not before they have answered. */
export const BESIDE: Readonly<Record<string, string>> = {
  'POST /payments/paypay/notifications': 'nothing is read of a provider that is not configured',
  'POST /admin/jobs/{name}/run': 'the job runs after the answer (jobs/console-jobs.test.ts)',
};

const SITE = { origin: 'https://desk.example', domain: 'desk.example' };
/** Of the server: passkeys have a domain, receipts an issuer, and LINE a secret by which its calls are signed. */
export const ENV = {
  PUBLIC_URL: SITE.origin,
  INVOICE_REGISTRATION_NUMBER: 'T1234567890123',
  INVOICE_ISSUER_NAME: '株式会社せんたく便',
  LINE_CHANNEL_SECRET: LINE_SECRET,
  LINE_CHANNEL_ACCESS_TOKEN: 'an_access_token',
  LINE_BOT_ID: '@123abcde',
};
const AREA = {
  zipcode: '15000',
  prefecture: '東京都',
  address: '渋谷区',
  start_time: '10:00',
  end_time: '21:00',
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
  bikou: '',
};
const NEW_PASSWORD = { password: 'abcd1234', password_confirm: 'abcd1234' };
const ONETIME_WISH = {
  sched_pickup_dt: '2026-11-25 15:00:00',
  sched_delivery_dt: '2026-11-26 16:00:00',
  count: 2,
  price: 6_000,
  onetime_payment_method_id: 1,
};
const RESIDENT = {
  ...individual('resident@example.com'),
  pickup_delivery_type: 1,
  send_addr_detail3: 'タワー',
  send_addr_detail3_room_number: '1203',
};

/** Stores what the call of a route needs, and answers all of it. */
type CallOf = (operation: Operation) => Promise<Required<Pick<RouteCall, 'by' | 'path'>> & RouteCall>;

export async function routesOf(app: RunningApp): Promise<CallOf> {
  await buildArea(app);
  const { people, driver }: Planted = await buildCanaries(app);
  const { monthly: customer, company, onetime, companyClerk } = people;
  const admin = await buildAdmin(app);
  const washer = await buildStaff(app, { role_type: ROLE_TYPE.wash });
  const spare = await buildStaff(app);
  const bodies = goodBodies({ customer, driver, washer, spare });
  const { manager } = app.database;
  await manager.updateAll(OnetimePrice, { week1: 3_000, week2: 3_000, week3: 3_000, week4: 3_000, week5: 3_000 });
  const id = customer.id;
  const desk = (): Promise<Caller> => app.as(admin);
  const own = (): Promise<Caller> => app.as(customer);
  const post = async (caller: Caller, path: string, body: object = {}) => {
    const answer = await caller.post(path).send(body);
    if (answer.status >= 300) throw new Error(`${path} ${answer.text}`);
    return answer.body;
  };
  /** A good call comes before. */
  const after = async (path: string, route: string): Promise<void> =>
    void (await post(await desk(), path, bodies[route]));
  const latest = async (record: string): Promise<number> =>
    (await (await desk()).get(`/admin/${record}/history`).expect(200)).body[0].id;
  const undoOf = async (record: string): Promise<RouteCall> => ({
    path: `/admin/${record}/history/${await latest(record)}/undo`,
  });
  const added = async (path: string, route: string): Promise<number> => {
    const body = await post(await desk(), path, bodies[route]);
    return Number(body.id);
  };
  const visit = async (): Promise<string> => {
    await post(await own(), `/users/me/washRequests/${id}/visitLink`);
    const { visit_secret } = await manager.findOneByOrFail(WashRequest, { id });
    return `/visits/${clearText(visit_secret)}`;
  };
  const codeOf = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.epochMillis() + steps * 30_000 });
  const FACTOR = '/users/me/secondFactor';
  const setUp = async (): Promise<string> => (await post(await app.as(spare), FACTOR)).secret;
  const withFactor = async (): Promise<string> => {
    const secret = await setUp();
    await post(await app.as(spare), `${FACTOR}/confirm`, { code: codeOf(secret, -1) });
    return secret;
  };
  const challenge = async (): Promise<string> =>
    (await app.anonymous.post('/login').send({ email: spare.email, password: PASSWORD }).expect(403)).body.challenge;
  const newPasskey = async () => {
    const key = new Authenticator();
    const asked = await post(await app.as(spare), `${FACTOR}/passkeys/begin`);
    return { key, body: key.make({ ...SITE, challenge: asked.challenge }) };
  };
  const withPasskey = async () => {
    const { key, body } = await newPasskey();
    await post(await app.as(spare), `${FACTOR}/passkeys`, body);
    return key;
  };
  const report = async (): Promise<number> => {
    const path = `/admin/washRequest/${id}/actReports`;
    await post(await app.as(driver), path, bodies['POST /admin/washRequest/{id}/actReports']);
    return (await (await desk()).get('/admin/actReports').query({ wreq_id: id }).expect(200)).body[0].id;
  };
  const bought = async () => {
    const { body } = await (
      await own()
    )
      .post('/users/me/washRequestCount')
      .send(washes('t8_2', 5, 1))
      .expect(201);
    await payUnreported(app, numberOf(body.payment));
    return body.payment;
  };
  const mayLeave = async (): Promise<RouteCall> => {
    await manager.update(User, { id }, { created_at: '2026-01-10 10:00:00' });
    return {};
  };
  const PAUSE = '/users/me/weekRequests/pause';
  const WEEK = '/users/me/weekRequests/weeks/2026-12-07';
  const json = { 'content-type': 'application/json' };
  const photo = { 'content-type': 'image/jpeg' };
  const PROOF = new URLSearchParams({ proof_of: '1' }).toString();

  const calls: Readonly<Record<string, Prepare>> = {
    'POST /login': () => ({ by: null }),
    'POST /login/secondFactor': async () => {
      const secret = await withFactor();
      return { by: null, body: { challenge: await challenge(), code: codeOf(secret) } };
    },
    'POST /login/passkey': async () => {
      const key = await withPasskey();
      return { by: null, body: key.sign({ ...SITE, challenge: await challenge() }) };
    },
    'DELETE /users/me/sessions/{id}': async () => {
      const { body } = await (await own()).get('/users/me/sessions').expect(200);
      return { path: `/users/me/sessions/${body[0].id}` };
    },
    'POST /users/me/secondFactor': () => ({ by: spare }),
    'POST /users/me/secondFactor/confirm': async () => ({ by: spare, body: { code: codeOf(await setUp()) } }),
    'POST /users/me/secondFactor/recoveryCodes': async () => {
      await withFactor();
      return { by: spare };
    },
    'POST /users/me/secondFactor/remove': async () => {
      await withFactor();
      return { by: spare };
    },
    'POST /users/me/secondFactor/passkeys/begin': () => ({ by: spare }),
    'POST /users/me/secondFactor/passkeys': async () => ({ by: spare, body: (await newPasskey()).body }),
    'POST /users/me/secondFactor/passkeys/{id}/remove': async () => {
      await withPasskey();
      const { body } = await (await app.as(spare)).get(FACTOR).expect(200);
      return { by: spare, path: `${FACTOR}/passkeys/${body.passkeys[0].id}/remove` };
    },
    'POST /admin/members/{id}/secondFactor/reset': async () => {
      await withFactor();
      return { path: `/admin/members/${spare.id}/secondFactor/reset` };
    },
    'POST /password/forgot': () => ({ by: null }),
    'POST /password/reset': async () => {
      await post(app.anonymous, '/password/forgot', { email: customer.email });
      return { by: null, body: { token: await deliveredLink(app, customer.email), ...NEW_PASSWORD } };
    },
    'POST /register': () => ({ by: null }),
    'POST /register/payment': async () => {
      const { ticket } = await post(app.anonymous, '/register', monthly('pays@example.com'));
      return { by: null, body: { ticket } };
    },
    'POST /venues/{code}/register': async () => {
      await added('/admin/venues', 'POST /admin/venues');
      return { by: null, path: '/venues/TOWER-9/register', body: RESIDENT };
    },
    'PUT /venues/{code}/register': async () => {
      await added('/admin/venues', 'POST /admin/venues');
      await manager.update(User, { id }, { source_venue_code: 'TOWER-9', send_addr_detail3: 'タワー@1203' });
      return { path: '/venues/TOWER-9/register', body: { name2: '花子', pickup_delivery_type: 2 } };
    },
    'PUT /admin/venues/{id}': async () => {
      const venue = await added('/admin/venues', 'POST /admin/venues');
      return { path: `/admin/venues/${venue}`, body: { ...bodies['POST /admin/venues'], name: '塔' } };
    },
    'POST /admin/venues/{id}/history/{entry}/undo': async () => {
      const record = `venues/${await added('/admin/venues', 'POST /admin/venues')}`;
      await (
        await desk()
      )
        .put(`/admin/${record}`)
        .send({ ...bodies['POST /admin/venues'], name: '塔' })
        .expect(200);
      return undoOf(record);
    },
    'POST /admin/areaInfos/{id}': () => ({ path: '/admin/areaInfos/1', body: AREA }),
    'DELETE /admin/areaInfos/{id}': async () => ({
      path: `/admin/areaInfos/${await added('/admin/areaInfos/add', 'POST /admin/areaInfos/add')}`,
    }),
    'POST /admin/areaInfos/{id}/history/{entry}/undo': async () => {
      await post(await desk(), '/admin/areaInfos/1', AREA);
      return undoOf('areaInfos/1');
    },
    'POST /admin/onetimePayments/{id}/history/{entry}/undo': async () => {
      await post(await desk(), '/admin/onetimePayment/update/1', { week1: 100 });
      return undoOf('onetimePayments/1');
    },
    'POST /admin/users/{id}/history/{entry}/undo': async () => {
      await after(`/admin/users/${id}/washType`, 'POST /admin/users/{id}/washType');
      return undoOf(`users/${id}`);
    },
    'POST /admin/washRequest/{id}/history/{entry}/undo': async () => {
      await post(await desk(), `/admin/washRequest/${id}/assignStaff`, { staff_id: spare.id });
      return undoOf(`washRequest/${id}`);
    },
    'POST /admin/businessHolidays/several': () => ({ body: { dates: ['2026-12-30', '2026-12-31'] } }),
    'DELETE /admin/businessHolidays/{id}': async () => ({
      path: `/admin/businessHolidays/${await added('/admin/businessHolidays', 'POST /admin/businessHolidays')}`,
    }),
    'DELETE /admin/washRequestLimit/{id}': async () => ({
      path: `/admin/washRequestLimit/${await added('/admin/washRequestLimit', 'POST /admin/washRequestLimit')}`,
    }),
    'POST /admin/maintenance/start': () => ({ body: { type: 1, content: '', start_dt: '2026-12-20 00:00:00' } }),
    'POST /admin/maintenance/end': async () => {
      await post(await desk(), '/admin/maintenance/start', { type: 1, content: '', start_dt: '2026-12-20 00:00:00' });
      return {};
    },
    'POST /admin/failures/mails/{id}/retry': () => ({ path: '/admin/failures/mails/1/retry' }),
    'POST /admin/users/{id}/role': () => ({ body: { role: 100 } }),
    'POST /admin/users/{id}/status': () => ({ body: { status: 2 } }),
    'POST /admin/users/{id}/userPlan': () => ({ body: WISH }),
    'POST /users/me/userPlan': () => ({ body: { ...WISH, payment_method: 1 } }),
    'POST /users/me/washRequestCount': () => ({ body: washes('t8_2', 5, 1) }),
    'POST /users/me/onetimeRequests': () => ({ by: onetime, body: ONETIME_WISH }),
    'DELETE /users/me/onetimeRequests/{id}': async () => {
      const body = await post(await app.as(onetime), '/users/me/onetimeRequests', ONETIME_WISH);
      return { by: onetime, path: `/users/me/onetimeRequests/${body.id}` };
    },
    'POST /paidAccount': async () => {
      await manager.update(User, { id: company.id }, { plan_id: 'tx_2' });
      return { by: company, body: { frd_key: deferredMemberOf(company.id) } };
    },
    'POST /payments/card/return/{no}': async () => ({
      by: null,
      path: `/payments/card/return/${numberOf(await bought())}`,
    }),
    'POST /payments/card/notifications/{secret}': async () => {
      const { path, body } = reportOf(await bought());
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return { by: null, path: path.replace('/api/v1', ''), body: body.toString(), headers, isPaced: true };
    },
    'POST /line/webhook': () => {
      const { body, signature } = signedCall(app, [{ type: 'unfollow', userId: 'U1' }]);
      return { by: null, body, headers: { ...json, 'x-line-signature': signature } };
    },
    'POST /users/me/payments/documents': async () => {
      await purchase(app, await own());
      const { body } = await (await own()).get('/users/me/payments').expect(200);
      return { body: { subject: body.payments[0].key, addressee: '山田' } };
    },
    'PUT /users/me/weekRequests/weeks/{date}': () => ({ path: WEEK, body: { moved_to: null } }),
    'DELETE /users/me/weekRequests/weeks/{date}': async () => {
      await (await own()).put(WEEK).send({ moved_to: null }).expect(200);
      return { path: WEEK };
    },
    'PUT /users/me/weekRequests/pause': () => ({ body: { from: '2026-12-14', weeks: 2 } }),
    'DELETE /users/me/weekRequests/pause': async () => {
      await (await own()).put(PAUSE).send({ from: '2026-12-14', weeks: 2 }).expect(200);
      return { path: `${PAUSE}?from=2026-12-14&weeks=2&seen=2026-12-14x2` };
    },
    'DELETE /users/me': mayLeave,
    'DELETE /withdraw': mayLeave,
    'POST /admin/washRequest/{id}/delDate': async () => {
      await after(`/admin/washRequest/${id}/setDate`, 'POST /admin/washRequest/{id}/setDate');
      return {};
    },
    'POST /admin/washRequest/assignEach': async () => {
      await (
        await desk()
      )
        .put(`/admin/washRequests/${id}`)
        .send({ sched_pickup_dt: '2026-11-26 15:00:00' })
        .expect(200);
      return {};
    },
    'POST /admin/washRequest/assignStaffs': () => ({
      body: { staff_id: spare.id, wash_request_id: [company.id, customer.id] },
    }),
    'POST /admin/washRequest/{id}/assignStaff': () => ({ body: { staff_id: spare.id } }),
    'POST /admin/washRequest/unassignStaffs': () => ({ body: { wash_request_id: [company.id, customer.id] } }),
    'POST /admin/washRequest/returnStaffs': () => ({
      body: {
        seen_staff_id: driver.id,
        former: [
          { wash_request_id: company.id, staff_id: null },
          { wash_request_id: customer.id, staff_id: spare.id },
        ],
      },
    }),
    'POST /admin/washRequest/uploadCsv': () => ({
      body: { assign_staff_infos: `${company.id},${spare.id}\r\n${customer.id},${spare.id}` },
    }),
    'POST /admin/washRequests/{id}/setCount': () => ({ body: { count: 2 } }),
    'POST /admin/washRequest/{id}/actReports': () => ({ by: driver }),
    'POST /admin/actReports/{id}/close': async () => ({ path: `/admin/actReports/${await report()}/close` }),
    'POST /admin/actReports/{id}/reopen': async () => {
      const entry = await report();
      await post(await desk(), `/admin/actReports/${entry}/close`);
      return { path: `/admin/actReports/${entry}/reopen` };
    },
    'PUT /admin/routeSheets/order': () => ({
      body: {
        staff_id: driver.id,
        half_hours: [
          {
            half_hour: '2026-11-26 13:00:00',
            stops: [customer, company, onetime].map((each) => ({ wash_request_id: each.id, seen_place: null })),
          },
        ],
      },
    }),
    'POST /admin/washRequest/{id}/load': async () => {
      const row = { sched_pickup_dt: '2026-11-20 13:00:00', sched_delivery_dt: '2026-11-25 13:00:00', count: 2 };
      const request = await buildRequest(app, customer, { ...row, status: PROGRESS.folded, staff_id: driver.id });
      const bag_codes = [1, 2].map((bag) => labelCode({ requestId: request.id, bag }));
      return {
        by: driver,
        path: `/admin/washRequest/${request.id}/load`,
        body: { status: PROGRESS.folded, bag_codes },
      };
    },
    'POST /admin/washRequest/{id}/photos': async () => {
      await after(`/admin/washRequest/${id}/setDate`, 'POST /admin/washRequest/{id}/setDate');
      return { path: `/admin/washRequest/${id}/photos?${PROOF}`, body: await photoOf(), headers: photo };
    },
    'DELETE /admin/washRequest/{id}/photos/{name}': async () => {
      await after(`/admin/washRequest/${id}/setDate`, 'POST /admin/washRequest/{id}/setDate');
      const answer = await sendProof(app, admin, id, { query: PROOF });
      return { path: `/admin/washRequest/${id}/photos/${JSON.parse(answer.text).name}` };
    },
    'POST /users/me/photos': async () => ({ body: await photoOf(), headers: photo }),
    'POST /users/me/washRequests/{id}/claims': async () => {
      const request = await deliveredRequest(app, customer);
      const body = { text: '汚れ', photos: [await keptPhoto(app, customer)] };
      return { path: `/users/me/washRequests/${request.id}/claims`, body };
    },
    'PUT /admin/claims/{id}/answer': async () => ({
      path: `/admin/claims/${(await madeClaim(app, customer)).id}/answer`,
      body: { answer: '申し訳ございません' },
    }),
    'PUT /visits/{secret}': async () => ({
      by: null,
      path: await visit(),
      body: { sched_pickup_dt: '2026-11-26 15:00:00' },
    }),
    'DELETE /visits/{secret}': async () => ({ by: null, path: await visit() }),
    'PUT /visits/{secret}/atDoor': async () => {
      await manager.update(WashRequest, { id }, { pickup_delivery_type: PICKUP_METHOD.inPerson });
      return { by: null, path: `${await visit()}/atDoor`, body: { leg: 1, at_door: true } };
    },
    'PUT /visits/{secret}/again': async () => {
      const missed = {
        sched_pickup_dt: '2026-11-25 08:00:00',
        sched_dt: '2026-11-25 08:00:00',
        absence_status: 1,
      } as const;
      await manager.update(WashRequest, { id }, missed);
      return { by: null, path: `${await visit()}/again`, body: { leg: 1, time: '2026-11-26 13:00:00' } };
    },
    'PUT /admin/live/records/{resource}/{id}': () => ({ path: `/admin/live/records/wash-requests/${id}` }),
    'DELETE /admin/live/records/{resource}/{id}': async () => {
      await (await desk()).put(`/admin/live/records/wash-requests/${id}`).expect(200);
      return { path: `/admin/live/records/wash-requests/${id}` };
    },
    'POST /users/me/companyPeople/invitations/{id}/again': () => ({
      path: '/users/me/companyPeople/invitations/1/again',
    }),
    'DELETE /users/me/companyPeople/invitations/{id}': () => ({ path: '/users/me/companyPeople/invitations/1' }),
    'DELETE /users/me/companyPeople/{id}': () => ({ path: `/users/me/companyPeople/${companyClerk.id}` }),
    'POST /companyInvitations/open': () => ({ by: null }),
    'POST /companyInvitations/join': () => ({ by: null }),
    'POST /contacts': () => ({ by: null }),
    'POST /admin/onetimePayment/delete/{id}': () => ({ path: '/admin/onetimePayment/delete/1' }),
    'POST /admin/onetimePayment/update/{id}': () => ({ path: '/admin/onetimePayment/update/1' }),
  };
  // The server's key for pushes is made when it is first asked for, and stored.
  await (await own()).get('/users/me/notifications').expect(200);
  return async ({ name, path, body }) => {
    app.clock.set(LATER);
    const call = await calls[name]?.();
    const account = /companyPeople|costCentre/.test(path) ? company : customer;
    const usual = {
      by: isOfOperators(path) ? admin : account,
      path: path.replace('/api/v1', '').replace(/\{\w+\}/g, String(account.id)),
      body: bodies[name] ?? (body === null ? undefined : {}),
    };
    const whole = { ...usual, ...call };
    return { headers: whole.body === undefined ? {} : json, ...whole };
  };
}
