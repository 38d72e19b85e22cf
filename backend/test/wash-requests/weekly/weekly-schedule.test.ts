import { OPERATION } from '@laundry/shared/constants/operation-types';
import { BusinessHoliday } from '../../../src/modules/calendar/holidays/business-holiday.entity.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { WeekRequest } from '../../../src/modules/wash-requests/weekly/week-request.entity.js';
import { buildArea } from '../../harness/rows/build-area.js';
import { buildCustomer } from '../../harness/rows/build-people.js';
import { NOW, startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';
import { Mail } from '../../../src/modules/mail/mail.entity.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  await app.database.manager.insert(BusinessHoliday, { date: '2026-12-14' });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

async function signedIn(overrides: Partial<User> = {}): Promise<{ user: User; caller: Caller }> {
  const user = await buildCustomer(app, overrides);
  return { user, caller: await app.as(user) };
}

/** Mondays 10:00 to Thursdays 18:00, two bags: three times in December 2026, whose 14th is a holiday. */
const MONDAYS = {
  form_count: 1,
  week_types: [1],
  pickup_weeks: [1],
  pickup_times: ['10:00'],
  delivery_weeks: [4],
  delivery_times: ['18:00'],
  count: [2],
  delivery_box_pw: ['12#34'],
  bikou: ['一行目\r\n二行目'],
  pd_same_time: [false],
};
const SAVED = {
  week_request_infos: [
    { week_type: 1, pickup_week_id: 1, pickup_time: '10:00', delivery_week_id: 4, delivery_time: '18:00' },
  ],
  count: 2,
  delivery_box_pw: '12#34',
  bikou: '一行目\n二行目',
  pd_same_time: false,
};
const check = (caller: Caller, body: object) => caller.post('/users/me/checkWeekRequests').send(body);
const save = (caller: Caller, body: object) => caller.post('/users/me/weekRequests').send(body);
const formsOf = async (caller: Caller) => (await caller.get('/userWeekRequests').expect(200)).body as unknown;

describe('a weekly schedule', () => {
  it('is saved as a whole, shown as it was filled in, and recorded', async () => {
    const { user, caller } = await signedIn();
    expect(await formsOf(caller)).toEqual([]);
    expect((await save(caller, MONDAYS).expect(200)).body).toEqual({ week_requests: [SAVED] });
    expect(await formsOf(caller)).toEqual([SAVED]);
    const [told] = await app.database.manager.findBy(Mail, { user_id: user.id, template: 'weekly_saved' });
    expect(told?.body).toContain('集荷：毎週 月曜 10:00\n配達：木曜 18:00\nバッグ数：2バッグ\n');
    expect(told?.body).not.toContain('12#34');
    expect(await app.database.manager.findBy(OperationHistory, { user_id: user.id })).toMatchObject([
      { operation_type: OPERATION.weeklySaved, operation_user_id: user.id, changes: '{"form_count":[0,1]}' },
    ]);
  });

  it('keeps a remark of 500 emoji and a door code of 50 letters of three bytes whole', async () => {
    const { caller } = await signedIn();
    const longest = { bikou: '🧺'.repeat(500), delivery_box_pw: '門'.repeat(50) };
    await save(caller, { ...MONDAYS, bikou: [longest.bikou], delivery_box_pw: [longest.delivery_box_pw] }).expect(200);
    expect(await formsOf(caller)).toEqual([{ ...SAVED, ...longest }]);
  });

  it('is replaced, not added to; without a form it is ended', async () => {
    const { user, caller } = await signedIn();
    await save(caller, MONDAYS).expect(200);
    await save(caller, { ...MONDAYS, pickup_times: ['11:00'] }).expect(200);
    expect(await formsOf(caller)).toMatchObject([{ week_request_infos: [{ pickup_time: '11:00' }] }]);
    await save(caller, { form_count: 0 }).expect(200);
    expect(await formsOf(caller)).toEqual([]);
    expect(await app.database.manager.countBy(WeekRequest, { user_id: user.id })).toBe(0);
  });

  it('that is in force stays so until the end of the month in which it is changed', async () => {
    const { user, caller } = await signedIn();
    await save(caller, MONDAYS).expect(200);
    app.clock.set('2026-12-01 00:00:00');
    await save(caller, { ...MONDAYS, count: [1] }).expect(200);
    const stored = await app.database.manager.find(WeekRequest, { where: { user_id: user.id }, order: { id: 'ASC' } });
    expect(stored).toMatchObject([
      { count: 2, from_month: '2026-12', until_month: '2026-12' },
      { count: 1, from_month: '2027-01', until_month: null },
    ]);
    expect(await formsOf(caller)).toMatchObject([{ count: 1 }]);
  });

  it('belongs to its customer', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await save(one.caller, MONDAYS).expect(200);
    await save(other.caller, { form_count: 0 }).expect(200);
    expect(await formsOf(other.caller)).toEqual([]);
    expect(await formsOf(one.caller)).toEqual([SAVED]);
  });

  it('of a same-time plan has no delivery', async () => {
    const { caller } = await signedIn({ plan_id: 't8_1_1', pickup_delivery_type: 1 });
    const sameTime = { ...MONDAYS, delivery_weeks: [null], delivery_times: [null], pd_same_time: [true] };
    const { body } = await save(caller, sameTime).expect(200);
    expect(body.week_requests).toMatchObject([
      { week_request_infos: [{ delivery_week_id: null, delivery_time: null }], pd_same_time: true },
    ]);
    expect((await save(caller, MONDAYS).expect(422)).body.errors).toEqual({
      pd_same_time: ['集配同時プランでは配達日時を指定できません'],
    });
  });

  it('follows the plan of next month', async () => {
    const next = { next_month_plan_id: 't2_2', next_month_plan_valid_from: '2026-12-01' };
    const { caller } = await signedIn(next);
    const { body } = await check(caller, MONDAYS).expect(409);
    expect(body).toMatchObject({ reason: 'not_enough_count', count: 4 });
  });
});

describe('before it is saved', () => {
  it('a schedule for which the bags suffice is good; holidays need none', async () => {
    const { user, caller } = await signedIn();
    expect((await check(caller, MONDAYS).expect(200)).body).toEqual({ ok: true, needed: 6, granted: 8 });
    expect(await app.database.manager.countBy(WeekRequest, { user_id: user.id })).toBe(0);
  });

  it('the shortfall of next month is told, and saving is possible all the same', async () => {
    const { caller } = await signedIn();
    const five = { ...MONDAYS, count: [5] };
    const { body } = await check(caller, five).expect(409);
    expect(body).toMatchObject({
      reason: 'not_enough_count',
      count: 7,
      needed: 15,
      granted: 8,
      detail: '残りのバッグ数が7バッグ不足しています',
    });
    await save(caller, five).expect(200);
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['no weekday', { pickup_weeks: [null] }, { pickup_weeks: ['曜日を選択してください'] }],
    ['Sunday', { pickup_weeks: [0] }, { pickup_weeks: ['入力値が不正です'] }],
    ['an eighth weekday', { delivery_weeks: [7] }, { delivery_weeks: ['入力値が不正です'] }],
    ['Saturday without its service', { pickup_weeks: [6] }, { pickup_weeks: ['土曜日は集配を行っておりません'] }],
    [
      'too early a delivery',
      { delivery_weeks: [2] },
      { delivery_weeks: ['配達時間は集荷時間から休業日を除く48時間後以降を指定してください'] },
    ],
    [
      'an hour that is not offered',
      { pickup_times: ['09:30'] },
      { pickup_times: ['ご登録のエリアでは設定できない時間が含まれています'] },
    ],
    ['a time that is none', { pickup_times: ['25:00'] }, { pickup_times: ['入力値が不正です'] }],
    ['too many bags', { count: [6] }, { count: ['バッグ数は1から5の間で指定してください'] }],
    ['another week type', { week_types: [4] }, { week_types: ['入力値が不正です'] }],
    ['no list of pickups', { pickup_weeks: undefined }, { pickup_weeks: ['必須項目です'] }],
    ['a list of another length', { count: [1, 1] }, { count: ['入力値が不正です'] }],
    ['seven forms', { form_count: 7 }, { form_count: ['定期集配は6件まで登録できます'] }],
    ['a long remark', { bikou: ['あ'.repeat(501)] }, { bikou: ['500文字以内で入力してください'] }],
    ['a long remark of emoji', { bikou: ['🧺'.repeat(501)] }, { bikou: ['500文字以内で入力してください'] }],
    [
      'a door code of more emoji than its column holds',
      { delivery_box_pw: ['🧺'.repeat(50)] },
      { delivery_box_pw: ['50文字以内で入力してください'] },
    ],
    ['an unknown field', { colour: 'red' }, { colour: ['指定できない項目です'] }],
  ])('%s is refused by the check and by saving alike', async (_what, change, errors) => {
    const { caller } = await signedIn();
    for (const call of [check, save]) {
      const { body } = await call(caller, { ...MONDAYS, ...change }).expect(422);
      expect(body.errors).toEqual(errors);
    }
    expect(await formsOf(caller)).toEqual([]);
  });

  it('two forms at the same weekday and time are refused once', async () => {
    const { caller } = await signedIn();
    const twice = Object.fromEntries(
      Object.entries(MONDAYS).map(([key, value]) => [key, Array.isArray(value) ? [...value, ...value] : 2]),
    );
    expect((await check(caller, twice).expect(422)).body.errors).toEqual({
      pickup_weeks: ['集配の曜日と時間が重複しています'],
      delivery_weeks: ['集配の曜日と時間が重複しています'],
    });
  });

  it.each<[string, Partial<User>, number, object]>([
    ['a stopped customer', { status: 2 }, 403, { reason: 'status_stopped_other' }],
    ['a withdrawn one', { withdrawal_dt: '2026-11-24 23:59:59' }, 403, { reason: 'status_withdrawn' }],
    [
      'a one-time plan',
      { plan_id: 'tx_2', available_request_count: 0 },
      422,
      {
        errors: { plan_id: ['単発の依頼ではこの操作はできません'] },
      },
    ],
    [
      'an area that is not served',
      { send_addr_zipcode: '9990001' },
      422,
      {
        errors: {
          pickup_times: ['提供エリア外のためご利用いただけません'],
          delivery_times: ['提供エリア外のためご利用いただけません'],
        },
      },
    ],
  ])('%s is refused', async (_who, overrides, status, problem) => {
    const { caller } = await signedIn(overrides);
    for (const call of [check, save]) expect((await call(caller, MONDAYS).expect(status)).body).toMatchObject(problem);
  });
});

test('ten savings at once leave one whole schedule', async () => {
  const { caller, user } = await signedIn();
  const times = Array.from({ length: 10 }, (_, n) => `1${n}:00`);
  const answers = await Promise.all(times.map((time) => save(caller, { ...MONDAYS, pickup_times: [time] })));
  expect(answers.map(({ status }) => status)).toEqual(times.map(() => 200));
  expect(await app.database.manager.countBy(WeekRequest, { user_id: user.id })).toBe(1);
});
