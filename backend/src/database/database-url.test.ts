import { parseDatabaseUrl } from './database-url.js';

const ADDRESS = 'mysql://laundry:p%40ss@db.example:3307/laundry';

test.each([
  ['', null],
  ['?ssl=false', null],
  ['?sslmode=disable', null],
  ['?ssl=true', { verify: true, caFile: null }],
  ['?sslmode=require', { verify: false, caFile: null }],
  ['?ssl-mode=REQUIRED', { verify: false, caFile: null }],
  ['?sslmode=verify-full', { verify: true, caFile: null }],
  ['?ssl-mode=VERIFY_IDENTITY&sslca=/etc/ca.pem', { verify: true, caFile: '/etc/ca.pem' }],
  ['?sslca=/etc/ca.pem', { verify: true, caFile: '/etc/ca.pem' }],
])('TLS as the address asks: %s', (query, tls) => {
  expect(parseDatabaseUrl(`${ADDRESS}${query}`)).toMatchObject({ user: 'laundry', password: 'p@ss', port: 3307, tls });
});

test.each(['?sslmode=perhaps', '?tls=true', '?ssl=true&charset=latin1'])('%s is refused, not ignored', (query) => {
  expect(() => parseDatabaseUrl(`${ADDRESS}${query}`)).toThrow(/A database address has no/);
});
