import { type JstDate, dateOf } from '@laundry/shared/time/jst';
import { useGetList } from 'ra-core';
import type { StoredRow } from '../../../providers/api/api-types';

/** The requests of a day by either leg; a limit concerns its pickups alone. */
export function useDayRequests(date: JstDate) {
  const { data, total } = useGetList<StoredRow>('wash-requests', { filter: { from: date, to: date, leg: 'either' } });
  const pickups = data?.filter(({ sched_pickup_dt: pickup }) => pickup !== null && dateOf(pickup) === date).length;
  return { total, pickups };
}
