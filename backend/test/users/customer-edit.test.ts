import { OPERATION } from '@laundry/shared/constants/operation-types';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer, buildStaff, PASSWORD } from '../harness/rows/build-people.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let manager: Caller;

beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
  manager = await app.as(await buildStaff(app, { role_type: ROLE_TYPE.manager }));
});
afterAll(() => app.close());

const edit = (id: number, body: object) => manager.post(`/admin/users/${id}`).send(body);
const stored = (id: number): Promise<User> => app.database.manager.findOneByOrFail(User, { id });

it('an operator corrects an account by the rules of the profile; what is not sent stays', async () => {
  const user = await buildCustomer(app);
  const { body } = await edit(user.id, { name1: '佐藤', kana1: 'さとう', phone_number: '０３-1234-5678' }).expect(200);
  expect(body).toMatchObject({ id: user.id, name1: '佐藤', kana1: 'サトウ', phone_number: '0312345678' });
  expect(body.password_hash).toBeUndefined();
  expect(await stored(user.id)).toMatchObject({ name1: '佐藤', name2: user.name2, email: user.email });
  expect(await app.database.manager.findBy(OperationHistory, { user_id: user.id })).toMatchObject([
    { operation_type: OPERATION.profileChanged, changes: '{"fields":[null,["name1","kana1","phone_number"]]}' },
  ]);
});

it('sets the customer’s own price for one more wash, and the history says from what to what', async () => {
  const user = await buildCustomer(app);
  const { body } = await edit(user.id, { discount_price_for_add: 1_500 }).expect(200);
  expect(body.discount_price_for_add).toBe(1_500);
  const [entry] = await app.database.manager.findBy(OperationHistory, { user_id: user.id });
  expect(JSON.parse(entry?.changes ?? '')).toEqual({
    fields: [null, ['discount_price_for_add']],
    discount_price_for_add: [0, 1_500],
  });
});

it('a new address is told to both, is the one to sign in by, and ends what the old one could begin', async () => {
  const user = await buildCustomer(app);
  const session = await app.as(user);
  const email = `new-${user.email}`;
  await edit(user.id, { email }).expect(200);
  await session.get('/users/me').expect(401);
  const logIn = (address: string) => app.anonymous.post('/login').send({ email: address, password: PASSWORD });
  await logIn(user.email).expect(401);
  await logIn(email).expect(200);
  const mails = await app.database.manager.findBy(Mail, { user_id: user.id });
  expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['email_changed', user.email],
    ['email_added', email],
  ]);
});

it('what changes nothing is recorded nowhere', async () => {
  const user = await buildCustomer(app);
  const { name1, send_addr_zipcode, is_company } = user;
  await edit(user.id, { name1, send_addr_zipcode, is_company, discount_price_for_add: 0 }).expect(200);
  expect(await app.database.manager.countBy(OperationHistory, { user_id: user.id })).toBe(0);
});

it.each<[object, string[]]>([
  [{ email: 'no address' }, ['email']],
  [{ email: 'a@example.com', email_confirm: 'b@example.com' }, ['email_confirm']],
  [{ name1: ' ', phone_number: '1' }, ['name1', 'phone_number']],
  [{ send_addr_zipcode: '9999999' }, ['send_addr_zipcode']],
  [{ discount_price_for_add: -1 }, ['discount_price_for_add']],
  [{ company_name: '株式会社' }, ['company_name']],
  [{ is_company: true }, ['is_company']],
  [
    { status: 1, role: 100, available_request_count: 9, plan_id: 't8_1', password: 'abcd1234' },
    [...['available_request_count', 'password', 'plan_id', 'role', 'status']],
  ],
])('%j is refused', async (body, wrong) => {
  const user = await buildCustomer(app);
  const before = await fingerprintOf(app);
  const answer = await edit(user.id, body).expect(422);
  expect(Object.keys(answer.body.errors).sort()).toEqual(wrong);
  expect(await fingerprintOf(app)).toBe(before);
});

it('an address in use is refused, staff are not there, and an administrator is no matter of a manager', async () => {
  const [user, other] = [await buildCustomer(app), await buildCustomer(app)];
  const { body } = await edit(user.id, { email: other.email }).expect(422);
  expect(body.errors).toEqual({ email: ['このメールアドレスは既に使用されています'] });
  await edit((await buildStaff(app)).id, { name1: 'x' }).expect(404);
  await edit((await buildAdmin(app)).id, { name1: 'x' }).expect(403);
});
