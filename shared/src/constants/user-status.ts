/** Usage status of a customer (handbook/accounts.md#customer-status). */
export const USER_STATUS = {
  provisional: 0,
  active: 1,
  suspended: 2,
  underReview: 3,
  rejected: 4,
  withdrawn: 90,
} as const;
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

/** Why a customer is suspended: `stopped_infos.type` (handbook/accounts.md#customer-status). */
export const SUSPENDED_TYPE = { creditCard: 1, other: 2 } as const;
export type SuspendedType = (typeof SUSPENDED_TYPE)[keyof typeof SUSPENDED_TYPE];
