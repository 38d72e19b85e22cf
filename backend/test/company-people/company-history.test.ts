import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WashRequest } from '../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildCompany, buildCompanyClerk } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { signedIn, startWithAreas } from '../harness/calls/own-requests.js';
import type { Caller, RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
afterAll(() => app.close());

/** A company with one clerk beside its owner, 山田 花子. */
async function company() {
  const user = await buildCompany(app, { name1: '山田', name2: '花子', available_request_count: 70 });
  const clerk = await buildCompanyClerk(app, user, { name1: '鈴木', name2: '次郎' });
  const delivered = (pickup: string, delivery: string, request: Partial<WashRequest> = {}) =>
    buildRequest(app, user, {
      sched_pickup_dt: `2026-${pickup} 10:00:00`,
      status: 3,
      result_delivery_dt: `2026-${delivery} 13:00:00`,
      ...request,
    });
  return { user, clerk, delivered, owner: await app.as(user), caller: await app.as(clerk) };
}

const found = async (caller: Caller, wanted: object): Promise<number[]> => {
  const answer = await caller.get('/users/me/washRequests').query({ state: 'history', ...wanted });
  expect(answer.status).toBe(200);
  return answer.body.map(({ id }: { id: number }) => id);
};

describe('a company’s history', () => {
  it('is found by the month of the pickup, the cost centre and who booked', async () => {
    const { user, clerk, delivered, owner, caller } = await company();
    const october = await delivered('10-30', '11-02', { cost_centre: '営業部', booked_by: clerk.id });
    const clerks = await delivered('11-05', '11-09', { cost_centre: '総務部', booked_by: clerk.id });
    const owners = await delivered('11-06', '11-10', { cost_centre: '営業部' });
    const weekly = await delivered('11-12', '11-16', { request_type: '2' });
    for (const each of [owner, caller]) {
      expect(await found(each, {})).toEqual([weekly.id, owners.id, clerks.id, october.id]);
      expect(await found(each, { month: '2026-10' })).toEqual([october.id]);
      expect(await found(each, { month: '2026-11' })).toEqual([weekly.id, owners.id, clerks.id]);
      expect(await found(each, { cost_centre: '営業部' })).toEqual([owners.id, october.id]);
      expect(await found(each, { cost_centre: ' 営業部　' })).toEqual([owners.id, october.id]);
      for (const cost_centre of ['', '  ', '　'])
        expect(await found(each, { cost_centre, month: '2026-11' })).toEqual(await found(each, { month: '2026-11' }));
      expect(await found(each, { booked_by: clerk.id })).toEqual([clerks.id, october.id]);
      expect(await found(each, { booked_by: user.id })).toEqual([owners.id]);
      const all = { month: '2026-11', cost_centre: '総務部', booked_by: clerk.id };
      expect(await found(each, all)).toEqual([clerks.id]);
    }
  });

  it('is looked for behind the 60 that are listed otherwise, and never at another company', async () => {
    const { user, clerk, delivered, owner } = await company();
    const day = (n: number) => `${n < 30 ? '09' : '10'}-${String((n % 28) + 1).padStart(2, '0')}`;
    const old = await delivered('08-03', '08-06', { booked_by: clerk.id });
    for (let n = 0; n < 60; n += 1)
      await delivered(day(n), '11-20', { sched_pickup_dt: `2026-${day(n)} 1${n % 10}:00:00` });
    expect(await found(owner, {})).not.toContain(old.id);
    expect(await found(owner, { booked_by: clerk.id })).toEqual([old.id]);
    const other = await signedIn(app, { is_company: true, company_name: '株式会社佐藤' });
    expect(await found(other.caller, { booked_by: clerk.id })).toEqual([]);
    expect(await found(other.caller, { booked_by: user.id })).toEqual([]);
  });

  it('says of the owner’s what it says of a clerk’s, and of a schedule’s nothing', async () => {
    const { user, clerk, delivered, owner } = await company();
    await delivered('11-05', '11-09', { booked_by: clerk.id });
    await delivered('11-06', '11-10');
    await delivered('11-12', '11-16', { request_type: '2' });
    const { body } = await owner.get('/users/me/washRequests?state=history').expect(200);
    expect(body.map(({ booked_by }: { booked_by: unknown }) => booked_by)).toEqual([
      null,
      { id: user.id, name: '山田 花子' },
      { id: clerk.id, name: '鈴木 次郎' },
    ]);
  });

  it('names nobody where the owner alone books', async () => {
    const { user, caller } = await signedIn(app, { is_company: true, company_name: '株式会社佐藤' });
    await buildRequest(app, user, { status: 3, result_delivery_dt: '2026-11-20 13:00:00' });
    const { body } = await caller.get('/users/me/washRequests?state=history').expect(200);
    expect(body).toMatchObject([{ booked_by: null }]);
  });

  it.each([{ month: '2026-13' }, { month: 'x' }, { booked_by: 'x' }, { cost_centre: 'あ'.repeat(31) }])(
    'knows nothing like %o',
    async (wanted) => {
      const { caller } = await signedIn(app);
      await caller
        .get('/users/me/washRequests')
        .query({ state: 'history', ...wanted })
        .expect(422);
    },
  );
});
