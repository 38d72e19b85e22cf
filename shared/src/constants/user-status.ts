/** Usage status of a customer (handbook/accounts.md#customer-status). */
export const USER_STATUS = {
  provisional: 0,
  active: 1,
  stopped: 2,
  underReview: 3,
  rejected: 4,
  withdrawn: 90,
} as const;
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

/** Why a customer is suspended: `stopped_infos.type` (handbook/accounts.md#customer-status). */
export const STOPPED_TYPE = { creditCard: 1, other: 2 } as const;
export type StoppedType = (typeof STOPPED_TYPE)[keyof typeof STOPPED_TYPE];
