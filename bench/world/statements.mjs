// The SQL of the measured calls. The two reads are the server's own text; the writes are what it sends, by its log.
import {
  DETAIL_ORDER,
  FULL_DETAIL_SELECT,
} from '../../backend/dist/modules/wash-requests/dispatch/console-request-detail.js';
import {
  PERSONAL_ROW_COLUMNS,
  ROW_COLUMNS,
  ROW_TABLES,
} from '../../backend/dist/modules/wash-requests/dispatch/console-request-row.js';
import { APP_NOW } from './settings.mjs';

const LIVE = 'w.cancelled_at IS NULL AND w.pay_by IS NULL';

export const LIST = `SELECT ${ROW_COLUMNS}, ${PERSONAL_ROW_COLUMNS} FROM ${ROW_TABLES}
  WHERE w.sched_dt >= ? AND w.sched_dt <= ? AND ${LIVE} ORDER BY w.sched_dt ASC, w.size DESC, w.count DESC, w.id`;
export const DETAIL = `${FULL_DETAIL_SELECT} WHERE w.id = ? AND ${LIVE} ORDER BY ${DETAIL_ORDER}`;
export const SESSION = `SELECT s.user_id, s.created_at, s.expires_at, s.last_used_at, u.role, u.role_type, u.current_lang, u.name1, u.name2,
    u.first_sign_in_at, f.confirmed_at
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN second_factors f ON f.user_id = u.id
  WHERE s.id = ? AND s.ended_at IS NULL AND u.deleted_at IS NULL AND u.status <> 90`;
export const USER = 'SELECT * FROM users WHERE id = ? LIMIT 1';
export const AREA = 'SELECT * FROM service_areas WHERE zipcode = ? LIMIT 1';
export const HOLIDAYS = 'SELECT id, date FROM business_holidays WHERE date BETWEEN ? AND ? ORDER BY date';
export const TAKE_BAGS = `UPDATE users SET available_request_count = available_request_count + ?
  WHERE id = ? AND available_request_count + ? >= 0 AND status = 1 AND send_addr_zipcode = ? AND is_saturday_available = ?
    AND plan_id = ? AND user_plan_option = ? AND pickup_delivery_type = ?`;
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

export const requestValues = (user, body) => ({
  user_id: user.id,
  staff_id: null,
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
    plan: user.plan_id,
    disp_plan: '月8バッグ S（35L） 対面',
    size: 1,
    count: body.count,
    cost_tenths: 10,
    bikou: '',
    changes: '{}',
  },
  user.id,
];

export const mailValues = (user, body) => ({
  template: 'request_received',
  recipient: user.email,
  user_id: user.id,
  subject: '集配のご依頼を受け付けました',
  body: `${user.name1} ${user.name2} 様\n\n集荷日時：${body.sched_pickup_dt}\n配達日時：${body.sched_delivery_dt}\n個数：${body.count}個\n`,
  state: 'waiting',
  tries: 0,
  send_at: APP_NOW,
  last_error: '',
  created_at: APP_NOW,
});
