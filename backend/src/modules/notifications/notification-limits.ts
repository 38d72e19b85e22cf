import { LINE_LIMITS } from '@laundry/shared/constants/line-limits';
import { PUSH_LIMITS } from '@laundry/shared/constants/push-limits';
import { callingPerson, limited } from '../../common/rate-limit/limited.js';

const CODES = { name: 'line-codes', tries: LINE_LIMITS.codesPerHour, minutes: 60 };
const SWITCHES = { name: 'notification-switches', tries: LINE_LIMITS.switchesPerHour, minutes: 60 };

const DEVICES = { name: 'push-devices', tries: PUSH_LIMITS.changesPerHour, minutes: 60 };

export const LineCodeLimit = limited(CODES, callingPerson);

/** Each is an entry of the history. */
export const PushDeviceLimit = limited(DEVICES, callingPerson);

/** Each is an entry of the history. */
export const NotificationSwitchLimit = limited(SWITCHES, callingPerson);
