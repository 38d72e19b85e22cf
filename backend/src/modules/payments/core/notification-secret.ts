import type { Sealer } from '../../../common/crypto/sealer.js';

/** The secret of the address to which the provider reports one payment; only its hash is stored. */
export const notificationSecret = (sealer: Sealer, no: string): string => sealer.fingerprint(`notification of ${no}`);
