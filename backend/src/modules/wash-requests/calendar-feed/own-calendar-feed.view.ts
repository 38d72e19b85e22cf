/** The address by which the customer's own calendar follows their pickups and deliveries. */
export class OwnCalendarFeedView {
  /** Whoever has it reads the calendar; null: there is none, or it cannot be told any more. */
  url: string | null;
  /** When this address was made. */
  created_at: string | null;
}
