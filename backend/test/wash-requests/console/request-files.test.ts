import { PROGRESS } from '@laundry/shared/constants/progress';
import iconv from 'iconv-lite';
import { CaseCode } from '../../../src/modules/wash-requests/files/case-code.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildCustomer, buildStaff } from '../../harness/rows/build-people.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { bytesOf, fileNameOf, sheetOf } from '../../harness/calls/files.js';
import { startApp, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
let leader: Caller;

const COPIED = 'a row is copied by statements a thousand times';
const THOUSANDS = {
  'a request has taken from the balance of its customer what it costs': COPIED,
  'a day has as many places taken as pickups': COPIED,
  'a request is listed under its pickup until picked up, then under its delivery': COPIED,
  'a delivery comes after its pickup, which only bags that are brought have not': COPIED,
  'a stamp says who made it': COPIED,
  'the history says once how a request was made': COPIED,
};

beforeEach(async () => {
  app = await startApp();
  leader = await app.as(await buildStaff(app));
});
afterEach(() => app.close());

const csv1 = (query: object) => leader.get('/admin/washRequest/downloadCsv1').query(query);
const csv2 = (query: object) => leader.get('/admin/washRequest/downloadCsv2').query(query);
const picked = (day: string, count: number) => ({
  sched_pickup_dt: `${day} 13:00:00`,
  result_pickup_dt: `${day} 13:10:00`,
  status: PROGRESS.pickedUp,
  count,
});
const linesOf = (text: string): string[] => text.split('\r\n').filter((line) => line !== '');

describe('the bags that were picked up', () => {
  it('are a row for each customer with any, a column for each day, in UTF-8 with a byte order mark', async () => {
    const one = await buildCustomer(app, { name1: '=山田', name2: '太郎' });
    const other = await buildCustomer(app, { name1: '佐藤', name2: '花子', plan_id: 'tx_1', payment_method_id: 3 });
    await buildCustomer(app);
    await buildRequest(app, one, picked('2026-11-24', 2));
    await buildRequest(app, one, {
      ...picked('2026-11-24', 1),
      sched_pickup_dt: '2026-11-24 20:00:00',
      result_pickup_dt: '2026-11-24 23:59:59',
    });
    await buildRequest(app, one, picked('2026-11-23', 4));
    await buildRequest(app, one, { ...picked('2026-11-25', 1), cancelled_at: '2026-11-25 08:00:00', cancel_kind: 3 });
    await buildRequest(app, other, picked('2026-11-25', 3));
    const answer = await bytesOf(csv1({ from: '2026-11-24', to: '2026-11-25' }).expect(200));
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(fileNameOf(answer)).toBe('集荷個数_2026-11-24_2026-11-25.csv');
    expect(answer.body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(linesOf(answer.body.subarray(3).toString())).toEqual([
      'ID,氏名,プラン,支払方法,2026/11/24,2026/11/25',
      `${one.id},'=山田 太郎,月8バッグ S（35L） 非対面,クレジットカード,3,`,
      `${other.id},佐藤 花子,単発（45L） 対面,単発,,3`,
    ]);
  });

  it('are an Excel sheet, too', async () => {
    const one = await buildCustomer(app, { name1: '=1+1', name2: '' });
    await buildRequest(app, one, picked('2026-11-24', 2));
    const query = { from: '2026-11-24T00:00:00', to: '2026-11-24 23:59', format: 'xlsx' };
    const answer = await bytesOf(csv1(query).expect(200));
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(fileNameOf(answer)).toBe('集荷個数_2026-11-24_2026-11-24.xlsx');
    expect(await sheetOf(answer.body)).toEqual([
      ['ID', '氏名', 'プラン', '支払方法', '2026/11/24'],
      [String(one.id), '=1+1', '月8バッグ S（35L） 非対面', 'クレジットカード', '2'],
    ]);
  });

  it('are no content where there are none', async () => {
    for (const format of ['csv', 'xlsx']) {
      const answer = await csv1({ from: '2026-11-24', to: '2026-11-25', format }).expect(204);
      expect(answer.text).toBe('');
    }
  });

  it.each<[object, string[]]>([
    [{}, ['from', 'to']],
    [{ from: '2026-11-01', to: '2026-12-01' }, ['to']],
    [{ from: '2026-11-02', to: '2026-11-01' }, ['to']],
    [{ from: '2026-02-30', to: '2026-03-01' }, ['from']],
    [{ from: '2026-11-01', to: '2026-11-02', format: 'pdf' }, ['format']],
  ])('are refused for %j', async (query, wrong) => {
    const { body } = await csv1(query).expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(wrong);
  });
});

describe('the visits of a day', () => {
  it('are lines of the planner in CP932: windows, a case code that stays, and no password of a box', async () => {
    const monthly = await buildCustomer(app, {
      name1: '髙橋',
      name2: '一郎',
      send_addr_detail1: '東京都渋谷区',
      send_addr_detail2: '神宮前1〜2',
      send_addr_detail3: 'タワー@1203',
    });
    const company = await buildCustomer(app, {
      plan_id: 'tx_1',
      company_name: '株式会社テスト',
      pickup_delivery_type: 1,
    });
    const pickup = await buildRequest(app, monthly, {
      sched_pickup_dt: '2026-11-26 13:00:00',
      delivery_box_pw: '1234',
      bikou: '犬が\nいます',
      count: 2,
    });
    await buildRequest(app, monthly, {
      ...picked('2026-11-24', 1),
      sched_delivery_dt: '2026-11-26 22:00:00',
      sched_dt: '2026-11-26 22:00:00',
    });
    await buildRequest(app, company, { sched_pickup_dt: '2026-11-26 14:00:00' });
    const unpaid = { pay_by: '2026-11-26 00:00:00', plan_id: 'tx_1' };
    await buildRequest(app, company, { sched_pickup_dt: '2026-11-26 15:00:00', ...unpaid });
    const answer = await bytesOf(csv2({ from: '2026-11-26' }).expect(200));
    expect(answer.headers['content-type']).toBe('text/csv; charset=Shift_JIS');
    expect(fileNameOf(answer)).toBe('集配ルート_2026-11-26.csv');
    const [header, ...lines] = linesOf(iconv.decode(answer.body, 'cp932'));
    expect(header).toBe(
      '訪問先コード,訪問先名称,住所,更新モード,案件コード,案件名称,案件詳細,到着希望日時,到着希望開始,到着希望終了,作業時間(分)',
    );
    const address = '東京都渋谷区神宮前1～2 タワー 1203';
    const key = (id: number): string => `C${id.toString(36).toUpperCase().padStart(5, '0')}`;
    expect(lines).toEqual([
      `${monthly.id},髙橋 一郎,${address},0,${key(monthly.id)}0001,集荷 髙橋 一郎,集荷 S（35L） 2個 玄関前置き 犬が います,2026/11/26,11:00,15:00,5`,
      `${company.id},株式会社テスト,東京都渋谷区神宮前1-2-3,0,${key(company.id)}0001,単発集荷 株式会社テスト,単発集荷 単発（45L） 1個 対面,2026/11/26,12:30,14:00,5`,
      `${monthly.id},髙橋 一郎,${address},0,${key(monthly.id)}0002,配達 髙橋 一郎,配達 S（35L） 1個 玄関前置き,2026/11/26,20:00,23:59,5`,
    ]);
    const again = await bytesOf(csv2({ from: '2026-11-26 10:00', encoding: 'utf8' }).expect(200));
    expect(again.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(again.body.toString()).toContain(`${key(monthly.id)}0002`);
    expect(await app.database.manager.findBy(CaseCode, { wash_request_id: pickup.id })).toHaveLength(1);
  });

  it('are of one kind where that is asked for', async () => {
    const customer = await buildCustomer(app);
    await buildRequest(app, customer, { sched_pickup_dt: '2026-11-26 13:00:00' });
    await buildRequest(app, customer, { ...picked('2026-11-24', 1), sched_delivery_dt: '2026-11-26 13:00:00' });
    const kinds = async (detail: string) => {
      const answer = await bytesOf(csv2({ from: '2026-11-26', encoding: 'utf8', detail }).expect(200));
      return linesOf(answer.body.toString())
        .slice(1)
        .map((line) => line.split(',')[5]?.slice(0, 2));
    };
    expect([await kinds('pickup'), await kinds('delivery'), await kinds('all')]).toEqual([
      ['集荷'],
      ['配達'],
      ['集荷', '配達'],
    ]);
    await csv2({ from: '2026-11-27' }).expect(204);
    await csv2({ from: '2026-11-26', detail: 'both' }).expect(422);
    await csv2({}).expect(422);
  });

  it('have one code each, however many export at once', async () => {
    const customer = await buildCustomer(app);
    for (const hour of [10, 11, 12, 13, 14, 15]) {
      await buildRequest(app, customer, { sched_pickup_dt: `2026-11-26 ${hour}:00:00` });
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => bytesOf(csv2({ from: '2026-11-26', encoding: 'utf8' }).expect(200))),
    );
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(await app.database.manager.count(CaseCode)).toBe(6);
  });

  it('and bags are handed out by thousands, row by row', async () => {
    await app.close();
    app = await startApp({ breaks: THOUSANDS });
    leader = await app.as(await buildStaff(app));
    const customers = await Promise.all(
      Array.from({ length: 4 }, () => buildCustomer(app, { available_request_count: 100 })),
    );
    for (const customer of customers) await buildRequest(app, customer, picked('2026-11-24', 1));
    const { manager } = app.database;
    const [template] = await manager.find(WashRequest, { take: 1 });
    if (template === undefined) throw new Error('there is a request');
    const { id: _id, live_pickup_dt: _live, visit_secret: _secret, visit_hash: _hash, ...row } = template;
    const rows = Array.from({ length: 1_203 }, (_, place) => ({
      ...row,
      sched_pickup_dt: `2027-0${1 + (place % 9)}-${String(10 + (Math.floor(place / 9) % 18))} ${String(10 + (Math.floor(place / 162) % 10))}:00:00`,
      result_pickup_dt: null,
      status: PROGRESS.unhandled,
      sched_delivery_dt: '2026-12-01 13:00:00',
    }));
    for (let first = 0; first < rows.length; first += 100) {
      await manager
        .createQueryBuilder()
        .insert()
        .into(WashRequest)
        .values(rows.slice(first, first + 100))
        .updateEntity(false)
        .execute();
    }
    const answer = await bytesOf(csv2({ from: '2026-12-01', encoding: 'utf8' }).expect(200));
    const lines = linesOf(answer.body.toString()).slice(1);
    expect(lines).toHaveLength(1_203);
    expect(new Set(lines.map((line) => line.split(',')[4])).size).toBe(1_203);
  });
});
