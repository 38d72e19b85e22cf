import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { Venue } from '../../src/modules/venues/venue.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import { individual, monthly } from '../harness/calls/registration.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let number = 0;
const CODE = 'TOWER00001';
const email = (): string => `resident${(number += 1)}@example.com`;
const path = (code = CODE): string => `/venues/${code}/register`;
const stored = (id: number): Promise<User> => app.database.manager.findOneByOrFail(User, { id });

/** A resident by card and request, handed over to the concierge. */
const resident = (address: string) => ({
  ...individual(address),
  pickup_delivery_type: 3,
  send_addr_detail3: 'タワー神宮前',
  send_addr_detail3_room_number: '1203',
});

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  const names = { name: 'タワー', provider_name: '不動産', property_name: 'タワー', default_lang: 'en' } as const;
  for (const [code, pickup_delivery_types] of [
    [CODE, '2,3'],
    ['TOWER00002', '1,2,3,4,5'],
  ] as const)
    await app.database.manager.insert(Venue, { ...names, code, pickup_delivery_types });
});
afterAll(() => app.close());

describe('a resident registers', () => {
  it('with the room behind the building, linked to the venue, in the language of the venue', async () => {
    const { body } = await app.anonymous.post(path()).send(resident(email())).expect(201);
    expect(body).toEqual({
      token: { access_token: expect.any(String) },
      user: { id: expect.any(Number), payment_method_id: 1 },
    });
    expect(await stored(body.user.id)).toMatchObject({
      status: USER_STATUS.active,
      source_venue_code: CODE,
      send_addr_detail3: 'タワー神宮前@1203',
      pickup_delivery_type: 3,
      current_lang: 'en',
    });
    expect(await app.database.manager.findOneBy(Mail, { user_id: body.user.id })).toMatchObject({
      template: 'registered_onetime',
      subject: 'We received your registration',
    });
  });

  it('in the own language where it is sent', async () => {
    const form = { ...resident(email()), current_lang: 'ja', source_venue_code: CODE };
    const { body } = await app.anonymous.post(path()).send(form).expect(201);
    expect((await stored(body.user.id)).current_lang).toBe('ja');
  });

  it('provisionally, with a ticket, for a monthly plan by card', async () => {
    const form = { ...resident(email()), plan_id: 't8_1' };
    const { body } = await app.anonymous.post(path()).send(form).expect(201);
    expect(body.token).toBeUndefined();
    expect(body.ticket).toEqual(expect.any(String));
    expect((await stored(body.user.id)).status).toBe(USER_STATUS.provisional);
  });

  it('once, however often one key sends the form', async () => {
    const form = resident(email());
    const send = () => app.anonymous.post(path()).set('idempotency-key', 'resident').send(form);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await app.database.manager.countBy(User, { email: form.email })).toBe(1);
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['without a room', { send_addr_detail3_room_number: ' ' }, { send_addr_detail3_room_number: ['必須項目です'] }],
    [
      'with a pickup method that the house has not',
      { pickup_delivery_type: 1 },
      { pickup_delivery_type: ['この施設では選択できない集配方法です'] },
    ],
    [
      'with a pickup method that its plan has not',
      { pickup_delivery_type: 2 },
      { pickup_delivery_type: ['プランの集配方法と一致しません'] },
    ],
    ['for another venue', { source_venue_code: 'TOWER00002' }, { source_venue_code: ['入力値が不正です'] }],
    [
      'with errors of the form and of the venue together',
      { name1: '', send_addr_detail3_room_number: undefined },
      { name1: ['必須項目です'], send_addr_detail3_room_number: ['必須項目です'] },
    ],
  ])('not %s', async (_, fields, errors) => {
    const before = await fingerprintOf(app);
    const sent = app.anonymous.post(path()).set('accept-language', 'ja');
    const { body } = await sent.send({ ...resident(email()), ...fields }).expect(422);
    expect(body.errors).toEqual(errors);
    expect(await fingerprintOf(app)).toBe(before);
  });

  it('not with an address in use, nor at a venue that is not there', async () => {
    const form = resident(email());
    await app.anonymous.post(path()).send(form).expect(201);
    const { body } = await app.anonymous.post(path()).set('accept-language', 'en').send(form).expect(422);
    expect(body.errors).toEqual({ email: ['This email address is already in use'] });
    await app.anonymous.post(path('TOWER00009')).send(resident(email())).expect(404);
  });

  it('not while somebody is signed in, whoever it is', async () => {
    const people = [
      await buildCustomer(app),
      await buildCustomer(app, { source_venue_code: CODE }),
      await buildStaff(app),
      await buildAdmin(app),
    ];
    for (const person of people) {
      const { body } = await (await app.as(person)).post(path()).send(resident(email())).expect(403);
      expect(body.reason).toBe('forbidden');
    }
  });

  it('under the same rules through the form of everybody with the venue’s code', async () => {
    const form = { ...resident(email()), source_venue_code: CODE, pickup_delivery_type: 1 };
    const { body } = await app.anonymous.post('/register').send(form).expect(422);
    expect(Object.keys(body.errors)).toEqual(['pickup_delivery_type']);
  });
});

describe('a customer of the venue', () => {
  const build = () =>
    buildCustomer(app, {
      plan_id: 't8_1',
      pickup_delivery_type: 3,
      source_venue_code: CODE,
      send_addr_detail3: 'タワー神宮前@1203',
    });

  it('updates himself by the same form, and stays signed in by the same token', async () => {
    const user = await build();
    const token = await app.tokenOf(user);
    const { email: address } = user;
    const form = { ...monthly(address), pickup_delivery_type: 3, send_addr_detail3: 'タワー神宮前' };
    const { body } = await app.anonymous
      .put(path())
      .auth(token, { type: 'bearer' })
      .send({ ...form, name1: '佐藤', send_addr_detail3_room_number: '305', phone_number: '03-1234-5678' })
      .expect(201);
    expect(body).toEqual({ token: { access_token: token }, user: { id: user.id, payment_method_id: 1 } });
    expect(await stored(user.id)).toMatchObject({
      name1: '佐藤',
      phone_number: '0312345678',
      send_addr_detail3: 'タワー神宮前@305',
      plan_id: 't8_1',
      email: address,
      password_hash: user.password_hash,
    });
  });

  it('keeps what he does not send, and chooses how bags are handed over', async () => {
    const user = await buildCustomer(app, {
      pickup_delivery_type: 5,
      source_venue_code: 'TOWER00002',
      send_addr_detail3: 'タワー@1203',
    });
    const caller = await app.as(user);
    await caller.put(path('TOWER00002')).send({ pickup_delivery_type: 4 }).expect(201);
    expect(await stored(user.id)).toMatchObject({ pickup_delivery_type: 4, send_addr_detail3: 'タワー@1203' });
    expect((await stored(user.id)).name1).toBe(user.name1);
  });

  it.each<[object, string]>([
    [{ plan_id: 't8_2' }, 'plan_id'],
    [{ user_plan: { plan_id: 't20_1' } }, 'plan_id'],
    [{ payment_method_id: 2 }, 'payment_method_id'],
    [{ pickup_delivery_type: 2 }, 'pickup_delivery_type'],
    [{ pickup_delivery_type: 1 }, 'pickup_delivery_type'],
    [{ send_addr_detail3_room_number: '' }, 'send_addr_detail3_room_number'],
    [{ source_venue_code: 'TOWER00002' }, 'source_venue_code'],
    [{ status: 1 }, 'status'],
  ])('is refused %j', async (fields, field) => {
    const caller = await app.as(await build());
    const before = await fingerprintOf(app);
    const { body } = await caller.put(path()).send(fields).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await fingerprintOf(app)).toBe(before);
  });

  it('a customer of another venue, of none, or at an unknown venue is refused', async () => {
    const other = await app.as(await build());
    expect((await other.put(path('TOWER00002')).send({}).expect(403)).body.reason).toBe('forbidden');
    const none = await app.as(await buildCustomer(app));
    expect((await none.put(path()).send({}).expect(403)).body.reason).toBe('forbidden');
    await none.put(path('TOWER00009')).send({}).expect(403);
    await app.anonymous.put(path()).send({}).expect(401);
  });
});
