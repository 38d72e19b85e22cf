import type { User } from '../../../src/modules/users/user.entity.js';
import type { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { buildRequest } from './build-request.js';
import { keptPhoto } from '../calls/photos.js';
import type { RunningApp } from '../servers/start-app.js';

/** A request of a customer that was delivered two days ago. */
export const deliveredRequest = (app: RunningApp, user: User, overrides: Partial<WashRequest> = {}) =>
  buildRequest(app, user, {
    sched_pickup_dt: '2026-11-19 13:00:00',
    sched_delivery_dt: '2026-11-23 13:00:00',
    result_pickup_dt: '2026-11-19 13:05:00',
    result_wash_dt: '2026-11-20 10:00:00',
    result_fold_dt: '2026-11-20 15:00:00',
    result_delivery_dt: '2026-11-23 13:10:00',
    status: 3,
    ...overrides,
  });

/** What a customer wrote, with a photo, about a request that was delivered. */
export async function madeClaim(app: RunningApp, user: User, text = 'シャツの襟の汚れが残っていました') {
  const request = await deliveredRequest(app, user);
  const photo = await keptPhoto(app, user);
  const caller = await app.as(user);
  const { body } = await caller
    .post(`/users/me/washRequests/${request.id}/claims`)
    .send({ text, photos: [photo] })
    .expect(201);
  return { request, photo, caller, id: Number(body.id) };
}
