import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { CaseCode } from '../../../src/modules/wash-requests/files/case-code.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import type { User } from '../../../src/modules/users/user.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
let leader: Caller;
let driver: User;
let customer: User;
let hour = 9;

beforeAll(async () => {
  app = await startApp();
  leader = await app.as(await buildStaff(app, { name1: '班長', name2: '一郎' }));
  driver = await buildStaff(app, { role_type: 4, name1: '配達', name2: '次郎' });
  customer = await buildCustomer(app, { available_request_count: 50 });
});
afterAll(() => app.close());

const build = (more: Partial<WashRequest> = {}) =>
  buildRequest(app, customer, { sched_pickup_dt: `2026-11-26 ${String((hour += 1))}:00:00`, ...more });
const upload = (...lines: readonly string[]) =>
  leader.post('/admin/washRequest/uploadCsv').send({ assign_staff_infos: lines.join('\r\n') });
const staffOf = async (id: number) => (await app.database.manager.findOneByOrFail(WashRequest, { id })).staff_id;

it('good lines assign, by case code or number, to an id or a name; bad ones are named and change nothing', async () => {
  const [coded, numbered, named, lost] = [await build(), await build(), await build(), await build()];
  await app.database.manager.insert(CaseCode, { wash_request_id: coded.id, code: 'C0000Z0001' });
  const ended = await build({ cancelled_at: '2026-11-25 08:00:00', cancel_kind: 2 });
  const { body } = await upload(
    '案件コード,担当',
    `c0000z0001,${driver.id}`,
    `"${numbered.id}","${driver.id}"`,
    '',
    `${named.id}\t配達　次 郎`,
    `${lost.id},誰か`,
    `${ended.id},${driver.id}`,
    `999999,${driver.id}`,
    `${lost.id}`,
    `${lost.id},${customer.id}`,
    'x',
  ).expect(200);
  expect(body).toEqual({ registered: 3, failed_lines: [6, 7, 8, 9, 10, 11] });
  expect(await Promise.all([coded, numbered, named, lost, ended].map(({ id }) => staffOf(id)))).toEqual([
    driver.id,
    driver.id,
    driver.id,
    null,
    null,
  ]);
  expect(await app.database.manager.countBy(OperationHistory, { operation_type: OPERATION.staffAssigned })).toBe(3);
});

it('digits of any width, a byte order mark and Windows line ends are read', async () => {
  const request = await build();
  const wide = [...String(request.id)].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
  const { body } = await upload(`\ufeff${wide},${driver.id}`, '').expect(200);
  expect(body).toEqual({ registered: 1, failed_lines: [] });
  expect(await staffOf(request.id)).toBe(driver.id);
});

it('a name that two have is nobody’s, and who has left is none', async () => {
  await buildStaff(app, { name1: '同姓', name2: '同名' });
  await buildAdmin(app, { name1: '同', name2: '姓同名' });
  await buildStaff(app, { name1: '退職', name2: '者', deleted_at: '2026-11-01 00:00:00' });
  const request = await build();
  const { body } = await upload(`${request.id},同姓同名`, `${request.id},退職者`).expect(200);
  expect(body).toEqual({ registered: 0, failed_lines: [1, 2] });
});

it('the last of several lines on one request stands, and what is so already is recorded nowhere', async () => {
  const request = await build();
  const other = await buildStaff(app);
  await upload(`${request.id},${other.id}`, `${request.id},${driver.id}`).expect(200);
  expect(await staffOf(request.id)).toBe(driver.id);
  const before = await app.database.manager.count(OperationHistory);
  const { body } = await upload(`${request.id},${driver.id}`).expect(200);
  expect(body).toEqual({ registered: 1, failed_lines: [] });
  expect(await app.database.manager.count(OperationHistory)).toBe(before);
});

it('a list has at most 20,000 lines, which may be a megabyte', async () => {
  const wide = Array.from({ length: 800 }, () => `x1,${'あ'.repeat(400)}`);
  expect((await upload(...wide).expect(200)).body).toMatchObject({ registered: 0, failed_lines: { length: 800 } });
  const { body } = await upload(...Array.from({ length: 20_001 }, () => '1,x')).expect(422);
  expect(body.errors).toEqual({ assign_staff_infos: ['20000行以内で指定してください'] });
  await upload('x'.repeat(5 * 1024 * 1024)).expect(413);
});

it('a line longer than any could be is named like every bad one, and not read', async () => {
  const request = await build();
  for (const text of ['x'.repeat(5_000_000), 'x"'.repeat(1_500_000)])
    expect((await upload(text).expect(200)).body).toEqual({ registered: 0, failed_lines: [1] });
  const list = [`${request.id},${driver.id}`, '3'.repeat(2_001), `${request.id},nobody`];
  expect((await upload(...list).expect(200)).body).toEqual({ registered: 1, failed_lines: [2, 3] });
  expect(await staffOf(request.id)).toBe(driver.id);
});

it('the largest list of the widest lines is answered line by line, and others are answered meanwhile', async () => {
  const request = await build();
  const line = `${request.id},${driver.id}`.padEnd(2_000, ',');
  const lines = Array.from({ length: 2_450 }, (_, place) => (place % 2 === 0 ? line : `x${line}`.slice(0, 2_000)));
  let isOver = false;
  const answer = upload(...lines)
    .then(({ status, body }) => ({ status, body: body as unknown }))
    .finally(() => (isOver = true));
  let answeredMeanwhile = 0;
  while (!isOver) {
    await leader.get('/users/me').expect(200);
    answeredMeanwhile += 1;
  }
  const failed_lines = lines.flatMap((_, place) => (place % 2 === 0 ? [] : [place + 1]));
  expect(await answer).toEqual({ status: 200, body: { registered: 1_225, failed_lines } });
  expect(answeredMeanwhile).toBeGreaterThan(1);
});

it.each([[{}], [{ assign_staff_infos: ' \n ' }], [{ assign_staff_infos: 1 }], [{ assign_staff_infos: 'a\0b' }]])(
  '%j is refused',
  async (body) => {
    const answer = await leader.post('/admin/washRequest/uploadCsv').send(body).expect(422);
    expect(Object.keys(answer.body.errors)).toEqual(['assign_staff_infos']);
  },
);

describe('what a list would do', () => {
  const check = (...lines: readonly string[]) =>
    leader.post('/admin/washRequest/uploadCsv/check').send({ assign_staff_infos: lines.join('\r\n') });

  it('is told line by line, and nothing is written', async () => {
    const [coded, twice] = [await build(), await build()];
    await app.database.manager.insert(CaseCode, { wash_request_id: coded.id, code: 'C0000Y0001' });
    await app.database.manager.update(WashRequest, { id: coded.id }, { staff_id: driver.id });
    const before = await app.database.manager.count(OperationHistory);
    const { body } = await check(
      '案件コード,担当',
      `C0000Y0001,班長一郎`,
      `${twice.id},${driver.id}`,
      `${twice.id},班長一郎`,
      `999999,${driver.id}`,
      `${coded.id},誰か`,
      `${coded.id},同姓同名`,
    ).expect(200);
    const good = { problem: null, is_overruled: false };
    const [name1, name2] = [customer.name1, customer.name2];
    expect(body).toEqual([
      {
        line: 2,
        request: 'C0000Y0001',
        staff: '班長一郎',
        ...good,
        wash_request_id: coded.id,
        name1,
        name2,
        staff_name_now: '配達 次郎',
        staff_name: '班長 一郎',
      },
      expect.objectContaining({ ...good, line: 3, staff_name: '配達 次郎', staff_name_now: null, is_overruled: true }),
      expect.objectContaining({ ...good, line: 4, staff_name: '班長 一郎' }),
      expect.objectContaining({ line: 5, problem: 'request_unknown', wash_request_id: null, name1: null }),
      expect.objectContaining({ line: 6, problem: 'staff_unknown', staff_name: null, wash_request_id: coded.id }),
      expect.objectContaining({ line: 7, problem: 'staff_ambiguous' }),
    ]);
    expect([await staffOf(coded.id), await staffOf(twice.id)]).toEqual([driver.id, null]);
    expect(await app.database.manager.count(OperationHistory)).toBe(before);
  });

  it('refuses a list of too many lines as the upload does', async () => {
    await check(...Array.from({ length: 20_001 }, (_, n) => `${n + 1},1`)).expect(422);
  });
});
