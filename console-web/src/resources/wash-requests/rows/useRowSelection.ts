import { useEvent, useListContext } from 'ra-core';
import { type ChangeEvent, useMemo, useRef } from 'react';
import type { RequestRow } from '../../../providers/api/api-types';
import { isStored } from '../row-facts';

/** A tick of a row's box, as its row hands it on. */
export type Toggle = (id: number, event: ChangeEvent<HTMLInputElement>) => void;

/** The rows that are ticked, of those in sight and in their order; shift ticks everything since the last tick. */
export function useRowSelection(rows: readonly RequestRow[]) {
  const { selectedIds, onSelect, onToggleItem } = useListContext<RequestRow>();
  const last = useRef<number | null>(null);
  const selected = useMemo(() => {
    const ids = new Set(selectedIds);
    return rows.filter(isStored).filter(({ id }) => ids.has(id));
  }, [rows, selectedIds]);
  // Remembered rows are drawn again only when they change: what they call has to stay the same.
  const toggle = useEvent<Parameters<Toggle>, void>((id, event) => {
    const range = isShifted(event) && event.target.checked ? between(rows, last.current, id) : [];
    last.current = id;
    if (range.length === 0) onToggleItem(id);
    else onSelect([...new Set([...selectedIds, ...range])]);
  });
  const toggleAll = () => {
    const ids = rows.filter(isStored).map(({ id }) => id);
    onSelect(selected.length === ids.length ? [] : ids);
  };
  const toggleGroup = (group: readonly RequestRow[]) => {
    const ids = new Set(group.filter(isStored).map(({ id }) => id));
    const others = selectedIds.filter((id) => !ids.has(Number(id)));
    onSelect(others.length + ids.size === selectedIds.length ? others : [...others, ...ids]);
  };
  return { selected, toggle, toggleAll, toggleGroup };
}

const isShifted = ({ nativeEvent }: ChangeEvent): boolean => 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

/** The requests from one to another, both included; none when the first is not in sight. */
function between(rows: readonly RequestRow[], from: number | null, to: number): readonly number[] {
  const ids = rows.filter(isStored).map(({ id }) => id);
  const [first, end] = [ids.indexOf(from ?? 0), ids.indexOf(to)].toSorted((a, b) => a - b);
  return first === undefined || end === undefined || first < 0 ? [] : ids.slice(first, end + 1);
}
