import type { CurrentUser } from '../../../lib/api-types';

/** Of the each-time form: another plan has other bags, so it begins anew. */
export const bookingDraft = ({ id, user_plan }: CurrentUser): string => `booking.${id}.${user_plan.plan_id}`;
