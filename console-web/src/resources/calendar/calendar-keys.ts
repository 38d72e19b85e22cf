import type { JstDate } from '@laundry/shared/time/jst';

/** Under which names holidays and limits are kept. */
export const calendarKeys = {
  holidaysOf: (from: JstDate, to: JstDate) => ['calendar', 'holidays', from, to] as const,
  holidays: ['calendar', 'holidays'] as const,
  limits: ['calendar', 'limits'] as const,
};
