import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import { signedIn, startWithAreas } from '../../harness/calls/own-requests.js';
import { NOW, type Caller, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'the status of a request is what its stamps say, one stage after the other':
      'requests are delivered by their rows alone',
    'a stamp says who made it': 'requests are delivered by their rows alone',
  });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

describe('the lists', () => {
  const list = async (caller: Caller, state?: string) =>
    (await caller.get('/users/me/washRequests').query({ state }).expect(200)).body as {
      id: number;
      dispNum: number;
      sched_pickup_dt: string | null;
    }[];

  it('hold what is not delivered, by pickup then delivery, latest first, numbered from 1', async () => {
    const { user, caller } = await signedIn(app);
    const early = await buildRequest(app, user);
    const late = await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-27 13:00:00',
      sched_delivery_dt: '2026-12-01 13:00:00',
    });
    const onTheWay = await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-20 13:00:00',
      status: 1,
      result_pickup_dt: '2026-11-20 13:00:00',
    });
    await buildRequest(app, user, {
      sched_pickup_dt: '2026-11-19 13:00:00',
      status: 3,
      result_delivery_dt: '2026-11-23 13:00:00',
    });
    expect((await list(caller)).map(({ id, dispNum }) => [id, dispNum])).toEqual([
      [late.id, 1],
      [early.id, 2],
      [onTheWay.id, 3],
    ]);
    expect(await list(caller, 'current')).toHaveLength(3);
  });

  it('of the past hold what was delivered in the last 180 days', async () => {
    const { user, caller } = await signedIn(app);
    const delivered = (day: string) =>
      buildRequest(app, user, { sched_pickup_dt: `${day} 10:00:00`, status: 3, result_delivery_dt: `${day} 13:00:00` });
    const [latest, last] = [await delivered('2026-11-24'), await delivered('2026-05-29')];
    await delivered('2026-05-28');
    expect((await list(caller, 'history')).map(({ id }) => id)).toEqual([latest.id, last.id]);
  });

  it('of the past tell when each stage was done, and nobody’s name', async () => {
    const { user, caller } = await signedIn(app);
    const stamps = {
      result_pickup_dt: '2026-11-19 18:10:00',
      result_wash_dt: '2026-11-20 11:00:00',
      result_fold_dt: '2026-11-20 15:30:00',
      result_delivery_dt: '2026-11-23 18:20:00',
    };
    const staff = { staff_id: user.id, result_pickup_by: user.id, result_wash_by: user.id };
    await buildRequest(app, user, { ...stamps, ...staff, status: 3 });
    const [row = {}] = await list(caller, 'history');
    // Of a company's people it says who booked, of who works here nobody.
    expect(row).toMatchObject({ ...stamps, price: null, booked_by: null });
    const named = Object.keys(row).filter((field) => /staff|_by$|name/.test(field));
    expect(named).toEqual(['pay_by', 'booked_by']);
  });

  it('show 60 at most', async () => {
    const { user, caller } = await signedIn(app, { available_request_count: 100 });
    const day = (n: number) => `2026-${n < 31 ? '08' : n < 61 ? '09' : '10'}-${String((n % 30) + 1).padStart(2, '0')}`;
    for (let n = 1; n <= 61; n += 1) {
      const sched_pickup_dt = `${day(n)} ${n % 2 === 0 ? '10' : '11'}:00:00`;
      await buildRequest(app, user, { sched_pickup_dt, sched_delivery_dt: '2026-11-30 13:00:00' });
    }
    expect(await list(caller)).toHaveLength(60);
    await app.database.manager.update(WashRequest, { user_id: user.id }, { status: 3, result_delivery_dt: NOW });
    expect(await list(caller, 'history')).toHaveLength(60);
    expect(await list(caller)).toHaveLength(0);
  });

  it('know no other state', async () => {
    const { caller } = await signedIn(app);
    await caller.get('/users/me/washRequests').query({ state: 'all' }).expect(422);
  });
});
