import { fromEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';
import { epochMillis } from './clock';

/** Now in Japan, by the server's clock. Apart from the clock, which every first screen loads. */
export const nowJst = (): JstDateTime => fromEpochMillis(epochMillis());
