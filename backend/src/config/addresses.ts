import ipaddr from 'ipaddr.js';
import { normalizeEmail } from '@laundry/shared/text/email';

/** IPv6 addresses that carry an IPv4 one, as it was once done: their range tells nothing of where they lead. */
const IPV4_COMPATIBLE = ipaddr.parseCIDR('::/96');

/** The web address that a text is, in whole: no spaces, and nobody's name and password in it. Null: it is none. */
function webAddress(text: string): URL | null {
  if (!/^https?:\/\/[^\s/]\S*$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}

export const isWebAddress = (text: string): boolean => webAddress(text) !== null;

/** A web address to which paths are added. */
export const isBaseAddress = (text: string): boolean => isWebAddress(text) && !/[?#]/.test(text);

/** Whether a web address can be a stranger's: no name of this machine, no address that no stranger has. */
export function isOutside(text: string): boolean {
  const host = (webAddress(text)?.hostname ?? '').replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return false;
  return !ipaddr.isValid(host) || isPublicAddress(host);
}

/** Whether a text is one network address as people write it: no name, no octal, hexadecimal or shortened number, no zone. */
export const isNetworkAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || (ipaddr.IPv6.isValid(text) && !text.includes('%'));

/** Whether one host of the internet has a network address: none of a network of one's own, of many, of a tunnel, of nobody. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && !(address.kind() === 'ipv6' && address.match(IPV4_COMPATIBLE));
}

/** The address of a mail server, as its client takes it. */
export const isMailServer = (text: string): boolean =>
  /^smtps?:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

/** The address of a sender that may have a name before it: `Laundry <no-reply@laundry.example>`. */
export const addressOf = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

export const isMailAddress = (text: string): boolean => normalizeEmail(text) !== null;
