/** Numbers of visits' pages and reminders, apart from those that a first visit loads. Units are in the names. */
export const VISIT_LIMITS = {
  /** For so long after a request's end its page opens without sign-in. */
  pageHours: 48,
  callsPerMinute: 100,
  /** From nine o'clock of the last day on. */
  remindBeforeAutoCancelHours: 15,
  /** How wide the window is in which somebody comes, and wider the more stops come before. */
  arrivalMinutes: 20,
  /** So long after a driver's last mark, with something to do, nobody knows where they are. */
  staleMarkMinutes: 45,
  /** Of more stops nobody can tell the time. */
  stopsTold: 12,
  /** Later than this a driver may not read it any more before they are there. */
  atDoorBeforeMinutes: 30,
  /** Of one request; each is an entry of the history. */
  atDoorChangesPerHour: 10,
  /** Of one account. */
  linksPerHour: 20,
  /** A missed leg can be moved to so many days, and looks for them so far ahead. */
  revisitDays: 3,
  revisitWithinDays: 14,
  /** How far a delivery may be taken along. */
  revisitDeliveryDays: 21,
} as const;
