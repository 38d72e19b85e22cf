/** Requests that one call assigns. */
export const ASSIGN_MAX = 1000;

/** Each to somebody of its own: more than a day has. */
export const ASSIGN_EACH_MAX = 500;
