import { memberOf } from './closed-set.js';

/** `pickup_delivery_type`: how bags are handed over. */
export const HAND_OVER = { inPerson: 1, deliveryBox: 2, concierge: 3, doorknob: 4, leaveAtDoor: 5 } as const;
export type HandOverType = (typeof HAND_OVER)[keyof typeof HAND_OVER];

/** Of any account: 0 for the house's own, which hand over nothing. */
export type AccountHandOver = HandOverType | 0;

export const handOverOf = (key: string | number | null | undefined): HandOverType | null =>
  memberOf(Object.values(HAND_OVER), key);

/** The `method` part of a plan id: 1 handed over in person, 2 unattended (handbook/plans-and-prices.md). */
export const PLAN_METHODS = ['1', '2'] as const;
export type PlanMethod = (typeof PLAN_METHODS)[number];

export const HAND_OVER_OF_METHOD = {
  '1': [HAND_OVER.inPerson, HAND_OVER.concierge],
  '2': [HAND_OVER.deliveryBox, HAND_OVER.doorknob, HAND_OVER.leaveAtDoor],
} as const satisfies Record<PlanMethod, readonly HandOverType[]>;
