import { KnownTokens } from './known-tokens.js';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl-_';
const CLAIMS = { sub: '1', sid: 'session' };

test('a token is known when it comes again', () => {
  const known = new KnownTokens();
  known.remember(TOKEN, CLAIMS);
  expect(known.claimsOf(TOKEN)).toBe(CLAIMS);
});

test.each([
  ['what stands after it', `${TOKEN} 0${'y'.repeat(14_000)}`],
  ['a line after it', `${TOKEN}\n`],
  ['a fourth part', `${TOKEN}.y`],
  ['nothing', ''],
])('a token is not stored with %s', (_, token) => {
  const known = new KnownTokens();
  known.remember(token, CLAIMS);
  expect(known.claimsOf(token)).toBeUndefined();
});
