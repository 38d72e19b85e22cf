import { randomBytes } from 'node:crypto';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Ledger } from '../../src/modules/users/ledger.js';
import { User } from '../../src/modules/users/user.entity.js';
import type { RunningApp } from './start-app.js';

/** The password of every built account. */
export const PASSWORD = 'demo1234';
/** Its hash, with parameters that cost a test nothing. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$G3BSKnSG9FIZhJt0Y551mg$jNPuYrEQiWKX2yoBOtiZf4a/iDzSg/2882n5qBl9X2A';

type NewUser = Omit<User, 'id'>;

/** An active monthly customer of plan t8 (size S, unattended, by card) in area 15000, with 8 bags in the ledger. */
export async function buildCustomer(app: RunningApp, overrides: Partial<NewUser> = {}): Promise<User> {
  const { available_request_count: balance = 8, ...others } = overrides;
  const user = await insert(app, { ...others, role: ROLE.customer });
  const moved = await app.database.inTransaction(() =>
    app.app.get(Ledger, { strict: false }).move({ userId: user.id, delta: balance, reason: 'grant', actorId: null }),
  );
  if (!moved) throw new Error(`a balance of ${balance} is not possible`);
  return { ...user, available_request_count: balance };
}

/** A leader, unless `role_type` says otherwise. */
export function buildStaff(app: RunningApp, overrides: Partial<NewUser> = {}): Promise<User> {
  return insert(app, { role_type: ROLE_TYPE.leader, name1: '担当', ...overrides, role: ROLE.staff });
}

export function buildAdmin(app: RunningApp, overrides: Partial<NewUser> = {}): Promise<User> {
  return insert(app, { name1: '管理', ...overrides, role: ROLE.admin });
}

async function insert(app: RunningApp, overrides: Partial<NewUser> & Pick<NewUser, 'role'>): Promise<User> {
  const unique = randomBytes(6).toString('hex');
  const now = app.clock.now();
  const email = overrides.email ?? `${unique}@example.com`;
  const row: NewUser = {
    role_type: null,
    status: USER_STATUS.active,
    email,
    email_key: email,
    email2: null,
    password_hash: PASSWORD_HASH,
    current_lang: 'ja',
    name1: '山田',
    name2: unique,
    kana1: 'やまだ',
    kana2: 'はなこ',
    phone_number: '09012345678',
    is_company: false,
    company_name: null,
    company_name_kana: null,
    company_hq_phone_number: null,
    company_ceo_name1: null,
    company_ceo_name2: null,
    company_ceo_name_kana1: null,
    company_ceo_name_kana2: null,
    bill_addr_zipcode: '1500001',
    bill_addr_detail1: '東京都渋谷区',
    bill_addr_detail2: '神宮前1-2-3',
    bill_addr_detail3: '',
    send_addr_name: '',
    send_addr_zipcode: '1500001',
    send_addr_detail1: '東京都渋谷区',
    send_addr_detail2: '神宮前1-2-3',
    send_addr_detail3: '',
    bikou1: '',
    payment_method_id: PAYMENT_METHOD.creditCard,
    latest_payment_method_id: PAYMENT_METHOD.creditCard,
    plan_id: 't8_2',
    pickup_delivery_type: 5,
    user_plan_option: 0,
    valid_from: now.slice(0, 10),
    is_first_plan: true,
    next_month_plan_id: null,
    next_month_pickup_delivery_type: null,
    next_month_user_plan_option: null,
    next_month_plan_valid_from: null,
    available_request_count: 0,
    discount_price_for_add: 0,
    is_saturday_available: 0,
    receipt: 0,
    has_oil_treatment: null,
    laundry_type: null,
    wash_type_setting: 1,
    fold_type_setting: 1,
    wash_weight: 2,
    weight: 2,
    management_notes: '',
    source_venue_code: null,
    ac_user_id: null,
    invitation_code: unique,
    referrer_code: null,
    onetime_to_monthly_dt: null,
    withdrawal_dt: null,
    stop_start_dt: null,
    invoice_approved_at: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    ...overrides,
  };
  const { identifiers } = await app.database.manager.insert(User, row);
  return { ...row, id: Number(identifiers[0]?.['id']) };
}
