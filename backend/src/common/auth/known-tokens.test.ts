import { KnownTokens } from './known-tokens.js';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl-_';
const CLAIMS = { sub: '1', sid: 'session' };

test('a token that came alone is known when it comes again', () => {
  const known = new KnownTokens();
  known.remember(`Bearer ${TOKEN}`, CLAIMS);
  expect(known.claimsOf(`Bearer ${TOKEN}`)).toBe(CLAIMS);
});

test.each([
  ['what stands after it', `Bearer ${TOKEN} 0${'y'.repeat(14_000)}`],
  ['a space after it', `Bearer ${TOKEN} `],
  ['a line after it', `Bearer ${TOKEN}\n`],
  ['more space before it', `Bearer  ${TOKEN}`],
  ['other letters of the scheme', `bEARER ${TOKEN}`],
  ['a fourth part', `Bearer ${TOKEN}.y`],
  ['nothing', ''],
])('a header is not kept for %s', (_, authorization) => {
  const known = new KnownTokens();
  known.remember(authorization, CLAIMS);
  expect(known.claimsOf(authorization)).toBeUndefined();
});
