import { useEffect } from 'react';
import { useHeard } from '../../../providers/live/live-store';

const TEN_SECONDS = 10_000;

/**
 * While a question is open, what others do waits (providers/live); what may take away its very subject is looked for all the
 * same: as soon as something is heard, and every so often where nothing can be.
 */
export function useReadWhileAsking(isAsking: boolean, read: (() => unknown) | null): void {
  const heard = useHeard();
  useEffect(() => {
    if (isAsking && heard !== null) read?.();
  }, [isAsking, heard, read]);
  useEffect(() => {
    if (!isAsking || read === null) return;
    const timer = setInterval(read, TEN_SECONDS);
    return () => clearInterval(timer);
  }, [isAsking, read]);
}
