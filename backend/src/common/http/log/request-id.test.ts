import { requestIdOf } from './request-id.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const of = (sent?: string) => requestIdOf({ headers: sent === undefined ? {} : { 'x-request-id': sent } });

test.each([ID, ID.toUpperCase()])('a UUID is taken, in small letters: %s', (sent) => expect(of(sent)).toBe(ID));

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a number of ours', 'req-1'],
  ['a UUID with something behind it', `${ID}\n{"level":50}`],
  ['a UUID with something before it', `x${ID}`],
  ['two of them, as Node joins them', `${ID}, ${ID}`],
  ['a UUID without its dashes', ID.replaceAll('-', '')],
  ['something long', 'a'.repeat(10_000)],
  ['digits of another script', ID.replace('0', '０')],
])('%s is replaced by a new one', (_, sent) => {
  expect(of(sent)).toMatch(UUID);
  expect(of(sent)).not.toBe(of(sent));
});
