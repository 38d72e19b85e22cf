/** Numbers of the calendar that customers subscribe to. Units are in the names. */
export const CALENDAR_LIMITS = {
  /** What is over is told for so long. */
  pastDays: 30,
  /** By one network: a provider of calendars asks for many people. */
  callsPerMinute: 100,
  /** New addresses for one account. */
  madePerHour: 10,
} as const;
