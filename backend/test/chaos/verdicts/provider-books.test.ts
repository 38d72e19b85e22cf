import { differences, type Booked, type OwnPayment } from './provider-books.js';

const ours = (state: string, amount = 500): OwnPayment => ({ no: 'A', amount, state });
const theirs = (amount = 500): Booked => ({ no: 'A', amount });

test.each<[string, OwnPayment[], Booked[], RegExp | null]>([
  ['taken and settled', [ours('settled')], [theirs()], null],
  ['not taken and open', [ours('waiting')], [], null],
  ['taken and still unknown', [ours('unknown')], [theirs()], /^money that is not known: A/],
  ['taken and expired here', [ours('expired')], [theirs()], /^money that is not known: A/],
  ['taken and never heard of', [], [theirs()], /^money without a payment: A/],
  ['taken in another amount', [ours('settled')], [theirs(501)], /^another amount: A/],
  ['settled and never taken', [ours('settled')], [], /^settled without money: A/],
  ['settled before there was a provider', [{ ...ours('settled'), isOfDemo: true }], [], null],
  ['a card that was checked only', [ours('settled', 0)], [], null],
])('what was taken is what we know as paid: %s', (_, own, taken, line) =>
  expect(differences(own, taken).map((each) => line?.test(each))).toEqual(line === null ? [] : [true]),
);
