/** A new holiday; `affected` counts the live requests whose pickup or delivery is on that day and not done yet. */
export class NewHolidayView {
  id: number;
  affected: number;
}

/** One of several new holidays. */
export class AddedHolidayView extends NewHolidayView {
  date: string;
}

/** A national holiday; `affected` as for a new holiday. */
export class NationalHolidayView {
  date: string;
  name: string;
  /** Whether it is a holiday of the company's already. */
  is_set: boolean;
  affected: number;
}

/** A day with a limit of pickups, and how many it has. */
export class DayLimitRowView {
  id: number;
  date: string;
  limit: number;
  used: number;
}

/** A day that has pickups, and how many. */
export class DayPickupsView {
  date: string;
  used: number;
}

/** The limit of one day; null: none. */
export class DayLimitView {
  limit: number | null;
}

export class SavedDayLimitView {
  id: number;
  date: string;
  limit: number;
}
