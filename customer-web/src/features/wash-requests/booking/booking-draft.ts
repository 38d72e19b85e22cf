import { forgetSent } from '@laundry/web-kit/calls/idempotency';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { tabStore } from '../../../lib/session/tab-store';

const BOOKING = 'booking.';

/**
 * Name of the each-time form's draft: another plan has other bags, so its form begins anew; so does one that was filled with
 * what an earlier request had.
 */
export const bookingDraft = ({ id, user_plan }: CurrentUser, again: Pick<WashRequest, 'id'> | null): string =>
  `${BOOKING}${id}.${user_plan.plan_id}${again === null ? '' : `.again${again.id}`}`;

/** After a change or a cancellation the same request may be made again: its idempotency key must not be reused. */
export const forgetSentBooking = (): void => forgetSent(tabStore, BOOKING);
