import { USER_STATUS } from '../constants/user-status.js';
import type { JstDateTime } from '../time/jst.js';

/** What of an account says whether its customer has left. */
export interface Leaver {
  readonly status: number;
  /** The account's last moment, once it is known. */
  readonly withdrawal_dt: JstDateTime | null;
}

/** Whether an account's last moment is over, whether or not the account is ended by now. */
export const isOver = (withdrawal_dt: JstDateTime | null, now: JstDateTime): boolean =>
  withdrawal_dt !== null && withdrawal_dt < now;

/**
 * Whether a customer has left. The account is ended some minutes after its last moment, or later after an outage: nothing
 * is begun or sold in between (handbook/accounts.md#withdrawal).
 */
export const hasLeft = ({ status, withdrawal_dt }: Leaver, now: JstDateTime): boolean =>
  status === USER_STATUS.withdrawn || isOver(withdrawal_dt, now);
