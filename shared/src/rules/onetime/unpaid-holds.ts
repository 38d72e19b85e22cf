import { LIMITS } from '../../constants/limits.js';

/**
 * How many places of a day unpaid requests may take together, all customers' (handbook/requests.md#one-time): a third of
 * them, at least three. Without a limit (null) as many as come.
 */
export const unpaidPlaces = (dayLimit: number | null): number =>
  dayLimit === null ? Infinity : Math.max(LIMITS.unpaidPlacesMin, Math.floor(dayLimit / LIMITS.unpaidPlacesShare));

/** The places of a day: those that are taken, and of them those that nobody has paid for. */
interface DayPlaces {
  readonly used: number;
  readonly held: number;
  /** Null: no limit. */
  readonly day_limit: number | null;
}

/** Whether a day takes one more request that is not paid yet. */
export const takesUnpaid = ({ used, held, day_limit }: DayPlaces): boolean =>
  day_limit === null || (used < day_limit && held < unpaidPlaces(day_limit));

/** Which of a customer's holds end when one more is begun, the oldest first. */
export const giveWay = <Hold>(oldestFirst: readonly Hold[]): readonly Hold[] =>
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - LIMITS.unpaidHolds + 1));
