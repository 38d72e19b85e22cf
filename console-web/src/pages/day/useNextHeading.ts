import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whoever marks a stop goes on at the heading of the next one, or at the screen's when none is left: a press too many
 * there changes nothing. `stop`: what stands there now.
 */
export function useNextHeading(stop: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [steps, setSteps] = useState(0);
  // After the dialog has given the keyboard back to the button that opened it.
  useEffect(() => {
    if (steps > 0) focusOn(heading.current);
  }, [steps]);
  // The next stop comes with the next reading, and takes the heading of the last one away.
  useLayoutEffect(() => {
    if (steps > 0 && document.activeElement === document.body) focusOn(heading.current);
  }, [steps, stop]);
  return { heading, goOn: () => setSteps((before) => before + 1) };
}

function focusOn(heading: HTMLElement | null): void {
  const target = heading ?? document.querySelector('main h1');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
