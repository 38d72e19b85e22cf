/** Numbers of what customers write about how their laundry came back, and of its photos. Units are in the names. */
export const CLAIM_LIMITS = {
  /** Whole days after the one of the delivery. */
  daysAfterDelivery: 14,
  textLength: 500,
  answerLength: 1_000,
  photos: 3,
  perDay: 10,
} as const;

export const PHOTO_LIMITS = {
  /** As it is sent. */
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  /** The longer side, as it is kept. */
  edge: 1_600,
  storedDays: 90,
  /** One that nothing was written with. */
  unusedHours: 24,
  perHour: 30,
} as const;
