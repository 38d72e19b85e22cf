import { session } from '../session/session';
import type { Day } from './stored-day';

let day: Day | null = null;
session.onEnd(() => void (day = null));

/** The day that this page was opened with, without a line: for the screen that shows it to the one who had read it. */
export const recalledDay = {
  set: (recalled: Day): void => void (day = recalled),
  take: (operatorId: number): Day | null => {
    const taken = day?.operator.id === operatorId ? day : null;
    day = null;
    return taken;
  },
};
