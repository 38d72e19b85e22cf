import { memberOf } from './closed-set.js';

/** `pickup_delivery_type`: how a customer gives and gets bags (集配方法). From hand to hand within the house: `handovers.ts`. */
export const PICKUP_METHOD = { inPerson: 1, deliveryBox: 2, concierge: 3, doorknob: 4, leaveAtDoor: 5 } as const;
export type PickupMethod = (typeof PICKUP_METHOD)[keyof typeof PICKUP_METHOD];

/** Of any account: 0 for the house's own, from which nothing is picked up. */
export type AccountPickupMethod = PickupMethod | 0;

export const pickupMethodOf = (key: string | number | null | undefined): PickupMethod | null =>
  memberOf(Object.values(PICKUP_METHOD), key);

/** The `method` part of a plan id: 1 handed over in person, 2 unattended (handbook/plans-and-prices.md). */
export const PLAN_METHODS = ['1', '2'] as const;
export type PlanMethod = (typeof PLAN_METHODS)[number];

/** Those that a plan of this method can have. */
export const PICKUP_METHODS_OF_PLAN = {
  '1': [PICKUP_METHOD.inPerson, PICKUP_METHOD.concierge],
  '2': [PICKUP_METHOD.deliveryBox, PICKUP_METHOD.doorknob, PICKUP_METHOD.leaveAtDoor],
} as const satisfies Record<PlanMethod, readonly PickupMethod[]>;
