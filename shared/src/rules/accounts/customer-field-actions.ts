import type { Action } from './permissions.js';

/** The fields of a customer that operators set as they are, one a call, and who may (handbook/permissions.md). */
export const CUSTOMER_FIELD_ACTIONS = {
  management_notes: 'users.memo',
  is_saturday_available: 'users.edit',
  wash_weight: 'users.edit',
  weight: 'users.edit',
  receipt: 'users.laundrySettings',
  has_oil_treatment: 'users.laundrySettings',
  laundry_type: 'users.laundrySettings',
  wash_type_setting: 'users.laundrySettings',
  fold_type_setting: 'users.laundrySettings',
} as const satisfies Readonly<Record<string, Action>>;
export type CustomerField = keyof typeof CUSTOMER_FIELD_ACTIONS;

export const isCustomerField = (field: string): field is CustomerField => Object.hasOwn(CUSTOMER_FIELD_ACTIONS, field);
