import { bearerToken } from './bearer-token.js';

test.each<[string, string | undefined, string | null]>([
  ['the scheme as it is written mostly', 'Bearer a.b-c', 'a.b-c'],
  ['other letters of the scheme', 'bEARER a.b-c', 'a.b-c'],
  ['more space before it', 'bearer   a', 'a'],
  ['what stands after it', 'Bearer a b', null],
  ['a space after it', 'Bearer a ', null],
  ['a line after it', 'Bearer a\n', null],
  ['nothing after the scheme', 'Bearer ', null],
  ['another scheme', 'Basic a', null],
  ['no scheme', 'a', null],
  ['no header', undefined, null],
])('the token of a header with %s', (_, authorization, token) => {
  expect(bearerToken(authorization)).toBe(token);
});
