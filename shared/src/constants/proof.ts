/** What a photo at the door is of: a mark of a stage, or an absence at one of the legs (docs/decisions/100). */
export const PROOF_OF = { pickup: 1, delivery: 2, pickupAbsence: 3, deliveryAbsence: 4 } as const;
export type ProofOf = (typeof PROOF_OF)[keyof typeof PROOF_OF];

/** Numbers of the photos at the door. Units are in the names. */
export const PROOF_LIMITS = {
  perAct: 2,
  /** After the mark or the absence mail. */
  hoursAfterAct: 24,
  perHour: 120,
  /** On a driver's device, until there is a line. */
  waiting: 40,
  waitingBytes: 3 * 1024 * 1024,
} as const;
