/** Numbers of visits' pages and reminders, apart from those that a first visit loads. Units are in the names. */
export const VISIT_LIMITS = {
  /** For so long after a request's end its page opens without sign-in. */
  pageHours: 48,
  callsPerMinute: 100,
  /** From nine o'clock of the last day on. */
  remindBeforeAutoCancelHours: 15,
} as const;
