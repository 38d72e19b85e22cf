/** Of the browsers: Chrome, Edge and Samsung; Firefox; Safari; Edge on Windows. */
const KNOWN =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/;

/**
 * Whether an address that a browser names is a push service's: else whoever signs in would have this server call whatever
 * they like. `besides`: one more that the configuration knows.
 */
export function isPushService(address: string, besides: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { href, hash, protocol, origin, hostname, port, username, password } = new URL(address);
  // As browsers write it: one device has one address.
  if (href !== address || hash !== '' || username !== '' || password !== '') return false;
  if (besides !== null && origin === new URL(besides).origin) return true;
  return protocol === 'https:' && port === '' && KNOWN.test(hostname);
}
