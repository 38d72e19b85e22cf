/** Stops that are proposed or ordered at once: more than a day has. */
export const DAY_STOPS_MAX = 500;
