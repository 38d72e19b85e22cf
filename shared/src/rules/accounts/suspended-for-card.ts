import { SUSPENDED_TYPE } from '../../constants/user-status.js';

/** Why a customer was suspended, and whether that is over; a database may say so by a number. */
export interface Suspension {
  readonly type: number;
  readonly solved: boolean | number;
}

/** A card was declined: registering another one ends the suspension (handbook/accounts.md#customer-status). */
export const isSuspendedForCard = (infos: readonly Suspension[]): boolean =>
  infos.some(({ type, solved }) => type === SUSPENDED_TYPE.creditCard && !solved);
