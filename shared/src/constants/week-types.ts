/** `week_type` of a weekly form: every week, or the weeks in which its weekday is the month's 1st, 3rd, 5th or 2nd, 4th. */
export const WEEK_TYPE = { every: 1, odd: 2, even: 3 } as const;
export type WeekType = (typeof WEEK_TYPE)[keyof typeof WEEK_TYPE];

/** Weekdays that a weekly form can name: 1 Monday to 6 Saturday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];
