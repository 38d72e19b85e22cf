/** How a customer wants their laundry to be cared for (handbook/accounts.md#care). */
export interface CareWishes {
  /** Keys of the lists of masters/care; 0: as the house does it. */
  readonly care_detergent: number;
  readonly care_drying: number;
  readonly care_folding: number;
  /** What is not to be washed, in the customer's words; null: nothing is said. */
  readonly care_avoid: string | null;
}

export const CARE_FIELDS = ['care_detergent', 'care_drying', 'care_folding', 'care_avoid'] as const;

/** All is as the house does it. */
export const NO_WISHES: CareWishes = { care_detergent: 0, care_drying: 0, care_folding: 0, care_avoid: null };
