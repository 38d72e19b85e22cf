import { ERASED_NAME } from '@laundry/shared/constants/erasure';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import { LIMITS } from '@laundry/shared/constants/limits';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { Invariant } from './invariant.js';

const { active, suspended, underReview, withdrawn } = USER_STATUS;

export const ACCOUNTS: readonly Invariant[] = [
  {
    name: 'an account has one role, and a status that there is',
    rule: 'handbook/accounts.md#roles',
    sql: `SELECT id, role, role_type, status FROM users
       WHERE role NOT IN (${Object.values(ROLE).join(', ')}) OR status NOT IN (${Object.values(USER_STATUS).join(', ')})
          OR (role = ${ROLE.staff} AND COALESCE(role_type, -1) NOT IN (${Object.values(ROLE_TYPE).join(', ')}))`,
  },
  {
    name: 'where there are administrators, one of them is left',
    rule: 'handbook/accounts.md#roles',
    sql: `SELECT MAX(id) AS last_id, COUNT(*) AS administrators FROM users WHERE role = ${ROLE.admin}
      HAVING COUNT(*) > 0 AND SUM(CASE WHEN deleted_at IS NULL AND status = ${active} THEN 1 ELSE 0 END) = 0`,
  },
  {
    name: 'an address belongs to one account that is not deleted',
    rule: 'handbook/accounts.md#deletion',
    sql: `SELECT id, deleted_at FROM users
       WHERE (email_key IS NULL) <> (deleted_at IS NOT NULL) OR email_key <> LOWER(email)
      UNION ALL
      SELECT MIN(id), NULL FROM users WHERE email_key IS NOT NULL GROUP BY email_key HAVING COUNT(*) > 1`,
  },
  {
    name: 'who books for an account has one to book for, and nobody else has',
    rule: 'handbook/accounts.md#a-companys-people',
    sql: `SELECT u.id, u.role, u.company_user_id FROM users u LEFT JOIN users c ON c.id = u.company_user_id
       WHERE (u.role = ${ROLE.companyClerk}) <> (u.company_user_id IS NOT NULL)
          OR (u.company_user_id IS NOT NULL AND (c.id IS NULL OR c.role = ${ROLE.companyClerk}
              OR (c.deleted_at IS NOT NULL AND u.deleted_at IS NULL)))`,
  },
  {
    name: 'an invitation to a company is open or has ended, and only an open one has a link',
    rule: 'handbook/accounts.md#a-companys-people',
    sql: `SELECT id, ended_at FROM company_invitations
       WHERE (ended_at IS NULL) <> (open_email IS NOT NULL) OR (ended_at IS NOT NULL AND secret_hash IS NOT NULL)`,
  },
  {
    name: 'who is withdrawn has a last day, and who is reviewed pays by invoice',
    rule: 'handbook/accounts.md#customer-status',
    sql: `SELECT id, status, withdrawal_dt, payment_method_id FROM users
       WHERE (status = ${withdrawn} AND withdrawal_dt IS NULL)
          OR (status = ${underReview} AND payment_method_id <> ${PAYMENT_METHOD.invoice})`,
  },
  {
    name: 'a customer is suspended for a reason that is not solved, and for none when active',
    rule: 'handbook/accounts.md#customer-status',
    sql: `SELECT u.id, u.status, COUNT(s.id) AS reasons
        FROM users u LEFT JOIN stopped_infos s ON s.user_id = u.id AND s.solved = 0
       WHERE u.role = ${ROLE.customer} AND u.deleted_at IS NULL AND u.status IN (${active}, ${suspended})
       GROUP BY u.id, u.status HAVING (u.status = ${suspended}) <> (COUNT(s.id) > 0)`,
  },
  {
    name: 'a customer is in a month, and a next plan begins with a next month',
    rule: 'handbook/time.md#the-month-of-an-account',
    sql: `SELECT id, status, turned_month, next_month_plan_id, next_month_plan_valid_from FROM users
       WHERE role = ${ROLE.customer} AND deleted_at IS NULL AND status IN (${active}, ${suspended})
         AND (turned_month IS NULL OR turned_month NOT BETWEEN '2000-01' AND '2100-12'
              OR (next_month_plan_id IS NOT NULL AND SUBSTR(next_month_plan_valid_from, 1, 7) <= turned_month))`,
  },
  {
    name: 'who is erased is deleted, and has no name, address or number',
    rule: 'handbook/accounts.md#erasure',
    sql: `SELECT id, deleted_at, erased_at FROM users
       WHERE erased_at IS NOT NULL AND (deleted_at IS NULL OR name1 <> '${ERASED_NAME}'
          OR CONCAT(name2, kana1, kana2, email, phone_number, bill_addr_zipcode, send_addr_zipcode) <> '')`,
  },
  {
    name: 'a weekly schedule has six forms at most, each at its own time',
    rule: 'handbook/requests.md#weekly',
    sql: `SELECT user_id, from_month, COUNT(*) AS forms FROM week_requests WHERE until_month IS NULL OR until_month >= from_month
       GROUP BY user_id, from_month
      HAVING COUNT(*) > ${LIMITS.weeklyFormsMax} OR COUNT(DISTINCT pickup_week * 10000 + REPLACE(pickup_time, ':', '')) < COUNT(*)`,
  },
  {
    name: 'a day of a weekly schedule is moved within its week and month',
    rule: 'handbook/requests.md#coming-weeks',
    sql: `SELECT user_id, week_date, moved_to, paused_move FROM week_exceptions
       WHERE COALESCE(moved_to, paused_move) = week_date OR (COALESCE(moved_to, skipped_at) IS NOT NULL AND paused_move IS NOT NULL)
          OR SUBSTR(COALESCE(moved_to, paused_move), 1, 7) <> SUBSTR(week_date, 1, 7)
          OR ABS(SUBSTR(COALESCE(moved_to, paused_move), 9, 2) - SUBSTR(week_date, 9, 2)) > 6`,
  },
  {
    name: 'a maintenance is alone, and ends after its start',
    rule: 'handbook/console.md#maintenance',
    sql: `SELECT id, start_dt, end_dt FROM maintenances WHERE end_dt <= start_dt
      UNION ALL
      SELECT MAX(id), NULL, NULL FROM maintenances WHERE ended_at IS NULL HAVING COUNT(*) > 1`,
  },
];
