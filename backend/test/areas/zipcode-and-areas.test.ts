import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildStaff } from '../harness/rows/build-people.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('GET /zipcode', () => {
  const address = (zc: string) => app.anonymous.get('/zipcode').query({ zc });

  it.each([
    ['one town', '1500001', '東京都', '渋谷区', '神宮前'],
    ['full-width digits and a hyphen', '１５０－０００１', '東京都', '渋谷区', '神宮前'],
    ['a building', '1066155', '東京都', '港区', '六本木六本木ヒルズ森タワー'],
    ['a code of the whole city', '0600000', '北海道', '札幌市中央区', ''],
    ['a ward of 2024', '4328003', '静岡県', '浜松市中央区', '和地山'],
    ['66 towns that begin alike', '4520961', '愛知県', '清須市', '春日'],
    ['two towns without a common beginning', '9218046', '石川県', '金沢市', ''],
    ['two prefectures', '4980000', '', '', ''],
  ])('knows %s', async (_name, zc, prefecture_name, address1, address2) => {
    const { body } = await address(zc).expect(200);
    expect(body).toEqual({ prefecture_name, address1, address2, address3: '' });
  });

  it('says so when there is none', async () => {
    const { body } = await address('9999999').set('accept-language', 'en').expect(404);
    expect(body.detail).toBe('Postal code not found');
  });

  it.each(['150000', '15000011', 'abcdefg', ''])('wants seven digits: %j', async (zc) => {
    const { body } = await address(zc).expect(422);
    expect(Object.keys(body.errors)).toEqual(['zc']);
  });
});

describe('service areas', () => {
  beforeAll(async () => {
    await buildArea(app, { zipcode: '15002', is_valid_onetime: false, bikou: '月額のみ' });
    await buildArea(app, { zipcode: '15000' });
    await buildArea(app, {
      zipcode: '15003',
      is_valid_monthly: false,
      is_valid_onetime: false,
      is_valid_onetime_b: true,
    });
    await buildArea(app, { zipcode: '15004', is_valid_monthly: false, is_valid_onetime: false });
  });

  it('are listed for everybody, by postal code', async () => {
    const { body } = await app.anonymous.get('/areaInfos').expect(200);
    expect(body.map((area: { zipcode: string }) => area.zipcode)).toEqual(['15000', '15002', '15003', '15004']);
    expect(body[0]).toMatchObject({ start_time: '10:00', end_time: '22:00', is_valid_monthly: true });
  });

  it.each([
    ['1500001', undefined, null],
    ['15000', undefined, null],
    ['150-0001', '0', null],
    ['１５００００１', '1', null],
    ['1500201', '0', null],
    ['1500201', '1', 'notarea'],
    ['1500301', '0', 'notarea'],
    ['1500301', 'true', null],
    ['1500401', undefined, 'notarea'],
    ['9999999', undefined, 'notarea'],
  ])('answer for %s with is_onetime %s the error %s', async (zipcode, is_onetime, error) => {
    const { body } = await app.anonymous.get('/areaInfo').query({ zipcode, is_onetime }).expect(200);
    expect(body.error).toBe(error);
  });

  it('tell their hours and remarks', async () => {
    const { body } = await app.anonymous.get('/areaInfo').query({ zipcode: '１５０−０２０１' }).expect(200);
    expect(body).toEqual({
      error: null,
      zipcode: '15002',
      start_time: '10:00',
      end_time: '22:00',
      bikou: '月額のみ',
      is_valid_monthly: true,
      is_valid_onetime: false,
      is_valid_onetime_b: false,
    });
  });

  it.each(['150', '150000', '15000011', 'abcde'])('want five or seven digits: %s', async (zipcode) => {
    await app.anonymous.get('/areaInfo').query({ zipcode }).expect(422);
  });

  it('are looked up by staff alike', async () => {
    const staff = await app.as(await buildStaff(app));
    const { body } = await staff.get('/admin/areaInfo').query({ zipcode: '1500001' }).expect(200);
    expect(body.error).toBeNull();
    await app.anonymous.get('/admin/areaInfo').query({ zipcode: '1500001' }).expect(401);
  });
});

describe('GET /businessHolidays', () => {
  const dates = async (query: object): Promise<string[]> => {
    const { body } = await app.anonymous.get('/businessHolidays').query(query).expect(200);
    return body.map(({ date }: { date: string }) => date);
  };

  beforeAll(async () => {
    for (const date of ['2026-10-31', '2026-11-01', '2026-12-31', '2027-02-28', '2027-03-01']) {
      await app.database.manager.insert(BusinessHoliday, { date });
    }
  });

  it('answers those from the first of this month through the month three months ahead', async () =>
    expect(await dates({})).toEqual(['2026-11-01', '2026-12-31', '2027-02-28']));

  it('answers those of a span, both ends included', async () =>
    expect(await dates({ from: '2026-10-31', to: '2026-11-01' })).toEqual(['2026-10-31', '2026-11-01']));

  it('answers those from or until a day, however far that is', async () => {
    expect(await dates({ from: '2027-03-01' })).toEqual(['2027-03-01']);
    expect(await dates({ to: '2026-10-31' })).toEqual(['2026-10-31']);
  });

  it.each([
    [{ from: '2026-12-02', to: '2026-12-01' }, 'to'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'tomorrow' }, 'to'],
  ])('refuses %j', async (query, field) => {
    const { body } = await app.anonymous.get('/businessHolidays').query(query).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});
