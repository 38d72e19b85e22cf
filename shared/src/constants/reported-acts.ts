/** What a driver did at a stop and the server did not take, as it is reported to whoever steers the day (docs/decisions/117). */
export const REPORTED_ACT = { pickup: 1, delivery: 2, pickupAbsence: 3, deliveryAbsence: 4, count: 5 } as const;
export type ReportedAct = (typeof REPORTED_ACT)[keyof typeof REPORTED_ACT];
export const REPORTED_ACTS: readonly ReportedAct[] = Object.values(REPORTED_ACT);
