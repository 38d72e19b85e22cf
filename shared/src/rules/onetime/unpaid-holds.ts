import { LIMITS } from '../../constants/limits.js';

/**
 * How many places of a day unpaid requests may take together, all customers' (handbook/requests.md#one-time): a third of
 * them, at least three. Without a limit (null) as many as come.
 */
export const unpaidPlaces = (dayLimit: number | null): number =>
  dayLimit === null ? Infinity : Math.max(LIMITS.unpaidPlacesMin, Math.floor(dayLimit / LIMITS.unpaidPlacesShare));

/** Which of a customer's holds end when one more is begun, the oldest first. */
export const giveWay = <Hold>(oldestFirst: readonly Hold[]): readonly Hold[] =>
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - LIMITS.unpaidHolds + 1));
