import { useEffect } from 'react';

const TEN_SECONDS = 10_000;

/** While a question is open, what others do waits (providers/live); what may take away its very subject is looked for all the same. */
export function useReadWhileAsking(isAsking: boolean, read: (() => unknown) | null): void {
  useEffect(() => {
    if (!isAsking || read === null) return;
    const timer = setInterval(read, TEN_SECONDS);
    return () => clearInterval(timer);
  }, [isAsking, read]);
}
