import { useEffect, useRef } from 'react';
import { type Click, isSecondPress, letNoSecondThrough } from './second-press';

interface Guarded {
  readonly nativeEvent: Click;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/**
 * The second press of a double tap that opened something over the screen, or led to its next step, neither confirms nor closes
 * that; and of one that closed it, the second press does not reach what lay below. For the `onClickCapture` of what is opened.
 */
export function useOpeningPressGuard(step: unknown): (click: Guarded) => void {
  const openedAt = useRef(0);
  /** When it was last pressed itself. */
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    openedAt.current = performance.now();
    pressedAt.current = null;
    return () => {
      if (pressedAt.current !== null) letNoSecondThrough(pressedAt.current);
    };
  }, [step]);
  return (click) => {
    const { nativeEvent } = click;
    if (pressedAt.current === null && isSecondPress(nativeEvent, openedAt.current)) {
      click.preventDefault();
      click.stopPropagation();
    } else pressedAt.current = nativeEvent.timeStamp;
  };
}
