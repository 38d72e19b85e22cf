import { useCallback, useMemo, useState } from 'react';
import type { RequestRow } from '../../../providers/api-types';

/** The rows that are ticked; those that left the list leave the selection too. */
export function useRowSelection(rows: readonly RequestRow[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = useMemo(() => rows.filter((row) => ticked.has(row.id)), [rows, ticked]);
  const selected = useMemo(() => new Set(chosen.map((row) => row.id)), [chosen]);

  const toggle = useCallback((id: number) => {
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const clear = useCallback(() => setTicked(new Set()), []);
  const toggleAll = useCallback(
    () =>
      setTicked((before) => (rows.every((row) => before.has(row.id)) ? new Set() : new Set(rows.map((row) => row.id)))),
    [rows],
  );
  return { selected, rows: chosen, toggle, toggleAll, clear };
}
