import { createECDH } from 'node:crypto';
import { isOutside, isWebAddress } from './addresses.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** By which push services know this service (RFC 8292), both in Base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Notifications on customers' devices (Web Push). */
export interface PushConfig {
  /** sandbox: no message leaves the house. */
  readonly mode: 'sandbox' | 'live';
  /** null: made once, and stored in the database. */
  readonly keys: VapidKeys | null;
  /** A push service beside the known ones; null: none. */
  readonly serviceUrl: string | null;
}

const NAMES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;

/** Parses the variables of Web Push. Without keys it is the sandbox outside production; null where browsers have no push: over plain http. */
export function pushConfig(
  env: Environment,
  { production, publicUrl }: { production: boolean; publicUrl: string },
  problems: string[],
): PushConfig | null {
  const [publicKey = '', privateKey = ''] = NAMES.map((name) => env[name] || undefined);
  const isGiven = publicKey !== '' || privateKey !== '';
  if (isGiven && !isPair({ publicKey, privateKey }))
    problems.push(`${NAMES.join(' and ')} must be the two halves of one key pair: npx web-push generate-vapid-keys`);
  const serviceUrl = env['PUSH_SERVICE_URL'] || null;
  if (serviceUrl !== null && !isWebAddress(serviceUrl)) problems.push('PUSH_SERVICE_URL must be an address');
  else if (serviceUrl !== null && production && (!serviceUrl.startsWith('https:') || !isOutside(serviceUrl)))
    problems.push('PUSH_SERVICE_URL must be an https address of the internet in production');
  if (!isSecure(publicUrl)) return null;
  return {
    mode: production || isGiven ? 'live' : 'sandbox',
    keys: isGiven ? { publicKey, privateKey } : null,
    serviceUrl,
  };
}

function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Where browsers run service workers. */
function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
