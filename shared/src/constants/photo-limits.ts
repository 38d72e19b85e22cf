/** What is taken in as a photo; telephones make one of these of their own kinds where a field takes no other. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Numbers of the photos that customers send. Units are in the names. */
export const PHOTO_LIMITS = {
  /** As it is sent. */
  bytes: 8 * 1024 * 1024,
  pixels: 40_000_000,
  /** The longer side, as it is stored. */
  edge: 1_600,
  perHour: 30,
} as const;
