import type { CurrentUser } from '../../../lib/api-types';
import { forgetSent } from '../../../lib/form/use-send-once';

const BOOKING = 'booking.';

/** Of the each-time form: another plan has other bags, so it begins anew. */
export const bookingDraft = ({ id, user_plan }: CurrentUser): string => `${BOOKING}${id}.${user_plan.plan_id}`;

/** A request is not any more what it was made as: the same may be asked for again, and is then to be made. */
export const forgetSentBooking = (): void => forgetSent(BOOKING);
