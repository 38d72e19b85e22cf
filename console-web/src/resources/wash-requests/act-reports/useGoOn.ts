import { useEffect, useRef } from 'react';
import { focusBackTo } from '../../../components/form/dialog/useFocusBack';

export const reportId = (id: number): string => `report-${id}`;
export const recordId = (id: number): string => `record-${id}`;

interface Goal {
  /** Of the list; null: the heading above it. */
  readonly selector: string | null;
  /** Whoever points at something does not want it to move. */
  readonly preventScroll?: boolean;
}

/** Where the keyboard goes on when what was pressed goes away: as soon as it is there. */
export function useGoOn() {
  const list = useRef<HTMLUListElement>(null);
  const goal = useRef<Goal | null>(null);
  useEffect(() => {
    if (goal.current === null) return;
    const { selector, ...options } = goal.current;
    const found: HTMLElement | null | undefined =
      selector === null
        ? list.current?.closest('section')?.querySelector('h2')
        : list.current?.querySelector<HTMLElement>(selector);
    if (!found) return;
    goal.current = null;
    focusBackTo(found, options);
  });
  const goOn = (next: Goal): void => {
    goal.current = next;
  };
  return { list, goOn };
}

/** A form that was opened from elsewhere gives the keyboard to the report that it was about. */
export function useFocusReport(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    return () => {
      if (document.activeElement !== document.body) return;
      const target = document.getElementById(recordId(id)) ?? document.getElementById(reportId(id));
      if (target !== null) focusBackTo(target);
    };
  }, [id]);
}
