/** Numbers of the wishes for the care of laundry. */
export const CARE_LIMITS = {
  /** Characters of what is not to be washed. */
  avoidLength: 200,
} as const;
