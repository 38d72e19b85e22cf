import { forgetSent } from '@laundry/web-kit/calls/idempotency';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { kept } from '../../../lib/session/kept-in-tab';

const BOOKING = 'booking.';

/** Of the each-time form: another plan has other bags, so it begins anew. */
export const bookingDraft = ({ id, user_plan }: CurrentUser): string => `${BOOKING}${id}.${user_plan.plan_id}`;

/** A request is not any more what it was made as: the same may be asked for again, and is then to be made. */
export const forgetSentBooking = (): void => forgetSent(kept, BOOKING);
