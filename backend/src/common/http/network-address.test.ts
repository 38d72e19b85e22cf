import { networkOf } from './network-address.js';

test.each([
  ['an IPv4 address is its own', '192.0.2.1', '192.0.2.1'],
  ['one that came over IPv6 is the same', '::ffff:192.0.2.1', '192.0.2.1'],
  ['however it is written', '::FFFF:c000:0201', '192.0.2.1'],
  ['and in full', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['with the port that some proxies add', '192.0.2.1:54321', '192.0.2.1'],
  ['an IPv6 address is the network of its first half', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['whatever its second half', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['however it is written', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['with a port', '[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['the next network is another', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['what is no address stays as it is', 'unknown', 'unknown'],
])('%s: %s', (_rule, ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
