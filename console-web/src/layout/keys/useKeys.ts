import { useStore } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { isFree } from './is-free';
import { ROW_KEYS } from './row-keys';

/** Whether letters do something by themselves; kept past a sign-out, for who speaks to the machine needs them off. */
export const useLettersOn = () => useStore('keys.letters', true);

const PALETTE = 'k';
const HELP = '?';

interface Opens {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}

/** Listens for the keys of the whole console: Ctrl+K always, letters as long as they are on. */
export function useKeys({ onPalette, onHelp }: Opens): void {
  const [areLettersOn] = useLettersOn();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === PALETTE) {
      event.preventDefault();
      onPalette();
    } else if (areLettersOn && isFree(event) && actOn(event.key)) event.preventDefault();
  });
  const actOn = (key: string): boolean => {
    if (key === HELP) onHelp();
    return key === HELP || (Object.hasOwn(ROW_KEYS, key) && ROW_KEYS[key]?.() === true);
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
