/** What picks a row of the demo, and what is done to it to break an invariant; `?` is the row's id. */
export type Breaks = Readonly<Record<string, readonly [pick: string, ...statements: string[]]>>;

/** How each invariant of the balances, the places, the requests and their history is broken. */
export const BREAKS_OF_REQUESTS: Breaks = {
  'who booked a request is one of its company': [
    'SELECT MIN(id) AS id FROM wash_requests',
    'UPDATE wash_requests SET booked_by = user_id WHERE id = ?',
  ],
  'what an invoice summed up names a month whose invoice was issued': [
    'SELECT MIN(id) AS id FROM wash_requests',
    "UPDATE wash_requests SET invoiced_month = '2019-01' WHERE id = ?",
  ],
  'a link of its own to a request’s page has who is of its company, and was not removed': [
    'SELECT MIN(id) AS id FROM wash_requests',
    `INSERT INTO visit_links (wash_request_id, user_id, visit_secret, visit_hash)
     SELECT id, user_id, 'v1.made.up', 'made up' FROM wash_requests WHERE id = ?`,
  ],
  'a balance is the sum of its ledger, and never below nothing': [
    'SELECT MIN(id) AS id FROM users WHERE role = 900',
    'UPDATE users SET available_request_count = available_request_count + 1 WHERE id = ?',
  ],
  'no entry of the ledger took a balance below nothing': [
    "SELECT MIN(id) AS id FROM count_entries WHERE reason = 'grant'",
    ...[-200, 200].map(
      (bags) => `INSERT INTO count_entries (user_id, delta, reason, created_at)
        SELECT user_id, ${bags}, 'set_count', created_at FROM count_entries WHERE id = ?`,
    ),
  ],
  'bags that are granted, bought or set never lift a balance above 100': [
    "SELECT MIN(id) AS id FROM count_entries WHERE reason = 'grant'",
    'UPDATE count_entries SET delta = 200 WHERE id = ?',
    'UPDATE users SET available_request_count = 150 WHERE id = (SELECT user_id FROM count_entries WHERE id = ?)',
  ],
  'a request has taken from the balance of its customer what it costs': [
    "SELECT MIN(wash_request_id) AS id FROM count_entries WHERE reason = 'request'",
    'UPDATE wash_requests SET count = count + 1 WHERE id = ?',
  ],
  'a month is granted once': [
    "SELECT MIN(id) AS id FROM count_entries WHERE reason = 'grant'",
    'UPDATE count_entries SET once_key = NULL WHERE id = ?',
  ],
  'an active customer of a monthly plan has the bags of the month': [
    `SELECT MIN(e.id) AS id FROM count_entries e JOIN users u ON e.once_key = CONCAT('grant:', u.id, ':', u.turned_month)
      WHERE u.status = 1 AND u.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM stopped_infos s WHERE s.user_id = u.id)`,
    "UPDATE count_entries SET once_key = CONCAT('grant:', user_id, ':2020-01') WHERE id = ?",
  ],
  'a plan that begins with a later month has brought no bags and no charge yet, and is monthly': [
    "SELECT MIN(user_id) AS id FROM count_entries WHERE reason = 'grant'",
    "UPDATE users SET begins_month = '2026-12' WHERE id = ?",
  ],
  'a day has as many places taken as pickups': [
    'SELECT MIN(id) AS id FROM pickup_days',
    'UPDATE pickup_days SET used = used + 1 WHERE id = ?',
  ],
  'a weekly schedule makes one request a day, of its customer': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE week_request_id IS NOT NULL',
    'UPDATE wash_requests SET week_date = NULL WHERE id = ?',
  ],
  'a same-time request has its delivery once a later pickup is booked': [
    `SELECT user_id AS id FROM wash_requests WHERE cancelled_at IS NULL AND result_delivery_dt IS NULL AND pay_by IS NULL
        AND is_bag_delivery = 0 GROUP BY user_id HAVING COUNT(*) > 1 ORDER BY user_id LIMIT 1`,
    "UPDATE wash_requests SET plan_id = 't8_2_1', is_tentative = 1 WHERE user_id = ?",
  ],
  'a request ends for a reason, and only before it is delivered': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE cancelled_at IS NULL',
    'UPDATE wash_requests SET cancel_kind = 1 WHERE id = ?',
  ],
  'a request that waits for its payment is a one-time request that nobody began': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE status = 1',
    "UPDATE wash_requests SET pay_by = '2026-11-25 09:00:00' WHERE id = ?",
  ],
  'a request is listed under its pickup until picked up, then under its delivery': [
    'SELECT MIN(id) AS id FROM wash_requests',
    "UPDATE wash_requests SET sched_dt = '2026-01-01 00:00:00' WHERE id = ?",
  ],
  'a delivery comes after its pickup, which only bags that are brought have not': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE is_bag_delivery = 0',
    'UPDATE wash_requests SET sched_delivery_dt = sched_pickup_dt WHERE id = ?',
  ],
  'a request has as many bags as somebody can order or set': [
    'SELECT MIN(id) AS id FROM wash_requests',
    'UPDATE wash_requests SET count = 101 WHERE id = ?',
  ],
  'an absence is of the leg that comes next': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE status = 3 AND cancelled_at IS NULL',
    'UPDATE wash_requests SET absence_status = 1 WHERE id = ?',
  ],
  'a request that is to be delivered is nobody’s, or of staff who are there': [
    'SELECT MIN(staff_id) AS id FROM wash_requests WHERE result_delivery_dt IS NULL AND cancelled_at IS NULL',
    'UPDATE users SET role = 900 WHERE id = ?',
  ],
  'an account that has ended has no request that nobody began': [
    'SELECT MIN(user_id) AS id FROM wash_requests WHERE status = 0 AND cancelled_at IS NULL',
    'UPDATE users SET status = 90 WHERE id = ?',
  ],
  'the status of a request is what its stamps say, one stage after the other': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE status = 0',
    'UPDATE wash_requests SET status = 2 WHERE id = ?',
  ],
  'no stage is stamped before the one that comes before it': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE status = 2',
    "UPDATE wash_requests SET result_wash_dt = '2026-01-01 00:00:00' WHERE id = ?",
  ],
  'a stamp says who made it': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE status = 1',
    'UPDATE wash_requests SET result_pickup_by = NULL WHERE id = ?',
  ],
  'the split of a folding adds up to the count of its request': [
    'SELECT MIN(id) AS id FROM wash_request_staffs',
    'UPDATE wash_request_staffs SET half_count = half_count + 1 WHERE id = ?',
  ],
  'bags were scanned only at a handover that there was': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE status = 0 AND cancelled_at IS NULL',
    `INSERT INTO handover_scans (wash_request_id, handover, bag_count, bags, reason, staff_id, scanned_at)
     SELECT ?, 1, 1, '1', NULL, MIN(id), '2026-11-25 09:00:00' FROM users`,
  ],
  'what was folded of more than size S has a split': [
    'SELECT MIN(s.wash_request_id) AS id FROM wash_request_staffs s JOIN wash_requests r ON r.id = s.wash_request_id WHERE r.size > 1',
    'DELETE FROM wash_request_staffs WHERE wash_request_id = ?',
  ],
  'what is written about laundry waits for its answer, or has it': [
    'SELECT MIN(id) AS id FROM claims WHERE answered_at IS NULL',
    "UPDATE claims SET answered_at = '2026-11-25 09:00:00' WHERE id = ?",
  ],
  'what is written about laundry is of the customer whose it is': [
    'SELECT MIN(id) AS id FROM claims',
    'UPDATE claims SET user_id = (SELECT MIN(id) FROM users) WHERE id = ?',
  ],
  'a photo is of the customer who wrote with it': [
    'SELECT MIN(id) AS id FROM claims',
    `INSERT INTO photos (name, user_id, claim_id, width, height, bytes, created_at)
     SELECT 'made up', MIN(id), ?, 1, 1, 1, '2026-11-25 09:00:00' FROM users`,
  ],
  'a photo at a door says of what it is, and when and by whom it was taken': [
    'SELECT MIN(id) AS id FROM wash_requests',
    `INSERT INTO photos (name, user_id, wash_request_id, width, height, bytes, created_at)
     SELECT 'made up', user_id, id, 1, 1, 1, '2026-11-25 09:00:00' FROM wash_requests WHERE id = ?`,
  ],
  'a photo at a door is of the customer whose request it is': [
    'SELECT MIN(id) AS id FROM wash_requests',
    `INSERT INTO photos (name, user_id, wash_request_id, proof_of, taken_at, taken_by, width, height, bytes, created_at)
     SELECT 'made up', MIN(id), ?, 3, '2026-11-25 09:00:00', MIN(id), 1, 1, 1, '2026-11-25 09:00:00' FROM users`,
  ],
  'a photo of a mark is of one that stands': [
    'SELECT MIN(id) AS id FROM wash_requests WHERE result_delivery_dt IS NULL',
    `INSERT INTO photos (name, user_id, wash_request_id, proof_of, taken_at, taken_by, width, height, bytes, created_at)
     SELECT 'made up', user_id, id, 2, '2026-11-25 09:00:00', user_id, 1, 1, 1, '2026-11-25 09:00:00'
       FROM wash_requests WHERE id = ?`,
  ],
  'the history says once how a request was made': [
    'SELECT MAX(wreq_id) AS id FROM operation_histories WHERE operation_type = 1',
    'DELETE FROM operation_histories WHERE operation_type = 1 AND wreq_id = ?',
  ],
  'the history has each stage of a request, and each that was taken back': [
    'SELECT MAX(wreq_id) AS id FROM operation_histories WHERE operation_type = 5',
    'DELETE FROM operation_histories WHERE operation_type = 5 AND wreq_id = ?',
  ],
  'the history says once how a request ended': [
    'SELECT MAX(id) AS id FROM wash_requests WHERE cancelled_at IS NULL AND status = 0',
    "UPDATE wash_requests SET cancelled_at = '2026-11-25 09:00:00', cancel_kind = 2 WHERE id = ?",
  ],
  'an entry of the history is in its month': [
    'SELECT MIN(id) AS id FROM operation_histories',
    "UPDATE operation_histories SET month = '2020-01' WHERE id = ?",
  ],
};

/** What a key of the database refuses already, so that no row can break it. */
export const KEPT_BY_A_KEY = ['a customer has one open request at a time'];
