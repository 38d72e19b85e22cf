import { addDays } from '@laundry/shared/time/jst';
import { decide, numberOf } from '../calls/sandbox.js';
import { buildCompanyClerk } from '../rows/build-people.js';
import { begin } from './buy-washes.js';
import { dates, type Scene, type Write } from './scene.js';
import { washes } from './washes.js';

export const WISH = { plan_id: 't16_2_M', pickup_delivery_type: 5, user_plan_option: 0 };

const schedule = { form_count: 1, week_types: [1], pickup_weeks: [2], pickup_times: ['10:00'], count: [1] };
const status = ({ operator, user }: Scene, to: number) =>
  operator.post(`/admin/users/${user.id}/status`).send({ status: to });

/** What customers and operators write. */
export const WRITES: Readonly<Record<string, Write>> = {
  'washes by invoice': {
    money: true,
    play: ({ caller, plan }) => caller.post('/users/me/washRequestCount').send(washes(plan, 5, 2)),
  },
  'washes by card': {
    money: true,
    several: true,
    play: async ({ app, caller, plan }) => decide(app, await begin(caller, plan), 'approve'),
  },
  'washes by card, begun in the old month': {
    money: true,
    begins: true,
    several: true,
    user: { next_month_plan_id: null },
    play: ({ app, paymentNo }) => decide(app, paymentNo ?? '', 'approve'),
  },
  'washes by card under the old plan': {
    money: true,
    begins: true,
    several: true,
    play: ({ app, paymentNo }) => decide(app, paymentNo ?? '', 'approve'),
  },
  'washes sold by an operator': {
    money: true,
    play: ({ operator, user }) =>
      operator
        .post('/admin/addBag')
        .send({ operation_type: 36, user_id: user.id, user_name: user.company_name, size: 1, count: 5, bikou: '電話' }),
  },
  'a plan': {
    money: true,
    play: ({ caller }) => caller.post('/users/me/userPlan').send({ ...WISH, payment_method: 2 }),
  },
  'a plan by an operator': {
    money: true,
    play: ({ operator, user }) => operator.post(`/admin/users/${user.id}/userPlan`).send(WISH),
  },
  'a monthly plan of a one-time customer': {
    several: true,
    user: { plan_id: 'tx_2', payment_method_id: 3, available_request_count: 0, next_month_plan_id: null },
    play: async ({ app, caller }) => {
      const { body } = await caller.post('/users/me/userPlan').send({ ...WISH, payment_method: 1 });
      await decide(app, numberOf(body.payment), 'approve', 2);
    },
  },
  'a monthly plan of a one-time customer by an operator': {
    user: { plan_id: 'tx_2', payment_method_id: 3, available_request_count: 0, next_month_plan_id: null },
    play: ({ operator, user }) => operator.post(`/admin/users/${user.id}/userPlan`).send(WISH),
  },
  'a booking': {
    money: true,
    play: ({ caller, day }) => caller.post('/users/me/washRequests').send({ ...dates(day), count: 2 }),
  },
  'a booking by one of the company’s people': {
    money: true,
    several: true,
    play: async ({ app, user, day }) => {
      const clerk = await app.as(await buildCompanyClerk(app, user));
      return clerk.post('/users/me/washRequests').send({ ...dates(day), count: 2, cost_centre: '営業部' });
    },
  },
  'a cancel': { play: ({ caller, requestId }) => caller.delete(`/users/me/washRequests/${requestId}`) },
  'a change': {
    play: ({ caller, requestId, day }) =>
      caller.put(`/users/me/washRequests/${requestId}`).send(dates(addDays(day, 14))),
  },
  'a cancel by an operator': {
    play: ({ operator, requestId }) => operator.delete(`/admin/washRequests/cancel/${requestId}`),
  },
  'a discard': { play: ({ operator, requestId }) => operator.delete(`/admin/washRequests/delete/${requestId}`) },
  'another count': {
    play: ({ operator, requestId }) => operator.post(`/admin/washRequests/${requestId}/setCount`).send({ count: 3 }),
  },
  'other dates by an operator': {
    play: ({ operator, requestId, day }) =>
      operator.put(`/admin/washRequests/${requestId}`).send(dates(addDays(day, 14))),
  },
  'a weekly schedule': {
    play: ({ caller }) =>
      caller
        .post('/users/me/weekRequests')
        .send({ ...schedule, delivery_weeks: [5], delivery_times: ['10:00'], delivery_box_pw: [''], bikou: [''] }),
  },
  'a pause of the schedule': {
    play: ({ caller, day }) => caller.put('/users/me/weekRequests/pause').send({ from: addDays(day, 28), weeks: 4 }),
  },
  'the end of a schedule': { play: ({ caller }) => caller.post('/users/me/weekRequests').send({ form_count: 0 }) },
  'a withdrawal': { money: true, play: ({ caller }) => caller.delete('/users/me') },
  'a balance': {
    money: true,
    play: ({ operator, user }) =>
      operator
        .post(`/admin/users/${user.id}/availableRequestCount`)
        .send({ available_request_count: 30, decreaseFlg: false }),
  },
  'a stop': { play: (scene) => status(scene, 2) },
  'a stop and its end': { several: true, play: (scene) => status(scene, 2).then(() => status(scene, 1)) },
  'the end of a stop': { user: { status: 2 }, play: (scene) => status(scene, 1) },
  'an approval': {
    user: { status: 3, available_request_count: 0, next_month_plan_id: null, turned_month: null },
    play: (scene) => status(scene, 1),
  },
  'a withdrawal by an operator': { play: (scene) => status(scene, 90) },
  'a deletion': { play: ({ operator, user }) => operator.delete(`/admin/users/${user.id}`) },
  'no Saturday service': {
    user: { is_saturday_available: 1 },
    play: ({ operator, user }) => operator.post(`/admin/users/${user.id}/sat`).send({ is_saturday_available: 0 }),
  },
};
