import type { ChangeableRow } from '@laundry/shared/rules/dates/change-rules';
import type { MailData } from '../../src/modules/mail/templates/mail-data.js';
import type { RequestMail } from '../../src/modules/mail/templates/request-mail-data.js';

export const changeable: ChangeableRow = {
  sched_pickup_dt: '2026-11-26 15:30:00',
  sched_delivery_dt: '2026-11-30 18:00:00',
  result_pickup_dt: null,
  result_delivery_dt: null,
  is_onetime: false,
};
export const request: RequestMail = {
  name: '山田 花子',
  number: 284,
  plan_id: 't8_2',
  visit: null,
  pickup: changeable.sched_pickup_dt,
  delivery: changeable.sched_delivery_dt,
  count: 2,
  changeable,
  page: 'Vis_123-xyz',
  cost_centre: null,
  booked_by: null,
};

const again = [
  { from: '2026-11-25 13:00:00', until: '2026-11-25 22:00:00', chooseBy: null, movesDelivery: false },
  { from: '2026-11-26 10:00:00', until: '2026-11-26 22:00:00', chooseBy: '2026-11-25 23:59:00', movesDelivery: true },
];

const registered = { name: '山田 花子', plan_id: 't8_1', charge: 26_850, payment_method: 1 } as const;

/** The data of one mail of each kind; a template without a sample does not compile. */
export const SAMPLES: { readonly [T in keyof MailData]: MailData[T] } = {
  registered_invoice: { ...registered, payment_method: 2 },
  registered_card: { ...registered, pay_until: '2026-11-26 09:00:00' },
  begins_later: { ...registered, from: '2026-12-01' },
  registered_onetime: { ...registered, plan_id: 'tx_2', charge: 0, payment_method: 3 },
  approved: { name: '山田 花子' },
  rejected: { name: '山田 花子', reason: '登記を確認できませんでした。' },
  password_reset: { link: { token: 'AbC_123-xyz', minutes: 30, until: '2026-11-25 09:30:00' } },
  clerk_invited: { company: '株式会社山田', link: { token: 'Inv_123-xyz', until: '2026-12-02 09:00:00' } },
  clerk_joined: { name: '株式会社山田', person: '鈴木 次郎' },
  clerk_removed: { name: '鈴木 次郎' },
  password_changed: { has_calendar: true, is_on_line: true },
  second_factor_changed: { name: '管理 花子', change: 'reset' },
  email_changed: {},
  email_added: {},
  contact: { email: 'hanako@example.com', userId: 23, name: '山田 花子', contact: '集荷は何時ですか。' },
  contact_received: {},
  line_linked: { name: '山田 花子' },
  sold_by_operator: { name: '山田 花子', amount: 4000, count: 2, delivery: '2026-11-26 10:00:00', page: 'Vis_123-xyz' },
  account_deleted: { name: '山田 花子' },
  request_received: request,
  request_changed: {
    ...request,
    before: { pickup: '2026-11-25 10:00:00', visit: null, delivery: '2026-11-28 18:00:00' },
  },
  request_cancelled: { ...request, returned: { count: 2, use: 'month', until: '2026-11-30' } },
  request_cancelled_by_operator: { ...request, returned: { count: 2, use: 'onetime_reviewed', until: '2026-11-30' } },
  request_auto_cancelled: { ...request, returned: { count: 1, use: 'onetime', until: '2026-11-30' } },
  pickup_reminder: request,
  absence_pickup: {
    ...request,
    pickup: '2026-11-25 08:30:00',
    changeable: { ...changeable, sched_pickup_dt: '2026-11-25 08:30:00' },
    cancelled: '2026-11-28 00:00:00',
    again,
  },
  auto_cancel_reminder: { ...request, cancelled: '2026-11-26 00:00:00', again: [] },
  absence_delivery: {
    ...request,
    changeable: { ...changeable, sched_delivery_dt: '2026-11-25 08:30:00', result_pickup_dt: '2026-11-20 10:00:00' },
    again,
  },
  at_door: { ...request, leg: 1 },
  delivered: {
    ...request,
    changeable: { ...changeable, result_pickup_dt: '2026-11-26 15:42:00', result_delivery_dt: '2026-11-30 17:50:00' },
  },
  claim_made: {
    name: '山田 花子',
    number: 284,
    text: 'シャツの襟の汚れが残っていました',
    photos: 2,
    clerk_id: null,
  },
  claim_answered: { name: '山田 花子', number: 284, answer: 'お詫びのうえ、無料で洗い直します。', clerk_id: null },
  month_requests: {
    name: '山田 花子',
    month: '2026-12',
    list: [
      {
        pickup: '2026-12-07 10:00:00',
        delivery: '2026-12-10 18:00:00',
        count: 2,
        id: 285,
        page: 'Vis_123-xyz',
        skip: null,
      },
      {
        pickup: '2026-12-14 10:00:00',
        delivery: '2026-12-17 18:00:00',
        count: 2,
        id: null,
        page: null,
        skip: 'holiday',
      },
      { pickup: '2026-12-21 10:00:00', delivery: null, count: 2, id: null, page: null, skip: 'lacking' },
      { pickup: '2026-12-28 10:00:00', delivery: '2026-12-31 18:00:00', count: 2, id: null, page: null, skip: 'full' },
    ],
  },
  payment_received: {
    name: '山田 花子',
    amount: 13_980,
    plan_id: 't8_1',
    begun: { from: '2026-12-01', until: '2026-12-31', bags: 8 },
  },
  payment_declined: { name: '山田 花子', amount: 13_980, outcome: 'declined' },
  card_stopped: { name: '山田 花子', amount: 13_980, outcome: 'declined' },
  refund_due: { name: '山田 花子', amount: 13_980, why: 'late' },
  refund_made: { name: '山田 花子', amount: 13_980 },
  bought_by_invoice: { name: '山田 花子', count: 2, amount: 7_400 },
  weekly_saved: {
    name: '山田 花子',
    month: '2026-12',
    forms: [
      {
        week_type: 2,
        pickup_week: 1,
        pickup_time: '10:00:00',
        delivery_week: 4,
        delivery_time: '18:00:00',
        count: 2,
        same_time: false,
      },
    ],
  },
  plan_changed: {
    name: '山田 花子',
    before: { plan_id: 't4_1', charge: 13_980 },
    plan_id: 't8_1',
    charge: 26_850,
    payment_method: 1,
    from: '2026-12-01',
    afterReview: false,
    left: { bags: 3, isWeekly: true, requests: 2, waits: true, from: '2026-12-01' },
  },
  withdrawn: { name: '山田 花子', until: '2026-11-30 23:59:59', atOnce: false },
};
