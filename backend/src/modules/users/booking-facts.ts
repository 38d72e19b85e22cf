import type { User } from './user.entity.js';

/** What of an account says where, on which days and until when it is served. */
export type ServiceFacts = Pick<User, 'send_addr_zipcode' | 'is_saturday_available' | 'withdrawal_dt'>;

/** What of an account a new request is decided on and keeps, besides its status. */
export type BookingFacts = ServiceFacts & Pick<User, 'plan_id' | 'user_plan_option' | 'pickup_delivery_type'>;

export const serviceFacts = ({
  send_addr_zipcode,
  is_saturday_available,
  withdrawal_dt,
}: ServiceFacts): ServiceFacts => ({
  send_addr_zipcode,
  is_saturday_available,
  withdrawal_dt,
});

export const bookingFacts = ({
  plan_id,
  user_plan_option,
  pickup_delivery_type,
  ...user
}: BookingFacts): BookingFacts => ({
  ...serviceFacts(user),
  plan_id,
  user_plan_option,
  pickup_delivery_type,
});
