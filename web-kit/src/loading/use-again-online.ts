import { useEffect, useEffectEvent } from 'react';

/** What could not be read is tried again as soon as the browser says that the line is back; nobody has to press for it. */
export function useAgainOnline(onAgain: () => void): void {
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    const listener = () => again();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
