import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for one another: 0 O, 1 I L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A customer's invitation code: random, so that nobody guesses another's; the column's key keeps it unique. */
export const newInvitationCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
