// 100,000 requests over 312 days, about 320 a day, of 2,000 customers: written in batches by plain SQL. `before`: so many days
// earlier.
import { SEED } from './settings.mjs';

const DAY_MILLIS = 86_400_000;
const BATCH = 1_000;

/** @param {import('mysql2/promise').Connection} db, or what takes the same statements */
export async function seed(db, { requests: count = SEED.requests, before = 0 } = {}) {
  const users = Array.from({ length: SEED.customers + 1 }, (_, place) => user(place));
  await insert(db, 'users', users);
  await insert(db, 'service_areas', [area()]);
  for (let first = 0; first < count; first += BATCH) {
    const places = Array.from({ length: Math.min(BATCH, count - first) }, (_, place) => first + place);
    await insert(
      db,
      'wash_requests',
      places.map((place) => request(place, before)),
    );
  }
  await db.query('ANALYZE TABLE users, wash_requests');
}

export async function insert(db, table, rows) {
  const columns = Object.keys(rows[0]);
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows.slice(start, start + BATCH).map((row) => columns.map((column) => row[column]));
    await db.query(`INSERT INTO ${table} (${columns.map((each) => `\`${each}\``).join(', ')}) VALUES ?`, [values]);
  }
}

/** Account 1 is an administrator, the others are active customers with a balance that no run uses up. */
export function user(place) {
  const email = place === 0 ? 'admin@bench.example' : `customer${place}@bench.example`;
  const text = { name1: '計測', name2: `太郎${place}`, kana1: 'ケイソク', kana2: 'タロウ' };
  return {
    id: place + 1,
    role: place === 0 ? 100 : 900,
    status: 1,
    email,
    email_key: email,
    password_hash: '',
    current_lang: 'ja',
    ...text,
    phone_number: '0312345678',
    is_company: 0,
    bill_addr_zipcode: '1500001',
    bill_addr_detail1: '東京都',
    bill_addr_detail2: '渋谷区神宮前',
    bill_addr_detail3: '1-2-3',
    send_addr_name: '自宅',
    send_addr_zipcode: '1500001',
    send_addr_detail1: '東京都',
    send_addr_detail2: '渋谷区神宮前',
    send_addr_detail3: '1-2-3',
    bikou1: '',
    payment_method_id: 1,
    latest_payment_method_id: 1,
    plan_id: place % 2 === 0 ? 't8_1' : 't10_2_M',
    pickup_delivery_type: place % 2 === 0 ? 1 : 2,
    user_plan_option: 0,
    valid_from: '2026-01-01',
    is_first_plan: 1,
    available_request_count: place === 0 ? 0 : 100,
    discount_price_for_add: 0,
    is_saturday_available: 0,
    receipt: 0,
    has_oil_treatment: 0,
    laundry_type: 1,
    wash_type_setting: 0,
    fold_type_setting: 0,
    wash_weight: 2,
    weight: 2,
    management_notes: '',
    invitation_code: `BENCH${String(place).padStart(6, '0')}`,
    created_at: '2026-01-01 10:00:00',
    updated_at: '2026-01-01 10:00:00',
  };
}

export const area = () => ({
  zipcode: '15000',
  prefecture: '東京都',
  address: '渋谷区',
  start_time: '10:00',
  end_time: '22:00',
  is_valid_monthly: 1,
  is_valid_onetime: 1,
  is_valid_onetime_b: 0,
  bikou: '',
});

export function request(place, before = 0) {
  const day = Math.floor(place / SEED.perDay) - before;
  const customer = 2 + (place % SEED.customers);
  const hour = 10 + (place % 12);
  const pickup = `${dayText(day)} ${String(hour).padStart(2, '0')}:${place % 2 === 0 ? '00' : '30'}:00`;
  return {
    user_id: customer,
    request_type: '1',
    plan_id: customer % 2 === 1 ? 't8_1' : 't10_2_M',
    user_plan_option: 0,
    pickup_delivery_type: customer % 2 === 1 ? 1 : 2,
    size: customer % 2 === 1 ? 1 : 2,
    count: 1 + (place % 5),
    sched_pickup_dt: pickup,
    sched_delivery_dt: `${dayText(day + 3)} 14:00:00`,
    sched_dt: pickup,
    status: 0,
    is_tentative: 0,
    is_bag_delivery: 0,
    absence_status: 0,
    delivery_box_pw: '',
    bikou: place % 7 === 0 ? '玄関前に置いてあります' : '',
    created_at: `${dayText(day - 2)} 09:00:00`,
  };
}

/** `YYYY-MM-DD` of a day counted from the first day of the seed. */
export const dayText = (day) =>
  new Date(Date.parse(`${SEED.firstDay}T00:00:00Z`) + day * DAY_MILLIS).toISOString().slice(0, 10);
