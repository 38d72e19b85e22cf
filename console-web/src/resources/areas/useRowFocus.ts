import { useEffect, useRef } from 'react';

/** The keyboard follows the row that is edited: into its first field, and back to its button. */
export function useRowFocus(active: number | null) {
  const list = useRef<HTMLFormElement>(null);
  const edited = useRef(active);
  useEffect(() => {
    const before = edited.current;
    edited.current = active;
    if (before === active) return;
    const row = list.current?.querySelector('[type="submit"]')?.closest('tr, li');
    const place = active === null ? list.current?.querySelector(`[data-edit="${before}"]`) : row?.querySelector(FIELD);
    if (place instanceof HTMLElement) place.focus();
  }, [active]);
  return list;
}

const FIELD = 'input, select';
