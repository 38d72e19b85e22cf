import type { Today } from '../providers/api/api-types';

/** A day on which nothing waits. */
export const QUIET_DAY: Today = {
  date: '2026-11-25',
  stages: [],
  late: 0,
  late_from: '2026-11-07 00:00:00',
  unassigned: 0,
  staffs: [],
  days: [],
  reviews: null,
  payments: null,
  claims: null,
  failed_mails: null,
  failed_orders: null,
  failed_jobs: null,
  payment_differences: null,
};
