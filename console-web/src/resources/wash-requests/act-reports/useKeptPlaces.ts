import { useEffect, useState } from 'react';
import type { ActReport } from '../../../providers/api/api-types';

/** Long enough that no second press meets a row which has just moved up under the pointer. */
const KEPT_MILLIS = 10_000;

const NONE: readonly ActReport[] = [];
const without = (reports: readonly ActReport[], others: readonly ActReport[]) =>
  reports.filter(({ id }) => others.every((other) => other.id !== id));

/** The open reports, the latest first, and those that somebody has closed meanwhile in the places that they had, for a while. */
export function useKeptPlaces(open: readonly ActReport[] = NONE) {
  const [seen, setSeen] = useState(open);
  const [kept, setKept] = useState(NONE);
  if (seen !== open) {
    const gone = without(seen, open);
    setSeen(open);
    if (gone.length > 0 || kept.length > 0) setKept([...without(without(kept, open), gone), ...gone]);
  }
  useEffect(() => {
    if (kept.length === 0) return undefined;
    const timer = setTimeout(() => setKept(NONE), KEPT_MILLIS);
    return () => clearTimeout(timer);
  }, [kept]);
  const rows = [...open, ...kept].toSorted((one, other) => other.id - one.id);
  return { rows, isKept: (report: ActReport) => kept.includes(report) };
}
