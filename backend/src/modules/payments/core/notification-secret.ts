import type { Encryption } from '../../../common/crypto/encryption.js';

/** The secret of the address to which the provider reports one payment; only its hash is stored. */
export const notificationSecret = (encryption: Encryption, no: string): string =>
  encryption.fingerprint(`notification of ${no}`);
