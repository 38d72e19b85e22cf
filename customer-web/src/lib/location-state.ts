import { useLocation } from 'react-router';

/** What the page before left for this one in the browser's history, whose shape nobody vouches for. */
export function useLocationState(): Readonly<Record<string, unknown>> {
  const state: unknown = useLocation().state;
  return typeof state === 'object' ? { ...state } : {};
}
