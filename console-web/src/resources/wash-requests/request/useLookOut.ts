import { useEffect } from 'react';

const TEN_SECONDS = 10_000;

/** While a question is open, what others do waits (providers/live); what may take away its very subject is looked for all the same. */
export function useLookOut(isAsking: boolean, look: () => unknown): void {
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(look, TEN_SECONDS);
    return () => clearInterval(timer);
  }, [isAsking, look]);
}
