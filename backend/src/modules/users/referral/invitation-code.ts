import { newTypedCode } from '../../../common/crypto/typed-code.js';

const LENGTH = 12;

/** A customer's invitation code: random, so that nobody guesses another's; the column's key keeps it unique. */
export const newInvitationCode = (): string => newTypedCode(LENGTH);
