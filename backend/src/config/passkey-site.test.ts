import { expect, test } from '@jest/globals';
import { passkeySite } from './passkey-site.js';

test.each([
  ['https://laundry.example', 'https://laundry.example', 'laundry.example'],
  ['https://desk.laundry.example:8443/', 'https://desk.laundry.example:8443', 'desk.laundry.example'],
  ['http://localhost:3000', 'http://localhost:3000', 'localhost'],
])('%s has passkeys of its own', (address, origin, domain) => {
  expect(passkeySite(address)).toEqual({ origin, domain });
});

test.each(['http://laundry.example', 'https://192.0.2.7', 'http://127.0.0.1:3000', 'https://[2001:db8::1]'])(
  '%s has none',
  (address) => {
    expect(passkeySite(address)).toBeNull();
  },
);
