import { PROGRESS } from '@laundry/shared/constants/progress';
import { addDays, addHours, addMinutes, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import type { JobRun } from '../../common/jobs/job-run.entity.js';
import type { ProviderOrder } from '../../modules/payments/orders/provider-order.entity.js';
import type { Maintenance } from '../../modules/maintenance/maintenance.entity.js';
import type { WorkReport } from '../../modules/work-reports/work-report.entity.js';

/** A slot of a job that nobody finished. */
export function demoFailedJob(now: JstDateTime): JobRun {
  const slot = at(addDays(dateOf(now), -1), '18:05');
  return {
    job: 'remind-pickup',
    slot,
    state: 'failed',
    lease_until: addMinutes(slot, 10),
    owner: null,
    started_at: slot,
    ended_at: addMinutes(slot, 1),
    error: 'QueryFailedError ER_LOCK_WAIT_TIMEOUT',
    started_by: null,
    found: 0,
    done: 0,
    failed: 0,
  };
}

/** A code that the provider was told in vain to cancel. */
export function demoFailedOrder(now: JstDateTime, user_id: number): Omit<ProviderOrder, 'id'> {
  const created_at = at(addDays(dateOf(now), -2), '09:34');
  const next_try_at = at(addDays(dateOf(now), -1), '09:34');
  return {
    user_id,
    kind: 'cancel_code',
    ref: 'demo-code',
    on_date: null,
    state: 'failed',
    tries: 12,
    next_try_at,
    last_answer: 'HTTP 503',
    created_at,
    request_id: null,
  };
}

/** A night's maintenance of the month before, and over. */
export function demoMaintenance(now: JstDateTime): Omit<Maintenance, 'id' | 'open_key'> {
  const start_dt = at(addDays(dateOf(now), -17), '23:30');
  return {
    start_dt,
    end_dt: addHours(start_dt, 3),
    type: 1,
    content: 'システムの定期点検を行います。',
    ended_at: addMinutes(start_dt, 150),
  };
}

/** What those who wash worked on the day before. */
export function demoWorkReports(now: JstDateTime, washers: readonly number[]): Omit<WorkReport, 'id'>[] {
  const day = addDays(dateOf(now), -1);
  return washers.flatMap((user_id) =>
    ([PROGRESS.washed, PROGRESS.folded] as const).map((status) => {
      const start_dt = at(day, status === PROGRESS.washed ? '10:00' : '14:00');
      const work_minute = 180 + (user_id % 3) * 10;
      const end_dt = addMinutes(start_dt, work_minute + 30);
      return {
        user_id,
        start_dt,
        end_dt,
        work_minute,
        status,
        reported_by: user_id,
        created_at: addMinutes(end_dt, 5),
      };
    }),
  );
}
