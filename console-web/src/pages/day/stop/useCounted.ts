import { useState } from 'react';
import type { Work } from '../../../providers/api/api-types';
import { tabStore } from '../../../providers/storage/tab-store';

/** A working day. */
const MINUTES = 12 * 60;
const nameOf = (id: number): string => `day.counted.${id}`;

type Visit = Pick<Work, 'id' | 'sched_dt' | 'count'>;

/** The bags of a stop as they were counted there, also after a reload; until they were counted, those of the request. */
export function useCounted({ id, sched_dt, count: booked }: Work) {
  const visit = { id, sched_dt, count: booked };
  const [count, setCount] = useState(() => storedCount(visit) ?? booked);
  const keepCount = (counted: number) => {
    setCount(counted);
    tabStore.keep(nameOf(id), { visit, counted }, MINUTES);
  };
  return [count, keepCount] as const;
}

/** Of another visit of the request, or of a number that others have changed since, it is no longer of use. */
function storedCount({ id, sched_dt, count }: Visit): number | null {
  const stored: { visit?: Partial<Visit>; counted?: unknown } | null = tabStore.read(nameOf(id));
  const { visit, counted } = stored ?? {};
  if (visit?.id !== id || visit.sched_dt !== sched_dt || visit.count !== count) return null;
  return Number.isInteger(counted) ? Number(counted) : null;
}
