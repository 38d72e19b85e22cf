import { LINE_LIMITS } from '@laundry/shared/constants/line-limits';
import { callingAccount, limited } from '../../common/rate-limit/limited.js';

const CODES = { name: 'line-codes', tries: LINE_LIMITS.codesPerHour, minutes: 60 };
const SWITCHES = { name: 'notification-switches', tries: LINE_LIMITS.switchesPerHour, minutes: 60 };

export const LineCodeLimit = limited(CODES, callingAccount);

/** Each is an entry of the history. */
export const NotificationSwitchLimit = limited(SWITCHES, callingAccount);
