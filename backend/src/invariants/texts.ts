import { ofRows, type Invariant } from './invariant.js';

/** Whether a column holds something that is no moment, `YYYY-MM-DD HH:mm:ss`. */
const isNoMoment = (column: string): string =>
  `${column} NOT LIKE '2___-__-__ __:__:__' OR SUBSTR(${column}, 6, 5) NOT BETWEEN '01-01' AND '12-31' OR SUBSTR(${column}, 12, 2) > '23'`;

const moments = (name: string, columns: readonly string[]): Invariant =>
  ofRows({
    name,
    rule: 'handbook/time.md#jst',
    table: 'wash_requests',
    columns: `id, ${columns.join(', ')}`,
    broken: columns.map(isNoMoment).join('\n          OR '),
  });

const codes = (name: string, table: string): Invariant =>
  ofRows({
    name,
    rule: 'handbook/requests.md#door-codes',
    table,
    columns: 'id',
    broken: "delivery_box_pw <> '' AND delivery_box_pw NOT LIKE 'v1.%'",
  });

export const TEXTS: readonly Invariant[] = [
  codes('the door code of a request is encrypted', 'wash_requests'),
  ofRows({
    name: 'the secret of a page without sign-in is encrypted',
    rule: 'handbook/requests.md#visit-page',
    table: 'wash_requests',
    columns: 'id',
    broken: "visit_secret NOT LIKE 'v1.%'",
  }),
  ofRows({
    name: 'the secret of a page that one of a company’s people has is encrypted',
    rule: 'handbook/requests.md#visit-page',
    table: 'visit_links',
    columns: 'id',
    broken: "visit_secret NOT LIKE 'v1.%'",
  }),
  ofRows({
    name: 'the secret of a calendar that is followed is encrypted',
    rule: 'handbook/requests.md#calendar',
    table: 'calendar_feeds',
    columns: 'id',
    broken: "secret NOT LIKE 'v1.%'",
  }),
  ofRows({
    name: 'by what LINE knows a customer is encrypted',
    rule: 'handbook/jobs-and-mails.md#notifications',
    table: 'line_links',
    columns: 'id',
    broken: "line_user_id NOT LIKE 'v1.%'",
  }),
  ofRows({
    name: 'how a device is written to is encrypted',
    rule: 'handbook/jobs-and-mails.md#devices',
    table: 'push_devices',
    columns: 'id',
    broken: "endpoint NOT LIKE 'v1.%' OR p256dh NOT LIKE 'v1.%' OR auth NOT LIKE 'v1.%'",
  }),
  ofRows({
    name: 'with what this service signs to push services is encrypted',
    rule: 'handbook/jobs-and-mails.md#devices',
    table: 'push_keys',
    columns: 'id',
    broken: "private_key NOT LIKE 'v1.%'",
  }),
  ofRows({
    name: 'the text of a notification is encrypted',
    rule: 'handbook/jobs-and-mails.md#notifications',
    table: 'notifications',
    columns: 'id, template, state',
    broken: "body <> '' AND body NOT LIKE 'v1.%'",
  }),
  codes('the door code of a weekly schedule is encrypted', 'week_requests'),
  ofRows({
    name: 'the address and the text of a mail are encrypted',
    rule: 'handbook/jobs-and-mails.md#mails',
    table: 'mails',
    columns: 'id, template, state',
    broken: "(recipient <> '' AND recipient NOT LIKE 'v1.%') OR (body <> '' AND body NOT LIKE 'v1.%')",
  }),
  moments('the dates of a request are moments of the wall clock', ['sched_pickup_dt', 'sched_delivery_dt']),
  moments('the stamps of a request are moments of the wall clock', [
    ...['result_pickup_dt', 'result_wash_dt', 'result_fold_dt', 'result_delivery_dt'],
    ...['created_at', 'cancelled_at'],
  ]),
];
