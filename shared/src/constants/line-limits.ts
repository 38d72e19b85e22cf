/** Numbers of the link to LINE. Units are in the names. */
export const LINE_LIMITS = {
  /** A code that is shown is sent to the bot within so long. */
  codeMinutes: 15,
  /** New codes for one account. */
  codesPerHour: 20,
  /** Kinds switched on and off by one account. */
  switchesPerHour: 100,
  /** Wrong codes from one account of LINE's. */
  guessesPerHour: 5,
  /** LINE's clock and ours are less apart than that. */
  clocksApartMinutes: 1,
  /** Events of one call of the webhook that are looked at; LINE sends far fewer. */
  eventsPerCall: 100,
} as const;
