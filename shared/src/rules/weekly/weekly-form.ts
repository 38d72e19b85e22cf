import type { WeekType, Weekday } from '../../constants/week-types.js';
import type { JstTime } from '../../time/jst.js';

/** One line of a customer's weekly schedule, complete and allowed. */
export interface WeeklyForm {
  readonly week_type: WeekType;
  readonly pickup_week: Weekday;
  readonly pickup_time: JstTime;
  /** null, like its time, when the bags come back with the next pickup. */
  readonly delivery_week: Weekday | null;
  readonly delivery_time: JstTime | null;
  readonly count: number;
  readonly same_time: boolean;
}

/** The same as it is typed: nothing has to be chosen yet. */
export type WeeklyEntry = Omit<WeeklyForm, 'pickup_week' | 'pickup_time'> & {
  readonly pickup_week: Weekday | null;
  readonly pickup_time: JstTime | null;
};

/** Days from a pickup to the delivery weekday after it, 1 to 7: the pickup's own weekday is a week later. */
export const daysToDelivery = (pickupWeek: Weekday, deliveryWeek: Weekday): number =>
  ((deliveryWeek - pickupWeek + 6) % 7) + 1;
