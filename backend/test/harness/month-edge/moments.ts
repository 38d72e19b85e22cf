/** The last day of a month, the first of the next, and the month after that one. */
export const EDGES = [
  ['2026-11-30', '2026-12-01', '2027-01-01'],
  ['2026-12-31', '2027-01-01', '2027-02-01'],
  ['2028-02-29', '2028-03-01', '2028-04-01'],
] as const;
export type Edge = readonly [last: string, first: string, after: string];

/** When a write comes: each has customers of its own. The job runs at 00:05, with the writes `beside` it. */
const OLD_MONTH = ['23:55:00', '23:59:59'] as const;
export const NEW_MONTH = ['00:00:00', '00:02:00', 'beside', '00:06:00'] as const;
export const MOMENTS = [...OLD_MONTH, ...NEW_MONTH] as const;
export type Moment = (typeof MOMENTS)[number];
/** No account is turned by the write itself then: what changes, the write changes. */
export const BY_ITSELF: readonly Moment[] = ['23:55:00', '00:06:00'];
export const isOld = (moment: Moment) => OLD_MONTH.some((each) => each === moment);
