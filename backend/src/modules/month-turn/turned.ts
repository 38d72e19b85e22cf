import type { TurnOfMonth, TurningCustomer } from '@laundry/shared/rules/payments/turn-of-month';
import type { User } from '../users/user.entity.js';

/** The columns of a customer that a turn reads. */
export type TurningUser = TurningCustomer &
  Pick<
    User,
    | 'id'
    | 'email'
    | 'current_lang'
    | 'name1'
    | 'name2'
    | 'company_name'
    | 'weight'
    | 'available_request_count'
    | 'is_saturday_available'
    | 'send_addr_zipcode'
    | 'payment_method_id'
    | 'begins_month'
  >;

/** A customer as the month finds them, under its plan, and what it brings. */
export interface Turned {
  readonly before: TurningUser;
  readonly user: TurningUser;
  readonly turn: TurnOfMonth;
}
