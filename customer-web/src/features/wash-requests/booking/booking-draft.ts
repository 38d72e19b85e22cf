import { forgetSent } from '@laundry/web-kit/calls/idempotency';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { tabStore } from '../../../lib/session/tab-store';

const BOOKING = 'booking.';

/** Name of the each-time form's draft: another plan has other bags, so its form begins anew. */
export const bookingDraft = ({ id, user_plan }: CurrentUser): string => `${BOOKING}${id}.${user_plan.plan_id}`;

/** After a change or a cancellation the same request may be made again: its idempotency key must not be reused. */
export const forgetSentBooking = (): void => forgetSent(tabStore, BOOKING);
