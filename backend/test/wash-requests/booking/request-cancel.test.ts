import { OPERATION } from '@laundry/shared/constants/operation-types';
import { User } from '../../../src/modules/users/user.entity.js';
import { buildRequest } from '../../harness/rows/build-request.js';
import {
  bagsOf,
  cancel,
  operationsOf,
  mailsOf,
  placesOn,
  rowOf,
  signedIn,
  startWithAreas,
} from '../../harness/calls/own-requests.js';
import { NOW, type RunningApp } from '../../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'a balance is the sum of its ledger, and never below nothing': 'a balance is set by the row alone',
  });
});
afterAll(() => app.close());
afterEach(() => app.clock.set(NOW));

describe('a cancellation', () => {
  it('gives the bags and the place back, leaves a trace and a mail, and empties the lists', async () => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user, { count: 3 });
    const places = await placesOn(app, '2026-11-26');
    await cancel(caller, request.id).expect(204);
    expect(await bagsOf(app, user)).toBe(8);
    expect(await placesOn(app, '2026-11-26')).toBe(places - 1);
    expect(await rowOf(app, request.id)).toMatchObject({
      cancel_kind: 1,
      cancelled_at: expect.stringMatching(/^2026-11-25/),
    });
    expect(await operationsOf(app, user)).toEqual([OPERATION.requestCancelled]);
    expect(await mailsOf(app, user)).toEqual(['request_cancelled']);
    expect((await caller.get('/users/me/washRequests').expect(200)).body).toEqual([]);
    await cancel(caller, request.id).expect(404);
    expect(await bagsOf(app, user)).toBe(8);
  });

  it('gives the bags back whatever the balance has become', async () => {
    const { user, caller } = await signedIn(app, { available_request_count: 100 });
    const request = await buildRequest(app, user, { count: 5 });
    await app.database.manager.update(User, { id: user.id }, { available_request_count: 98 });
    await cancel(caller, request.id).expect(204);
    expect(await bagsOf(app, user)).toBe(103);
  });

  it.each([
    ['2026-11-26 10:59:00', 204],
    ['2026-11-26 11:00:00', 409],
    ['2026-11-26 13:30:00', 409],
  ])('at %s of a pickup at 13:00 is %i', async (now, status) => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user);
    app.clock.set(now);
    const { body } = await cancel(caller, request.id).expect(status);
    if (status === 409) expect(body.reason).toBe('time_limit_exceeded');
  });

  it('of a picked-up request is refused', async () => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user, { status: 1, result_pickup_dt: '2026-11-25 08:00:00' });
    await cancel(caller, request.id).expect(422);
  });

  it('ten times at once gives the bags back once', async () => {
    const { user, caller } = await signedIn(app);
    const request = await buildRequest(app, user, { count: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(caller, request.id)));
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    expect(await bagsOf(app, user)).toBe(8);
  });
});
