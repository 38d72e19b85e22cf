/** Where passkeys belong: the origin that they are used on, and the domain that they are bound to. */
export interface PasskeySite {
  readonly origin: string;
  readonly domain: string;
}

const NUMBERS_ONLY = /^[\d.]+$/;

/**
 * The site of an address; null where browsers make no passkeys: a machine's number is no domain, and all but this
 * machine has to be reached by https.
 */
export function passkeySite(address: string): PasskeySite | null {
  const { origin, protocol, hostname } = new URL(address);
  if (NUMBERS_ONLY.test(hostname) || hostname.startsWith('[')) return null;
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isHere ? { origin, domain: hostname } : null;
}
