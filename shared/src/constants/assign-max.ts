/** Requests that are given to people at once. */
export const ASSIGN_MAX = 1_000;
