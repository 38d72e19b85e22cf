import type { JstDate } from '@laundry/shared/time/jst';
import { requestListPath } from '../../wash-requests/request-paths';

/** The request list with everything that is picked up or delivered on a day. */
export const affectedPath = (date: JstDate): string => requestListPath({ from: date, to: date, leg: 'either' });
