import type { Day } from './stored-day';

let day: Day | null = null;

/** The day that this page was opened with, without a line: for the screen that shows it. */
export const recalledDay = {
  set: (recalled: Day | null): void => void (day = recalled),
  take: (): Day | null => {
    const taken = day;
    day = null;
    return taken;
  },
};
