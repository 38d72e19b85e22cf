import { randomBytes } from 'node:crypto';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { SUSPENDED_TYPE, USER_STATUS } from '@laundry/shared/constants/user-status';
import { monthOf } from '@laundry/shared/time/jst';
import { blankAccount, type NewUser } from '../../../src/modules/users/accounts/blank-account.js';
import { Ledger } from '../../../src/modules/balance/ledger.js';
import { StoppedInfo } from '../../../src/modules/users/suspensions/stopped-info.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import type { RunningApp } from '../servers/start-app.js';

/** The password of every built account. */
export const PASSWORD = 'demo1234';
/** Its hash, with parameters that cost a test nothing. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$G3BSKnSG9FIZhJt0Y551mg$jNPuYrEQiWKX2yoBOtiZf4a/iDzSg/2882n5qBl9X2A';

/** An active monthly customer of plan t8 (size S, unattended, by card) in area 15000, with 8 bags that the month has granted. */
export async function buildCustomer(app: RunningApp, overrides: Partial<NewUser> = {}): Promise<User> {
  const { available_request_count: balance = 8, ...others } = overrides;
  const user = await insert(app, { ...honest(app, others), role: ROLE.customer });
  if (user.status === USER_STATUS.suspended) await stop(app, user.id);
  const month = user.turned_month ?? monthOf(app.clock.now());
  const grant = { userId: user.id, delta: balance, reason: 'grant', actorId: null } as const;
  const onceKey = balance === 0 ? {} : { onceKey: `grant:${user.id}:${month}` };
  const moved = await app.database.inTransaction(() =>
    app.app.get(Ledger, { strict: false }).move({ ...grant, ...onceKey }),
  );
  if (!moved) throw new Error(`a balance of ${balance} is not possible`);
  return { ...user, available_request_count: balance };
}

/** What an account of its status has besides, where a test does not say it. */
function honest(app: RunningApp, overrides: Partial<NewUser>): Partial<NewUser> {
  const { status } = overrides;
  const invoice = { payment_method_id: PAYMENT_METHOD.invoice, latest_payment_method_id: PAYMENT_METHOD.invoice };
  return {
    ...(status === USER_STATUS.withdrawn && { withdrawal_dt: app.clock.now() }),
    ...(status === USER_STATUS.underReview && invoice),
    ...overrides,
  };
}

/** By an operator, as long as nobody resumes the account. */
const stop = ({ database, clock }: RunningApp, userId: number) =>
  database.insert(StoppedInfo, {
    user_id: userId,
    type: SUSPENDED_TYPE.other,
    solved: false,
    updated_at: clock.now(),
  });

/** A leader, unless `role_type` says otherwise. */
export function buildStaff(app: RunningApp, overrides: Partial<NewUser> = {}): Promise<User> {
  return insert(app, { role_type: ROLE_TYPE.leader, name1: '担当', ...overrides, role: ROLE.staff });
}

/** A company on a monthly plan that pays by invoice. */
export const buildCompany = (app: RunningApp, overrides: Partial<NewUser> = {}): Promise<User> =>
  buildCustomer(app, {
    is_company: true,
    company_name: '株式会社山田',
    payment_method_id: PAYMENT_METHOD.invoice,
    latest_payment_method_id: PAYMENT_METHOD.invoice,
    ...overrides,
  });

/** One who books for a company's account. */
export const buildCompanyClerk = (
  app: RunningApp,
  company: Pick<User, 'id'>,
  overrides: Partial<NewUser> = {},
): Promise<User> =>
  insert(app, {
    name1: '佐藤',
    phone_number: '',
    kana1: '',
    kana2: '',
    turned_month: null,
    ...overrides,
    role: ROLE.companyClerk,
    company_user_id: company.id,
  });

export function buildAdmin(app: RunningApp, overrides: Partial<NewUser> = {}): Promise<User> {
  return insert(app, { name1: '管理', ...overrides, role: ROLE.admin });
}

async function insert(app: RunningApp, overrides: Partial<NewUser> & Pick<NewUser, 'role'>): Promise<User> {
  const unique = randomBytes(6).toString('hex');
  const now = app.clock.now();
  const email = overrides.email ?? `${unique}@example.com`;
  const row: NewUser = {
    ...blankAccount(email, PASSWORD_HASH, now),
    name1: '山田',
    name2: unique,
    kana1: 'やまだ',
    kana2: 'はなこ',
    phone_number: '09012345678',
    bill_addr_zipcode: '1500001',
    bill_addr_detail1: '東京都渋谷区',
    bill_addr_detail2: '神宮前1-2-3',
    send_addr_zipcode: '1500001',
    send_addr_detail1: '東京都渋谷区',
    send_addr_detail2: '神宮前1-2-3',
    payment_method_id: PAYMENT_METHOD.creditCard,
    latest_payment_method_id: PAYMENT_METHOD.creditCard,
    plan_id: 't8_2',
    pickup_delivery_type: 5,
    ...((overrides.deleted_at ?? null) !== null && { email_key: null }),
    ...overrides,
  };
  // A copy: what the database derives is written into what is inserted.
  const { identifiers } = await app.database.manager.insert(User, { ...row });
  return { ...row, id: Number(identifiers[0]?.['id']) };
}
