import { OPERATION, type OperationType } from '../../constants/operation-types.js';
import type { ChangedField } from './operation-kinds.js';

interface FreeTextField {
  /** The operation that records it. */
  readonly of: OperationType;
  readonly isHiddenFromWash: boolean;
}

/**
 * Changed fields that are free text, which may name a customer: they are erased with the customer, and wash staff read of
 * the past what they read of the present.
 */
export const FREE_TEXT_FIELDS = {
  care_avoid: { of: OPERATION.careChanged, isHiddenFromWash: false },
  cost_centre: { of: OPERATION.costCentreChanged, isHiddenFromWash: true },
  rejection_reason: { of: OPERATION.statusChanged, isHiddenFromWash: true },
} as const satisfies Partial<Readonly<Record<ChangedField, FreeTextField>>>;

const HIDDEN: readonly string[] = Object.entries(FREE_TEXT_FIELDS).flatMap(([field, { isHiddenFromWash }]) =>
  isHiddenFromWash ? [field] : [],
);

/** Changes as wash staff read them: that something was done stays, also where all that it changed is hidden. */
export const changesForWash = <Change extends { readonly field: string }>(changes: readonly Change[]): Change[] =>
  changes.filter(({ field }) => !HIDDEN.includes(field));
