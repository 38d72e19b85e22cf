import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { StoppedInfo } from '../../src/modules/users/suspensions/stopped-info.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  await buildArea(app, { zipcode: '15001', is_valid_monthly: false });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

async function customer(overrides: Parameters<typeof buildCustomer>[1] = {}): Promise<{ user: User; caller: Caller }> {
  const user = await buildCustomer(app, overrides);
  return { user, caller: await app.as(user) };
}
const COMPANY = {
  is_company: true,
  company_name: '株式会社テスト',
  company_name_kana: 'テスト',
  company_hq_phone_number: '0312345678',
  company_ceo_name1: '山田',
  company_ceo_name2: '花子',
  company_ceo_name_kana1: 'ヤマダ',
  company_ceo_name_kana2: 'ハナコ',
  send_addr_name: '本店',
};
const edit = (caller: Caller, body: object) => caller.post('/users/me').send(body);
const stored = (user: User): Promise<User> => app.database.manager.findOneByOrFail(User, { id: user.id });
const operations = (user: User): Promise<OperationHistory[]> =>
  app.database.manager.findBy(OperationHistory, { user_id: user.id });

describe('a profile', () => {
  it('shows the account as its owner may see it, and no secret', async () => {
    const { user, caller } = await customer();
    const { body } = await caller.get('/users/me').expect(200);
    expect(body).toMatchObject({
      id: user.id,
      email: user.email,
      role: 900,
      available_request_count: 8,
      user_plan: { plan_id: 't8_2', pickup_delivery_type: 5, user_plan_option: 0 },
      invitation_code: user.invitation_code,
      is_saturday_available: 0,
    });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['password_hash']));
    expect(JSON.stringify(body)).not.toMatch(/argon2|management_notes/);
  });

  it('counts an emoji as one character, and keeps 500 of them whole', async () => {
    const { user, caller } = await customer();
    const bikou1 = '🧺'.repeat(500);
    expect((await edit(caller, { bikou1 }).expect(200)).body).toMatchObject({ bikou1 });
    expect(await stored(user)).toMatchObject({ bikou1 });
  });

  it.each([
    '\ufffe',
    '\uffff',
    '\ufdd0',
    '\u{1fffe}',
    '\u{10ffff}',
    '\ud800',
    '\u202e',
    '\u2066',
    '\u0007',
    '\u0085',
    '\u2028',
  ])('takes no text with %j, on one line or several', async (char) => {
    const { caller } = await customer();
    const { body } = await edit(caller, { name1: `山${char}田`, bikou1: `a\n${char}b` }).expect(422);
    const refused = ['使用できない文字が含まれています'];
    expect(body.errors).toEqual({ name1: refused, bikou1: refused });
  });

  it('takes joiners and variation selectors, and a tab as a space where there are several lines', async () => {
    const { caller } = await customer();
    const [name1, bikou1] = ['葛\u{e0100}城👩‍👧', '❤\ufe0f\r\n置き配\t玄関'];
    const { body } = await edit(caller, { name1, bikou1 }).expect(200);
    expect(body).toMatchObject({ name1, bikou1: '❤\ufe0f\n置き配 玄関' });
    await edit(caller, { name1: '山\t田' }).expect(422);
    await edit(caller, { name1: '山\n田' }).expect(422);
  });

  it('keeps what is not sent, stores what is, and names the fields in the history without their values', async () => {
    const { user, caller } = await customer();
    const { body } = await edit(caller, { phone_number: '+81 80-1111-2222', kana1: 'すずき', bikou1: 'a\nb' }).expect(
      200,
    );
    expect(body).toMatchObject({ phone_number: '08011112222', kana1: 'スズキ', bikou1: 'a\nb', name1: user.name1 });
    const moved = { version: user.version + 1, changed_by: user.id, changed_at: expect.any(String) };
    expect(await stored(user)).toMatchObject({ ...user, ...pick(body), ...moved, updated_at: expect.any(String) });
    const [operation, ...more] = await operations(user);
    expect(more).toEqual([]);
    expect(operation).toMatchObject({ operation_type: OPERATION.profileChanged, operation_user_id: user.id });
    expect(operation?.changes).toContain('phone_number');
    expect(operation?.changes).not.toContain('08011112222');
  });

  it('sent as it is changes nothing and leaves no trace', async () => {
    const { user, caller } = await customer({ kana1: 'ヤマダ', kana2: 'ハナコ' });
    const { name1, kana1, email, send_addr_zipcode } = user;
    await edit(caller, { name1, kana1, email, send_addr_zipcode, is_company: false }).expect(200);
    await edit(caller, {}).expect(200);
    expect(await operations(user)).toEqual([]);
  });

  it('takes a new address with its confirmation; the login follows', async () => {
    const { user, caller } = await customer();
    const email = `new-${user.email}`;
    const { body } = await edit(caller, { email: email.toUpperCase(), email_confirm: email }).expect(200);
    expect(body.email).toBe(email);
    await app.anonymous.post('/login').send({ email, password: 'demo1234' }).expect(200);
    await app.anonymous.post('/login').send({ email: user.email, password: 'demo1234' }).expect(401);
  });

  it('tells the address that it had and the one that it has, and nothing else that was typed', async () => {
    const { user, caller } = await customer({ name1: 'https://evil.example/' });
    const email = `new-${user.email}`;
    await edit(caller, { email, email_confirm: email }).expect(200);
    const mails = await app.database.manager.find(Mail, { where: { user_id: user.id }, order: { id: 'ASC' } });
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['email_changed', user.email],
      ['email_added', email],
    ]);
    for (const text of mails.flatMap(({ subject, body }) => [subject, body])) expect(text).not.toMatch(/evil|new-/);
  });

  it.each<[string, string, object, number]>([
    ['a session that is 14 minutes old', '2026-11-25 09:14:30', {}, 200],
    ['a session that is 15 minutes old', '2026-11-25 09:15:00', {}, 403],
    ['an old session and the password', '2026-11-26 09:00:00', { current_password: 'demo1234' }, 200],
    ['an old session and another password', '2026-11-26 09:00:00', { current_password: 'demo1235' }, 422],
    ['a young session and another password', '2026-11-25 09:00:00', { current_password: 'demo1235' }, 422],
    ['an empty password', '2026-11-25 09:00:00', { current_password: '' }, 422],
  ])('changes its address in %s', async (_name, now, fields, status) => {
    const { user, caller } = await customer();
    const email = `new-${user.email}`;
    app.clock.set(now);
    const { body } = await edit(caller, { email, email_confirm: email, ...fields }).expect(status);
    if (status === 403) expect(body.reason).toBe('reauth_required');
    if (status === 422) expect(Object.keys(body.errors)).toEqual(['current_password']);
    expect((await stored(user)).email).toBe(status === 200 ? email : user.email);
  });

  it('asks for no password where the address stays, however it is typed', async () => {
    const { user, caller } = await customer();
    app.clock.set('2026-11-26 09:00:00');
    const email = ` ${user.email.toUpperCase()} `;
    await edit(caller, { email, email_confirm: email, name1: '鈴木' }).expect(200);
    expect(await stored(user)).toMatchObject({ email: user.email, name1: '鈴木' });
    expect(await app.database.manager.countBy(Mail, { user_id: user.id })).toBe(0);
  });

  it('takes and drops a second address', async () => {
    const { user, caller } = await customer();
    await edit(caller, { email2: 'b@example.com', email2_confirm: 'b@example.com' }).expect(200);
    expect((await stored(user)).email2).toBe('b@example.com');
    await edit(caller, { email2: '', email2_confirm: '' }).expect(200);
    expect((await stored(user)).email2).toBeNull();
  });

  it('of a company takes its fields', async () => {
    const { user, caller } = await customer(COMPANY);
    await edit(caller, { company_name: '株式会社改名', company_hq_phone_number: '06-1234-5678' }).expect(200);
    expect(await stored(user)).toMatchObject({ company_name: '株式会社改名', company_hq_phone_number: '0612345678' });
  });

  it('of a venue’s customer keeps the room behind the building', async () => {
    const { user, caller } = await customer({ source_venue_code: 'V1', send_addr_detail3: 'タワー@101' });
    await edit(caller, { send_addr_detail3: '新タワー' }).expect(200);
    expect((await stored(user)).send_addr_detail3).toBe('新タワー@101');
    await edit(caller, { send_addr_detail3_room_number: '202' }).expect(200);
    expect((await stored(user)).send_addr_detail3).toBe('新タワー@202');
    await edit(caller, { send_addr_detail3: 'タワー@303' }).expect(200);
    expect((await stored(user)).send_addr_detail3).toBe('タワー@303');
  });

  it.each([
    [{ send_addr_detail3_room_number: ' ' }, '必須項目です'],
    [{ send_addr_detail3_room_number: '1@2' }, '入力値が不正です'],
    [{ send_addr_detail3: 'タワー@' }, '必須項目です'],
    [{ send_addr_detail3: `タワー@${'1'.repeat(21)}` }, '入力値が不正です'],
  ])('of a venue’s customer does not lose the room: %j', async (sent, message) => {
    const { user, caller } = await customer({ source_venue_code: 'V1', send_addr_detail3: 'タワー@101' });
    const { body } = await edit(caller, { ...sent, name1: '' }).expect(422);
    expect(body.errors).toEqual({ send_addr_detail3_room_number: [message], name1: ['必須項目です'] });
    expect((await stored(user)).send_addr_detail3).toBe('タワー@101');
  });

  it('may keep an area that is no longer served, as long as the postal code stays', async () => {
    const { user, caller } = await customer({ send_addr_zipcode: '9990000' });
    await edit(caller, { send_addr_zipcode: '999-0000', send_addr_detail2: '1-2-4' }).expect(200);
    expect((await stored(user)).send_addr_detail2).toBe('1-2-4');
  });

  it.each<[string, object, string[]]>([
    ['an empty name', { name1: '' }, ['name1']],
    ['no name at all', { name2: null }, ['name2']],
    ['a short phone number', { phone_number: '123' }, ['phone_number']],
    ['another area that is not served', { send_addr_zipcode: '9999999' }, ['send_addr_zipcode']],
    ['an area without monthly plans', { send_addr_zipcode: '1500101' }, ['send_addr_zipcode']],
    ['a new address without confirmation', { email: 'x@example.com' }, ['email_confirm']],
    [
      'a new address with another confirmation',
      { email: 'x@example.com', email_confirm: 'y@example.com' },
      ['email_confirm'],
    ],
    ['something that is no address', { email: 'x', email_confirm: 'x' }, ['email']],
    ['a second address without confirmation', { email2: 'x@example.com' }, ['email2_confirm']],
    ['a company’s name for an individual', { company_name: '株式会社' }, ['company_name']],
    ['another kind of contract', { is_company: true }, ['is_company']],
    ['501 characters of remarks', { bikou1: 'a'.repeat(501) }, ['bikou1']],
    ['501 emoji of remarks', { bikou1: '🧺'.repeat(501) }, ['bikou1']],
    ['a role', { role: 100 }, ['role']],
    ['a role type', { role_type: 1 }, ['role_type']],
    ['a status', { status: 1 }, ['status']],
    ['bags', { available_request_count: 99 }, ['available_request_count']],
    ['a plan', { plan_id: 't56_1_L' }, ['plan_id']],
    ['a plan in its nested form', { user_plan: { plan_id: 't56_1_L' } }, ['user_plan']],
    ['a payment method', { payment_method_id: 2 }, ['payment_method_id']],
    ['a price', { discount_price_for_add: 1 }, ['discount_price_for_add']],
    ['Saturday service', { is_saturday_available: 1 }, ['is_saturday_available']],
    ['a venue', { source_venue_code: 'V1' }, ['source_venue_code']],
    ['a password', { password: 'demo12345' }, ['password']],
    ['an id', { id: 1 }, ['id']],
  ])('refuses %s', async (_name, body, fields) => {
    const { user, caller } = await customer();
    const answer = await edit(caller, body).expect(422);
    expect(Object.keys(answer.body.errors)).toEqual(fields);
    expect(await stored(user)).toEqual(user);
  });

  it('refuses an address in use, also when ten take it at once', async () => {
    const email = 'wanted@example.com';
    const callers = await Promise.all(Array.from({ length: 10 }, async () => (await customer()).caller));
    const answers = await Promise.all(callers.map((caller) => edit(caller, { email, email_confirm: email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual({ email: ['このメールアドレスは既に使用されています'] });
  });

  it('of staff takes a name, and no role', async () => {
    const staff = await buildStaff(app);
    const caller = await app.as(staff);
    expect((await edit(caller, { name1: '鈴木' }).expect(200)).body).toMatchObject({ name1: '鈴木', role: 200 });
    await edit(caller, { role_type: 1 }).expect(422);
  });

  it('needs a session', async () => {
    await edit(app.anonymous, { name1: 'x' }).expect(401);
  });
});

const pick = ({ phone_number, kana1, bikou1 }: Record<string, string>) => ({ phone_number, kana1, bikou1 });

describe('the language', () => {
  it('is stored, and is that of messages from then on', async () => {
    const { user, caller } = await customer();
    await caller.post('/users/me/language').send({ current_lang: 'en' }).expect(204);
    expect((await stored(user)).current_lang).toBe('en');
    const { body } = await edit(caller, { name1: '' }).expect(422);
    expect(body.errors.name1).toEqual(['This field is required']);
  });

  it.each(['fr', '', null, 1])('is ja or en: %j', async (current_lang) => {
    const { caller } = await customer();
    await caller.post('/users/me/language').send({ current_lang }).expect(422);
  });
});

describe('the plan', () => {
  it.each(['currentUserPlan', 'currentUserPlanWithOption'])('is told by %s, with next month’s', async (call) => {
    const { caller } = await customer({ plan_id: 't8_2_M', user_plan_option: 1, next_month_plan_id: 't4_2' });
    const { body } = await caller.get(`/users/me/${call}`).expect(200);
    expect(body).toEqual({
      plan_id: 't8_2_M',
      pickup_delivery_type: 5,
      user_plan_option: 1,
      next_month_plan_id: 't4_2',
    });
  });
});

it('a suspended customer sees why', async () => {
  const { user, caller } = await customer({ status: 2 });
  const info = { user_id: user.id, updated_at: NOW };
  await app.database.manager.update(StoppedInfo, { user_id: user.id }, { ...info, solved: true });
  await app.database.manager.insert(StoppedInfo, { ...info, type: 1, solved: false });
  const { body } = await caller.get('/stoppedUserInfos').expect(200);
  expect(body).toEqual({
    user: { status: 2, payment_method_id: 1 },
    stopped_infos: [
      { type: 2, solved: true, updated_at: NOW },
      { type: 1, solved: false, updated_at: NOW },
    ],
    unpaid_charges: [],
  });
});

describe('the acquisition source', () => {
  it('of a customer is stored on their account', async () => {
    const { user, caller } = await customer();
    await caller.post('/acquisition').send({ referrer_code: 12 }).expect(204);
    expect((await stored(user)).referrer_code).toBe('12');
  });

  it.each([
    [11, 204],
    [90, 204],
    [91, 422],
    ['11', 422],
    [null, 422],
  ])('of a guest, %j, is answered %i', async (referrer_code, status) => {
    await app.anonymous.post('/acquisition').send({ referrer_code }).expect(status);
  });
});
