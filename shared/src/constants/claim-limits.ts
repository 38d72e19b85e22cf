/** Numbers of what customers write about how their laundry came back. Units are in the names. */
export const CLAIM_LIMITS = {
  /** Whole days after the one of the delivery. */
  daysAfterDelivery: 14,
  textLength: 500,
  answerLength: 1_000,
  photos: 3,
  perDay: 10,
} as const;
