import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { isCustomerAccount, mayEditAccount } from '@laundry/shared/rules/accounts/account-edit';
import { CUSTOMER_FIELD_ACTIONS } from '@laundry/shared/rules/accounts/customer-field-actions';
import type { Action } from '@laundry/shared/rules/accounts/permissions';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { useMay, useOperator } from '../../../providers/access/OperatorContext';

/** What of a customer is changed from the list, and who may (handbook/permissions.md). */
const EDITED_BY = {
  ...CUSTOMER_FIELD_ACTIONS,
  status: 'users.edit',
  available_request_count: 'users.edit',
  plan_id: 'users.edit',
  role: 'users.role',
} as const satisfies Partial<Record<keyof ConsoleUser, Action>>;
export type EditedField = keyof typeof EDITED_BY;

export const isEdited = (field: string): field is EditedField => Object.hasOwn(EDITED_BY, field);

/** What only a customer's own account has. */
const OF_CUSTOMERS: readonly EditedField[] = ['status', 'available_request_count', 'plan_id'];

/** Whether a field of a customer can be changed by whoever is signed in. */
export function useMayEdit(): (user: ConsoleUser, field: EditedField) => boolean {
  const may = useMay();
  const operator = useOperator();
  return (user, field) => {
    if (!may(EDITED_BY[field]) || !mayEditAccount(operator, user)) return false;
    if (OF_CUSTOMERS.includes(field)) return isCustomerAccount(user);
    if (field === 'receipt') return user.payment_method_id === PAYMENT_METHOD.creditCard;
    return field !== 'role' || user.id !== operator.id;
  };
}

/** Whether a customer can be deleted by whoever is signed in. */
export function useMayDelete(): (user: ConsoleUser) => boolean {
  const may = useMay();
  return (user) => may('users.delete') && isCustomerAccount(user);
}
