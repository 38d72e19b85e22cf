import { OPERATION } from '@laundry/shared/constants/operation-types';
import { closedReason } from '@laundry/shared/rules/calendar/working-days';
import { dateOf, type JstDate, type JstDateTime } from '@laundry/shared/time/jst';
import type { Select } from '../../../src/database/read-snapshot.js';

export interface Visit {
  readonly requestId: number;
  readonly day: JstDate;
  readonly saturdayService: boolean;
}

/** A line for each visit on a day that is closed for its customer. */
export const onClosedDays = (visits: readonly Visit[], holidays: ReadonlySet<JstDate>): string[] =>
  visits.flatMap(({ requestId, day, saturdayService }) => {
    const reason = closedReason(day, { holidays, saturdayService });
    return reason === null ? [] : [`request ${requestId} has a visit on ${day}: ${reason}`];
  });

/** Of the requests that were made since then: no operator has chosen their days. */
export async function visitsSince(select: Select, since: JstDateTime): Promise<Visit[]> {
  const rows =
    await select(`SELECT r.id, r.sched_pickup_dt, r.sched_delivery_dt, r.is_tentative, u.is_saturday_available
      FROM wash_requests r JOIN users u ON u.id = r.user_id
     WHERE r.created_at >= '${since}' AND r.cancelled_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM operation_histories h
                        WHERE h.wreq_id = r.id AND h.operation_type = ${OPERATION.requestDateChangedByOperator})`);
  return rows.flatMap(({ id, sched_pickup_dt: pickup, sched_delivery_dt: delivery, ...row }) => {
    const saturdayService = Number(row['is_saturday_available']) === 1;
    // The delivery of a same-time request is on no day before its next pickup is booked.
    const moments = [pickup, Number(row['is_tentative']) === 1 ? null : delivery];
    return moments.flatMap((moment) =>
      typeof moment === 'string' ? [{ requestId: Number(id), day: dateOf(moment), saturdayService }] : [],
    );
  });
}

export async function holidaysOf(select: Select): Promise<ReadonlySet<JstDate>> {
  return new Set((await select('SELECT date FROM business_holidays')).map(({ date }) => String(date)));
}
