import { useEffect, useEffectEvent, useState } from 'react';
import { useHeard } from '../../providers/live/live-store';

const TEN_SECONDS = 10_000;

/**
 * While a question is open, what others do waits (providers/live); what may take away its very subject is looked for all the
 * same: as soon as something is heard, and every so often where nothing can be.
 */
export function useReadWhileAsking(isAsking: boolean, read: (() => unknown) | null): void {
  const heard = useHeard();
  const [before, setBefore] = useState(heard);
  // What was heard before the question was opened has been read.
  if (!isAsking && before !== heard) setBefore(heard);
  const isNews = isAsking && heard !== null && heard !== before;
  const look = useEffectEvent(() => read?.());
  useEffect(() => {
    if (isNews) look();
  }, [isNews, heard]);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => look(), TEN_SECONDS);
    return () => clearInterval(timer);
  }, [isAsking]);
}
