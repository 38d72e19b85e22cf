/** Numbers that several modules of the server need, and no web; the others stand where they are used. Units are in the names. */
export const SERVER_LIMITS = {
  // each-time requests (handbook/requests.md#lead-times)
  pickupDatesSpanDays: 45,

  // lists
  consoleRowsMax: 1000,

  // sessions and tokens
  resetTokenMinutes: 30,
  loginFailures: 10,
  loginFailureMinutes: 15,
} as const;
