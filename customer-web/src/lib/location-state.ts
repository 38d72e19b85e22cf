import { type Location, useLocation } from 'react-router';

/** What the page before left for this one in the browser's history, whose shape nobody vouches for. */
export function useLocationState(): Readonly<Record<string, unknown>> {
  const { state } = useLocation() as Location<unknown>;
  return typeof state === 'object' ? { ...state } : {};
}
