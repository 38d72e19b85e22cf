// The SQL of the measured calls. The two reads are the server's own text; the writes are what it sends, by its log.
import { randomBytes, randomUUID } from 'node:crypto';
import {
  DETAIL_ORDER,
  detailParameters,
  FULL_DETAIL_SELECT,
} from '../../backend/dist/modules/wash-requests/dispatch/console-request-detail.js';
import {
  PERSONAL_ROW_COLUMNS,
  ROW_COLUMNS,
  ROW_TABLES,
} from '../../backend/dist/modules/wash-requests/dispatch/console-request-row.js';
import { APP_NOW } from './settings.mjs';

export { detailParameters };

const LIVE = 'w.cancelled_at IS NULL AND w.pay_by IS NULL';

export const LIST = `SELECT ${ROW_COLUMNS}, ${PERSONAL_ROW_COLUMNS} FROM ${ROW_TABLES}
  WHERE w.sched_dt >= ? AND w.sched_dt <= ? AND ${LIVE} ORDER BY w.sched_dt ASC, w.size DESC, w.count DESC, w.id`;
export const DETAIL = `${FULL_DETAIL_SELECT} WHERE w.id = ? AND ${LIVE} ORDER BY ${DETAIL_ORDER}`;
export const SESSION = `SELECT s.id, s.user_id, s.created_at, s.expires_at, s.last_used_at, u.role, u.role_type, u.current_lang, u.name1,
    u.name2, u.company_user_id, u.first_sign_in_at, f.confirmed_at
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN second_factors f ON f.user_id = u.id
  LEFT JOIN users c ON c.id = u.company_user_id
  WHERE s.id = ? AND s.ended_at IS NULL AND u.deleted_at IS NULL AND u.status <> 90
    AND (u.company_user_id IS NULL OR (c.role = 900 AND c.is_company = TRUE AND c.deleted_at IS NULL AND c.status <> 90))`;
export const USER = 'SELECT * FROM users WHERE id = ? LIMIT 1';
export const AREA = 'SELECT * FROM service_areas WHERE zipcode = ? LIMIT 1';
export const HOLIDAYS = 'SELECT id, date FROM business_holidays WHERE date BETWEEN ? AND ? ORDER BY date';
export const TAKE_BAGS = `UPDATE users SET available_request_count = available_request_count + ?
  WHERE id = ? AND available_request_count + ? >= 0 AND status = 1 AND send_addr_zipcode = ? AND is_saturday_available = ?
    AND withdrawal_dt IS NULL AND plan_id = ? AND user_plan_option = ? AND pickup_delivery_type = ?
    AND (turned_month >= '${APP_NOW.slice(0, 7)}' OR turned_month IS NULL)`;
export const REVISION = 'SELECT revision FROM pickup_days WHERE date = ?';
export const TAKE_PLACE = `UPDATE pickup_days SET used = used + 1
  WHERE date = ? AND (day_limit IS NULL OR used < day_limit) AND revision = ?`;
export const INSERT_REQUEST = 'INSERT INTO wash_requests SET ?';
export const INSERT_ENTRY = 'INSERT INTO count_entries SET ?';
export const INSERT_HISTORY = `INSERT INTO operation_histories SET ?,
  available_request_count = (SELECT available_request_count FROM users WHERE id = ?)`;
export const INSERT_MAIL = 'INSERT INTO mails SET ?';
export const ONE_REQUEST = `SELECT * FROM wash_requests
  WHERE id = ? AND user_id = ? AND cancelled_at IS NULL AND pay_by IS NULL LIMIT 1`;

/** Of a new request these are NULL. */
const NOT_YET = Object.fromEntries(
  [
    ...['staff_id', 'week_request_id', 'week_date', 'result_pickup_dt', 'result_wash_dt', 'result_fold_dt'],
    ...['result_delivery_dt', 'result_pickup_by', 'result_wash_by', 'result_fold_by', 'result_delivery_by'],
    ...['at_door_leg', 'visit_place', 'visit_place_of', 'visit_place_at', 'booked_by', 'cost_centre'],
    ...['invoiced_month', 'pay_by', 'cancelled_at', 'cancel_kind', 'reminded_pickup_dt'],
  ].map((column) => [column, null]),
);
/** As long as the server's encrypted texts, and made before: encryption is no statement. */
const encrypted = (bytes) => `v1.00000000.${randomBytes(bytes).toString('base64')}`;
const SECRET = encrypted(64);
const RECIPIENT = encrypted(46);
const BODY = encrypted(860);

export const requestValues = (user, body) => ({
  ...NOT_YET,
  user_id: user.id,
  request_type: '1',
  plan_id: user.plan_id,
  user_plan_option: user.user_plan_option,
  pickup_delivery_type: user.pickup_delivery_type,
  size: 1,
  count: body.count,
  sched_pickup_dt: body.sched_pickup_dt,
  sched_delivery_dt: body.sched_delivery_dt,
  sched_dt: body.sched_pickup_dt,
  status: 0,
  is_tentative: 0,
  is_bag_delivery: 0,
  absence_status: 0,
  delivery_box_pw: '',
  bikou: '',
  visit_secret: SECRET,
  visit_hash: randomBytes(32).toString('hex'),
  created_at: APP_NOW,
});

export const entryValues = (user, body, requestId) => ({
  user_id: user.id,
  delta: -body.count,
  reason: 'request',
  wash_request_id: requestId,
  actor_id: user.id,
  once_key: null,
  created_at: APP_NOW,
});

export const historyValues = (user, body, requestId) => [
  {
    search_timestamp: APP_NOW,
    month: APP_NOW.slice(0, 7),
    operation_type: 1,
    operation_user_id: user.id,
    operation_user: `${user.name1} ${user.name2}`,
    user_id: user.id,
    user: `${user.name1} ${user.name2}`,
    company: '',
    wreq_id: requestId,
    target_id: null,
    undoes_id: null,
    plan: user.plan_id,
    disp_plan: '月8バッグ S（35L） 対面',
    size: 1,
    count: body.count,
    cost_tenths: 10,
    price: null,
    price_diff: null,
    payment_method_id: null,
    referrer_code: null,
    bikou: '',
    changes: '{}',
  },
  user.id,
];

export const mailValues = (user, requestId) => ({
  template: 'request_received',
  user_id: user.id,
  state: 'waiting',
  tries: 0,
  unanswered_tries: 0,
  send_at: APP_NOW,
  useless_after: null,
  sent_at: null,
  last_error: '',
  created_at: APP_NOW,
  request_id: randomUUID(),
  recipient: RECIPIENT,
  subject: `集配のご依頼を受け付けました（受付番号 ${requestId}）`,
  body: BODY,
  once_key: null,
});
