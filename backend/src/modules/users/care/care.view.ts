import { CARE_FIELDS, type CareWishes } from '@laundry/shared/rules/care/care-wishes';

/** How a customer wants their laundry to be cared for (handbook/accounts.md#care). */
export class CareView {
  /** Keys of the lists of shared/masters/care; 0: as the house does it. */
  care_detergent: number;
  care_drying: number;
  care_folding: number;
  /** What is not to be washed; null: nothing is said. */
  care_avoid: string | null;
}

export const careView = ({ care_detergent, care_drying, care_folding, care_avoid }: CareWishes): CareView => ({
  care_detergent,
  care_drying,
  care_folding,
  care_avoid,
});

/** The columns of {@link CareView}; `table` is the alias of `users`. */
export const careColumns = (table: string): string => CARE_FIELDS.map((field) => `${table}.${field}`).join(', ');
