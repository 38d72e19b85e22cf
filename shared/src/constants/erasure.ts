import { LIMITS } from './limits.js';

/** What stands where an erased customer's name stood, in the back office and its files. */
export const ERASED_NAME = '（削除済み）';

/** As what an account waits for the erasure of its personal data: `users.erasure_kind`. */
export const ERASURE_KIND = { withdrawn: 1, deleted: 2, rejected: 3, abandoned: 4 } as const;
export type ErasureKind = (typeof ERASURE_KIND)[keyof typeof ERASURE_KIND];

/** For how many days each keeps it (docs/decisions/073). */
export const ERASURE_DAYS: Readonly<Record<ErasureKind, number>> = {
  [ERASURE_KIND.withdrawn]: LIMITS.endedCustomerDays,
  [ERASURE_KIND.deleted]: LIMITS.endedCustomerDays,
  [ERASURE_KIND.rejected]: LIMITS.rejectedCustomerDays,
  [ERASURE_KIND.abandoned]: LIMITS.abandonedRegistrationDays,
};

/** What of an account is not over: until it is, its personal data stays. */
export const OPEN_MATTERS = ['laundry', 'payment', 'charge', 'invoice', 'order', 'mail'] as const;
export type OpenMatter = (typeof OPEN_MATTERS)[number];
