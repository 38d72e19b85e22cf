/** Progress of a request (handbook/requests.md#stages). Mind the order of the stages: 0, 1, 2, 4, 3. */
export const PROGRESS = { unhandled: 0, pickedUp: 1, washed: 2, delivered: 3, folded: 4 } as const;
export type Progress = (typeof PROGRESS)[keyof typeof PROGRESS];

/** `absence_status` of a request (handbook/requests.md#absence): no badge, re-pick-up, re-delivery, on hold. */
export const ABSENCE_STATUS = { none: 0, pickupAgain: 1, deliveryAgain: 2, onHold: 3 } as const;
export type AbsenceStatus = (typeof ABSENCE_STATUS)[keyof typeof ABSENCE_STATUS];

/** The leg an absence mail is about: `type` of sendAbsenceMail (handbook/requests.md#absence). */
export const LEG = { pickup: 1, delivery: 2 } as const;
export type Leg = (typeof LEG)[keyof typeof LEG];
/** What columns, fields and texts call it. */
export type LegName = keyof typeof LEG;

/** How a request left the lists: `cancel_kind` (handbook/requests.md#ending). Only the history still shows it. */
export const CANCEL_KIND = { customer: 1, operator: 2, discard: 3, automatic: 4, unpaid: 5 } as const;
export type CancelKind = (typeof CANCEL_KIND)[keyof typeof CANCEL_KIND];

/** `request_type`, a string in bodies and answers (handbook/plans-and-prices.md#master-lists). */
export const REQUEST_TYPE = { eachTime: '1', weekly: '2' } as const;
export type RequestType = (typeof REQUEST_TYPE)[keyof typeof REQUEST_TYPE];
