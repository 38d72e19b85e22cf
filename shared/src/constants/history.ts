/** A customer's history: so many of the latest requests. */
export const HISTORY_MAX = 60;
/** Delivered in so many last days. */
export const HISTORY_DAYS = 180;
