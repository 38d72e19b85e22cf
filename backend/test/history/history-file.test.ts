import { OPERATION } from '@laundry/shared/constants/operation-types';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { buildAdmin, buildCustomer, buildStaff } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { bytesOf, fileNameOf, sheetOf } from '../harness/calls/files.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app, { name1: '管理', name2: '者' }));
});
afterAll(() => app.close());

const file = (caller: Caller, query: object) => caller.get('/admin/operationHistories').query(query);
const linesOf = (body: Buffer): string[] =>
  body
    .toString()
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .slice(0, -1);

it('all rows of a search are a CSV, named after the operation and its month or day', async () => {
  const staff = await buildStaff(app, { name1: '配達', name2: '次郎' });
  const customer = await buildCustomer(app, { name1: '=山田', name2: '太郎', company_name: '@会社' });
  const request = await buildRequest(app, customer, { count: 2 });
  await admin.post(`/admin/washRequest/${request.id}/assignStaff`).send({ staff_id: staff.id }).expect(200);
  const answer = await bytesOf(file(admin, { operation_type: 10, format: 'csv' }).expect(200));
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(fileNameOf(answer)).toBe('操作履歴_担当割当_2026-11.csv');
  const [header, line, ...more] = linesOf(answer.body);
  expect(header).toBe(
    '操作日時,操作,操作者ID,操作者,ユーザーID,登録名,会社名・店舗名,受付番号,プラン,サイズ,たたみ工数,個数,残数,金額,差額,支払方法,紹介元,変更内容,備考',
  );
  expect(line).toMatch(
    new RegExp(
      `^2026-11-25 .{8},担当割当,\\d+,管理 者,${customer.id},'=山田 太郎,'@会社,${request.id},月8バッグ S（35L） 非対面,S（35L）,2,2,6,,,,,担当：未設定 → 配達 次郎,$`,
    ),
  );
  expect(more).toEqual([]);
  const day = await bytesOf(file(admin, { operation_type: 10, date: '2026-11-25', format: 'xlsx' }).expect(200));
  expect(fileNameOf(day)).toBe('操作履歴_担当割当_2026-11-25.xlsx');
  expect((await sheetOf(day.body)).map((row) => row[5])).toEqual(['登録名', '=山田 太郎']);
});

it('wash staff’s file has no names, and the lowest get none', async () => {
  const wash = await app.as(await buildStaff(app, { role_type: 3 }));
  const answer = await bytesOf(file(wash, { operation_type: 10, format: 'csv' }).expect(200));
  expect(answer.body.toString()).not.toMatch(/山田|会社,|@会社/);
  await file(await app.as(await buildStaff(app, { role_type: 0 })), { format: 'csv' }).expect(403);
});

it('without rows there is no content; a month that is not offered and another format are refused', async () => {
  await file(admin, { operation_type: 35, format: 'csv' }).expect(204);
  await file(admin, { operation_type: 35, format: 'xlsx' }).expect(204);
  await file(admin, { month: '2026-08', format: 'csv' }).expect(422);
  await file(admin, { format: 'pdf' }).expect(422);
});

it('the history’s file has every row, more than are read at a time, each once', async () => {
  const [row] = await app.database.manager.find(OperationHistory, { take: 1 });
  if (row === undefined) throw new Error('something was done');
  const { id: _id, ...values } = row;
  const rows = Array.from({ length: 1_201 }, (_, place) => ({
    ...values,
    operation_type: OPERATION.workReported,
    bikou: `n${place}`,
  }));
  for (let first = 0; first < rows.length; first += 100) {
    const insert = app.database.manager.createQueryBuilder().insert().into(OperationHistory);
    await insert
      .values(rows.slice(first, first + 100))
      .updateEntity(false)
      .execute();
  }
  const answer = await bytesOf(file(admin, { operation_type: 34, format: 'csv' }).expect(200));
  const notes = linesOf(answer.body)
    .slice(1)
    .map((line) => line.split(',').at(-1));
  expect(notes).toEqual(rows.map(({ bikou }) => bikou));
});
