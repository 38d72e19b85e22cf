/** A customer's history: so many of the latest requests. */
export const HISTORY_MAX = 60;
/** Delivered in so many last days. */
export const HISTORY_DAYS = 180;
/** Cancelled automatically in so many last days: for so long its customer is told beside the requests that there are. */
export const LAPSED_DAYS = 30;
