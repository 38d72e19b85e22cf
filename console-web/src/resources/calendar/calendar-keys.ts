import type { JstDate } from '@laundry/shared/time/jst';

/** The query keys of holidays and limits. */
export const calendarKeys = {
  holidaysOf: (from: JstDate, to: JstDate) => ['calendar', 'holidays', from, to] as const,
  nationalOf: (year: string) => ['calendar', 'holidays', 'national', year] as const,
  holidays: ['calendar', 'holidays'] as const,
  pickupsOf: (from: JstDate, to: JstDate) => ['calendar', 'limits', 'pickups', from, to] as const,
  limits: ['calendar', 'limits'] as const,
};
