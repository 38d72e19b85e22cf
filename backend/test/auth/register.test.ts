import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { Venue } from '../../src/modules/venues/venue.entity.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildArea } from '../harness/rows/build-area.js';
import { company, individual, monthly } from '../harness/calls/registration.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let number = 0;
const email = (): string => `taro${(number += 1)}@example.com`;
const register = (body: object, lang = 'ja') => app.anonymous.post('/register').set('accept-language', lang).send(body);
const stored = (address: string): Promise<User> => app.database.manager.findOneByOrFail(User, { email: address });
const mailOf = (userId: number) => app.database.manager.findOneBy(Mail, { user_id: userId });

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  await buildArea(app, { zipcode: '15001', is_valid_monthly: true, is_valid_onetime: false });
});
afterAll(() => app.close());

describe('a registration ends', () => {
  it.each([
    ['active with a token for a one-time individual', individual, 1, 'registered_onetime'],
    ['under review with a token for a company by invoice', company, 3, 'registered_invoice'],
  ])('%s', async (_name, form, status, template) => {
    const address = email();
    const { body } = await register(form(address)).expect(201);
    const user = await stored(address);
    expect(user).toMatchObject({ status, role: 900, available_request_count: 0, email_key: address });
    expect(body).toEqual({
      token: { access_token: expect.any(String) },
      user: { id: user.id, payment_method_id: user.payment_method_id },
    });
    const me = await app.anonymous.get('/users/me').auth(body.token.access_token, { type: 'bearer' }).expect(200);
    expect(me.body).toMatchObject({ id: user.id, email: address, status });
    expect(await mailOf(user.id)).toMatchObject({ template, recipient: address, state: 'waiting' });
  });

  it('provisional, with a ticket in place of a token and what is to pay, for a monthly plan by card', async () => {
    const address = email();
    const { body } = await register(monthly(address)).expect(201);
    const user = await stored(address);
    expect(body).toEqual({
      user: { id: user.id, payment_method_id: 1 },
      ticket: expect.any(String),
      payment: { url: expect.any(String), form_params: expect.any(Array), ret_url_path: expect.any(String) },
      payment_no: expect.any(String),
    });
    expect(user).toMatchObject({ status: 0, plan_id: 't8_1' });
    expect(await mailOf(user.id)).toMatchObject({ template: 'registered_card' });
  });

  it.each([individual, monthly, company])('with a mail that holds nothing of what was typed (%#)', async (form) => {
    const address = email();
    const typed = 'https://evil.example/ 当選';
    const names = { name1: typed, name2: typed, bikou1: typed, send_addr_detail2: typed };
    const { body } = await register({ ...form(address), ...names, ...(form === company && { company_name: typed }) });
    const mail = await mailOf(body.user.id);
    expect(mail?.recipient).toBe(address);
    expect(`${mail?.subject}${clearText(mail?.body)}`).not.toMatch(/evil|当選|taro/);
  });

  it('with who invited, however the code was typed, in its history', async () => {
    const friend = email();
    await register(individual(friend)).expect(201);
    const { id, invitation_code: code } = await stored(friend);
    const address = email();
    const referral_code = ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
    await register({ ...individual(address), referral_code }).expect(201);
    const user = await stored(address);
    const row = await app.database.manager.findOneByOrFail(OperationHistory, { user_id: user.id });
    expect(JSON.parse(row.changes)).toEqual({ invited_by: [null, id] });
  });

  it('with one line in the history, of the customer himself', async () => {
    const address = email();
    await register({ ...individual(address), referrer_code: 11 }).expect(201);
    const user = await stored(address);
    expect(await app.database.manager.findBy(OperationHistory, { user_id: user.id })).toMatchObject([
      { operation_type: OPERATION.registered, operation_user_id: user.id, payment_method_id: 1, referrer_code: '11' },
    ]);
    expect(user.referrer_code).toBe('11');
  });

  it('with an invitation code of its own, which is no other customer’s', async () => {
    const addresses = [email(), email()];
    for (const address of addresses) await register(individual(address)).expect(201);
    const codes = await Promise.all(addresses.map(async (address) => (await stored(address)).invitation_code));
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    expect(new Set(codes).size).toBe(2);
  });
});

describe('a form is stored', () => {
  it('with half-width digits, katakana, a lower-case address and the delivery address as the billing one', async () => {
    const address = email();
    await register({
      ...individual(` ${address.toUpperCase()} `),
      email_confirm: address,
      kana1: 'やまだ',
      kana2: 'ﾀﾛｳ',
      phone_number: '090-1234-5678',
      send_addr_zipcode: '１５０−０００１',
      name1: ' 山田 ',
    }).expect(201);
    expect(await stored(address)).toMatchObject({
      kana1: 'ヤマダ',
      kana2: 'タロウ',
      name1: '山田',
      phone_number: '09012345678',
      send_addr_zipcode: '1500001',
      send_addr_name: '自宅',
      bill_addr_zipcode: '1500001',
      bill_addr_detail1: '東京都渋谷区',
      company_name: null,
      current_lang: 'ja',
    });
  });

  it('with the names for kana in English', async () => {
    const address = email();
    await register({ ...individual(address), current_lang: 'en', name1: 'Smith', kana1: '', kana2: null }).expect(201);
    expect(await stored(address)).toMatchObject({ kana1: 'Smith', kana2: '太郎', current_lang: 'en' });
  });

  it.each([
    ['an explicit size S', { plan_id: 't8_1_S' }, { plan_id: 't8_1' }],
    ['the plan in user_plan', { plan_id: undefined, user_plan: { plan_id: 't8_1_M' } }, { plan_id: 't8_1_M' }],
    ['a same-time plan', { plan_id: 't8_1_1' }, { plan_id: 't8_1_1' }],
    ['an option', { user_plan: { user_plan_option: 2 } }, { user_plan_option: 2 }],
    ['no option for one time', { plan_id: 'tx_1', user_plan: { user_plan_option: 2 } }, { user_plan_option: 0 }],
    ['a first trial', { plan_id: 't0_1' }, { plan_id: 't0_1', status: 0 }],
  ])('with %s', async (_name, fields, columns) => {
    const address = email();
    await register({ ...monthly(address), ...fields }).expect(201);
    expect(await stored(address)).toMatchObject(columns);
  });

  it('with a venue’s room after an @, where the venue exists', async () => {
    const venue = { name: 'v', provider_name: 'p', property_name: 'b', pickup_delivery_types: '1' };
    await app.database.manager.insert(Venue, { ...venue, default_lang: 'ja', code: 'VENUE1' });
    const address = email();
    const body = { ...individual(address), source_venue_code: 'VENUE1', send_addr_detail3: 'タワー' };
    await register({ ...body, send_addr_detail3_room_number: '' })
      .expect(422)
      .expect(({ body: problem }) =>
        expect(problem.errors).toEqual({ send_addr_detail3_room_number: ['必須項目です'] }),
      );
    await register({ ...body, send_addr_detail3_room_number: '1203' }).expect(201);
    expect(await stored(address)).toMatchObject({ send_addr_detail3: 'タワー@1203', source_venue_code: 'VENUE1' });
  });
});

describe('a form is refused', () => {
  const required = '必須項目です';
  it.each<[string, object, Record<string, string[]>]>([
    ['without a name', { name1: ' ' }, { name1: [required] }],
    ['without kana in Japanese', { kana1: null }, { kana1: [required] }],
    [
      'without a password',
      { password: undefined, password_confirm: undefined },
      { password: [required], password_confirm: [required] },
    ],
    [
      'with a weak password',
      { password: 'abcdefgh', password_confirm: 'abcdefgh' },
      { password: ['パスワードは英字と数字を含む8文字以上で入力してください'] },
    ],
    [
      'with another confirmation',
      { password_confirm: 'demo1235' },
      { password_confirm: ['確認のため、パスワードと同じ内容を入力してください'] },
    ],
    [
      'with another email to confirm',
      { email_confirm: 'x@example.com' },
      { email_confirm: ['確認のため、メールアドレス①と同じ内容を入力してください'] },
    ],
    [
      'where nothing is served',
      { send_addr_zipcode: '9999999' },
      { send_addr_zipcode: ['提供エリア外のためご利用いただけません'] },
    ],
    [
      'where one-time is not served',
      { send_addr_zipcode: '1500101' },
      { send_addr_zipcode: ['提供エリア外のためご利用いただけません'] },
    ],
    [
      'with 6 digits of zip code',
      { send_addr_zipcode: '150000' },
      {
        send_addr_zipcode: ['正しい郵便番号を入力してください'],
        bill_addr_zipcode: ['正しい郵便番号を入力してください'],
      },
    ],
    ['with an unknown plan', { plan_id: 't5_1' }, { plan_id: ['選択できないプランです'] }],
    [
      'with a pickup method that its plan has not',
      { pickup_delivery_type: 2 },
      { pickup_delivery_type: ['プランの集配方法と一致しません'] },
    ],
    [
      'with invoice for an individual',
      { plan_id: 't8_1', payment_method_id: 2 },
      { payment_method_id: ['個人のお客様は請求書払いを選択できません'] },
    ],
    [
      'with a payment method as text',
      { payment_method_id: '1' },
      { payment_method_id: ['1から3の間で指定してください'] },
    ],
    ['with 51 characters of name', { name1: 'あ'.repeat(51) }, { name1: ['50文字以内で入力してください'] }],
    ['with 501 characters of remarks', { bikou1: 'あ'.repeat(501) }, { bikou1: ['500文字以内で入力してください'] }],
    ['with an unknown venue', { source_venue_code: 'NOWHERE' }, { source_venue_code: ['入力値が不正です'] }],
    [
      'with an unknown invitation code',
      { referral_code: 'NOBODY234567' },
      { referral_code: ['ご紹介コードが見つかりません。コードをご確認いただくか、空欄のままお進みください'] },
    ],
    ['with an unknown referrer', { referrer_code: 12345 }, { referrer_code: ['入力値が不正です'] }],
    ['with a role', { role: 100 }, { role: ['指定できない項目です'] }],
    ['with a status', { status: 1 }, { status: ['指定できない項目です'] }],
    ['with bags', { available_request_count: 100 }, { available_request_count: ['指定できない項目です'] }],
    ['with Saturday service', { is_saturday_available: 1 }, { is_saturday_available: ['指定できない項目です'] }],
    ['with a field of a nested body', { user_plan: { price: 1 } }, { 'user_plan.price': ['指定できない項目です'] }],
  ])('%s', async (_name, fields, errors) => {
    const { body } = await register({ ...individual(email()), ...fields }).expect(422);
    expect(body.errors).toEqual(errors);
  });

  it.each([
    'company_name',
    'company_name_kana',
    'company_hq_phone_number',
    'company_ceo_name1',
    'company_ceo_name_kana2',
    'bill_addr_zipcode',
    'send_addr_name',
  ])('by a company without %s', async (field) => {
    const { body } = await register({ ...company(email()), [field]: '' }).expect(422);
    expect(body.errors).toEqual({ [field]: [required] });
  });

  it('in the caller’s language', async () => {
    const { body } = await register({ ...individual(email()), name1: '' }, 'en-US,en;q=0.9').expect(422);
    expect(body).toMatchObject({ detail: 'There are input errors', errors: { name1: ['This field is required'] } });
  });

  it('while maintenance is on', async () => {
    await app.database.manager.query(
      "INSERT INTO maintenances (start_dt, end_dt, type, content) VALUES (NULL, NULL, 1, '')",
    );
    app.clock.set('2026-11-25 09:01:00');
    const { body } = await register(individual(email())).expect(503);
    expect(body.reason).toBe('maintenance');
    await app.database.manager.query("UPDATE maintenances SET ended_at = '2026-11-25 09:01:30'");
    app.clock.set('2026-11-25 09:02:00');
  });
});

describe('an address belongs to one account', () => {
  it('however it is written', async () => {
    const address = email();
    await register(individual(address)).expect(201);
    const again = { ...individual(address.toUpperCase()), name1: '別人' };
    const { body } = await register(again).expect(422);
    expect(body.errors).toEqual({ email: ['このメールアドレスは既に使用されています'] });
  });

  it('when 50 register with it at once', async () => {
    const address = email();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(individual(address))));
    const refused = answers.map(({ status }) => status).filter((status) => status !== 201);
    expect(refused).toHaveLength(49);
    // A machine that is too busy for fifty password hashes within the deadline says so.
    expect([422, 503]).toEqual(expect.arrayContaining(refused));
    expect(await app.database.manager.countBy(User, { email: address })).toBe(1);
  });

  it('and one key answers 50 times what the first answer was', async () => {
    const address = email();
    const key = `register-${address}`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => register(individual(address)).set('idempotency-key', key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await app.database.manager.countBy(User, { email: address })).toBe(1);
  });
});
