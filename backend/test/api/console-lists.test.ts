import { eachDay } from '@laundry/shared/time/jst';
import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp({
    breaks: { 'a day has as many places taken as pickups': 'days have places taken by no request' },
  });
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

interface Asked {
  readonly filter?: object;
  readonly range?: readonly number[];
  readonly sort?: readonly string[];
}

const list = (path: string, asked: Asked = {}) =>
  admin
    .get(path)
    .query(Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])));

/** The values of one field of the rows of a list, and its Content-Range. */
async function read(path: string, field: string, asked?: Asked): Promise<[unknown[], string | undefined]> {
  const answer = await list(path, asked).expect(200);
  return [answer.body.map((row: Record<string, unknown>) => row[field]), answer.headers['content-range']];
}

describe('the service areas', () => {
  beforeAll(async () => {
    await buildArea(app, { zipcode: '15002', prefecture: '東京都', address: '渋谷区', is_valid_onetime: false });
    await buildArea(app, { zipcode: '22000', prefecture: '神奈川県', address: '横浜市Minato', end_time: '10:00' });
    await buildArea(app, { zipcode: '15001', prefecture: '東京都', address: '港区' });
  });

  it.each<[string, Asked, string[], string]>([
    ['all, by postal code', {}, ['15001', '15002', '22000'], '0-2/3'],
    ['by another field', { sort: ['zipcode', 'DESC'] }, ['22000', '15002', '15001'], '0-2/3'],
    ['by a field and then by postal code', { sort: ['end_time', 'ASC'] }, ['22000', '15002', '15001'], '0-2/3'],
    ['a page', { range: [1, 1] }, ['15002'], '1-1/3'],
    ['the last page', { range: [2, 3] }, ['22000'], '2-2/3'],
    ['a page behind the last', { range: [5, 9] }, [], '*/3'],
    ['of a prefecture', { filter: { prefecture: '東京' } }, ['15001', '15002'], '0-1/2'],
    ['of a place in any letter case', { filter: { address: 'MINATO' } }, ['22000'], '0-0/1'],
    ['by digits of any width', { filter: { zipcode: '１５０' } }, ['15001', '15002'], '0-1/2'],
    ['without one-time A', { filter: { is_valid_onetime: false } }, ['15002'], '0-0/1'],
    ['an emptied search', { filter: { address: '' } }, ['15001', '15002', '22000'], '0-2/3'],
    ['nothing that is not there', { filter: { id: [2_147_483_647] } }, [], '*/0'],
  ])('are listed as they were asked for: %s', async (_, asked, zipcodes, span) =>
    expect(await read('/admin/areaInfos', 'zipcode', asked)).toEqual([zipcodes, `areaInfos ${span}`]),
  );

  it('have all that a row shows, as booleans where it says yes or no', async () => {
    const { body } = await list('/admin/areaInfos', { filter: { zipcode: '15002' } }).expect(200);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        zipcode: '15002',
        prefecture: '東京都',
        address: '渋谷区',
        start_time: '10:00',
        end_time: '22:00',
        is_valid_monthly: true,
        is_valid_onetime: false,
        is_valid_onetime_b: false,
        bikou: '',
        version: 1,
      },
    ]);
  });

  it.each(['１５００３', '150-03', '1500', '150030', ' 15003', '15003a'])(
    'a postal code is five half-width digits as typed: %j',
    async (zipcode) => {
      const area = { start_time: '10:00', end_time: '10:00', prefecture: '', address: '', bikou: '' };
      const kinds = { is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
      const { body } = await admin.post('/admin/areaInfos/add').send({ zipcode, ...area, ...kinds });
      expect(body.errors).toEqual({ zipcode: ['郵便番号は半角数字で指定してください。'] });
    },
  );
});

describe('the days with a limit', () => {
  beforeAll(async () => {
    await app.database.manager.insert(PickupDay, [
      { date: '2026-12-02', used: 3, day_limit: 5 },
      { date: '2026-12-01', used: 9, day_limit: 9 },
      { date: '2026-12-03', used: 7, day_limit: null },
      { date: '2027-01-05', used: 0, day_limit: 0 },
    ]);
  });

  it.each<[string, Asked, string[], string]>([
    ['all, the earliest first, without days that have none', {}, ['2026-12-01', '2026-12-02', '2027-01-05'], '0-2/3'],
    ['by limit', { sort: ['limit', 'DESC'] }, ['2026-12-01', '2026-12-02', '2027-01-05'], '0-2/3'],
    ['by what is taken', { sort: ['used', 'ASC'] }, ['2027-01-05', '2026-12-02', '2026-12-01'], '0-2/3'],
    ['of a span', { filter: { from: '2026-12-02', to: '2027-01-05' } }, ['2026-12-02', '2027-01-05'], '0-1/2'],
    ['of a day', { filter: { date: '2026-12-01' } }, ['2026-12-01'], '0-0/1'],
    ['a page', { range: [0, 0] }, ['2026-12-01'], '0-0/3'],
  ])('are listed as they were asked for: %s', async (_, asked, dates, span) =>
    expect(await read('/admin/washRequestLimits', 'date', asked)).toEqual([dates, `washRequestLimits ${span}`]),
  );
});

it('a page has at most 1,000 rows', async () => {
  const rows = eachDay('2030-01-01', '2032-10-01').map((date) => ({ date, used: 0, day_limit: 1 }));
  for (let start = 0; start < rows.length; start += 200)
    await app.database.manager.insert(PickupDay, rows.slice(start, start + 200));
  const filter = { from: '2030-01-01' };
  for (const asked of [{ filter }, { filter, range: [0, 1_004] }, { filter, range: [0, Number.MAX_SAFE_INTEGER] }]) {
    const [dates, span] = await read('/admin/washRequestLimits', 'date', asked);
    expect([dates.length, span]).toEqual([1_000, 'washRequestLimits 0-999/1005']);
  }
});

describe('the business holidays', () => {
  beforeAll(async () => {
    const dates = ['2026-10-31', '2026-11-30', '2026-12-31', '2027-03-01'];
    for (const date of dates) await app.database.manager.insert(BusinessHoliday, { date });
  });

  it.each<[string, Asked, string[], string]>([
    ['of this month and the three after it', {}, ['2026-11-30', '2026-12-31'], '0-1/2'],
    ['the latest first', { sort: ['date', 'DESC'] }, ['2026-12-31', '2026-11-30'], '0-1/2'],
    ['of a span', { filter: { from: '2026-10-01', to: '2026-11-30' } }, ['2026-10-31', '2026-11-30'], '0-1/2'],
    ['of a day, whenever it is', { filter: { date: '2027-03-01' } }, ['2027-03-01'], '0-0/1'],
    ['a page', { range: [1, 1] }, ['2026-12-31'], '1-1/2'],
  ])('are listed as they were asked for: %s', async (_, asked, dates, span) =>
    expect(await read('/businessHolidays', 'date', asked)).toEqual([dates, `businessHolidays ${span}`]),
  );
});
