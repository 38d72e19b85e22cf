import type { JstDate } from '@laundry/shared/time/jst';

export const ROUTE_SHEETS_PATH = '/route-sheets';

/** In the address, whose sheet is shown when it is nobody's. */
export const NOBODY = 'none';

interface Asked {
  readonly date: JstDate;
  /** Absent: everybody. Null: what is nobody's. */
  readonly staff_id?: number | null;
}

/** The sheets of a day, or one person's. */
export const routeSheetsPath = ({ date, staff_id }: Asked): string =>
  `${ROUTE_SHEETS_PATH}?${new URLSearchParams({
    date,
    ...(staff_id !== undefined && { staff_id: String(staff_id ?? NOBODY) }),
  })}`;
