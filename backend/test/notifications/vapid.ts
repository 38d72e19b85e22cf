import { createECDH } from 'node:crypto';

const curve = createECDH('prime256v1');
curve.setPrivateKey(Buffer.alloc(32, 7));

/** Keys by which the tests' push service knows this service. */
export const VAPID = {
  VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: curve.getPrivateKey('base64url'),
};
