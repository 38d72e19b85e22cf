import type { JstDate } from '@laundry/shared/time/jst';
import { useGetList } from 'ra-core';

/** How many requests have a leg on a day; undefined while that is not known. */
export function useDayRequests(date: JstDate): { total: number | undefined } {
  const { total } = useGetList('wash-requests', { filter: { from: date, to: date, leg: 'either' } });
  return { total };
}
