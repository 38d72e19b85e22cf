import type { Try } from '../../../common/rate-limit/rate-limiter.js';

const WRONG_CODES = {
  name: 'second-factor-failures',
  tries: 5,
  minutes: 15,
};

/** Wrong codes of an account, wherever they come from. */
export const codeGuess = (userId: number): Try => ({ limit: WRONG_CODES, subject: String(userId) });

/** As people type it: with spaces in between, in full width. */
export const typedCode = (code: string): string => code.normalize('NFKC').replace(/\s/g, '');
