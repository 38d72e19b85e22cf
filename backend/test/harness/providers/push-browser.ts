import { createECDH, randomBytes, type ECDH } from 'node:crypto';

/** What a browser sends of its subscription. */
export interface PushBody {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser at a push service: what it sends, and the keys by which it reads what it gets. */
export interface PushBrowser {
  readonly body: PushBody;
  readonly curve: ECDH;
  readonly secret: Buffer;
}

export function newPushBrowser(service = 'https://fcm.googleapis.com/fcm/send'): PushBrowser {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const secret = randomBytes(16);
  const endpoint = `${service}/${randomBytes(12).toString('hex')}`;
  return { body: { endpoint, p256dh, auth: secret.toString('base64url') }, curve, secret };
}

export const newPushBody = (): PushBody => newPushBrowser().body;
