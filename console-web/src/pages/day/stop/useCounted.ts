import { useState } from 'react';
import type { Work } from '../../../providers/api/api-types';
import { tabStore } from '../../../providers/storage/tab-store';

const NAME = 'day.counted';

/** The bags of a stop as they were counted there, also after a reload; until they were counted, those of the request. */
export function useCounted({ id, count: booked }: Work) {
  const [count, setCount] = useState(() => storedCount(id, booked) ?? booked);
  const keepCount = (counted: number) => {
    setCount(counted);
    tabStore.keep(NAME, { id, booked, count: counted });
  };
  return [count, keepCount] as const;
}

/** What was counted of a request whose number others have changed since is no longer of use. */
function storedCount(id: number, booked: number): number | null {
  const stored: { id?: unknown; booked?: unknown; count?: unknown } | null = tabStore.read(NAME);
  if (stored?.id !== id || stored.booked !== booked) return null;
  return Number.isInteger(stored.count) ? Number(stored.count) : null;
}
