import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { keepAsked, readAsked } from './asked-before';

const never = (): (() => void) => () => undefined;

/**
 * A field of the front page: what was asked before in this tab, and stored as it is changed. A prerendered page knows
 * nothing of the tab; what was entered in it before it was hydrated is taken over.
 */
export function useAsked<Element extends HTMLInputElement | HTMLSelectElement>(
  name: keyof ReturnType<typeof readAsked>,
  fallback = '',
) {
  const [changed, setChanged] = useState<string | null>(null);
  const stored = useSyncExternalStore(
    never,
    () => readAsked()[name],
    () => '',
  );
  const ref = useRef<Element>(null);
  const value = changed ?? (stored || fallback);
  const change = (next: string): void => {
    setChanged(next);
    keepAsked({ [name]: next });
  };
  const takeOver = useEffectEvent(() => {
    const entered = ref.current?.value;
    if (entered !== undefined && entered !== value) change(entered);
  });
  useEffect(() => takeOver(), []);
  return { ref, value, change };
}
