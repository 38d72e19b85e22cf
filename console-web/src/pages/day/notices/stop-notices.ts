import type { Work } from '../../../providers/api/api-types';
import type { Notice } from '../../../resources/wash-requests/request/notice';

export type TellOf = (row: Work, notice: Notice) => void;

let day: TellOf | null = null;

/** What has to be read about a stop is told by the day, while it is on the screen. */
export const stopNotices = {
  toldBy: (tellOf: TellOf): (() => void) => {
    day = tellOf;
    return () => void (day = null);
  },
  /** Whether it was told. */
  tell: (row: Work, notice: Notice): boolean => {
    day?.(row, notice);
    return day !== null;
  },
};
