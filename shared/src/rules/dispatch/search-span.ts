import { LIMITS } from '../../constants/limits.js';
import { type JstDate, addDays, addMonths } from '../../time/jst.js';

/** The last day of a search in the request list: a month after the first, minus one day (handbook/console.md#request-list). */
export const lastDayOfSpan = (from: JstDate): JstDate => addDays(addMonths(from, LIMITS.requestListSpanMonths), -1);

export const isSearchSpan = (from: JstDate, to: JstDate): boolean => from <= to && to <= lastDayOfSpan(from);
