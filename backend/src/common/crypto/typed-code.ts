import { randomInt } from 'node:crypto';
import { CODE_LETTERS } from '@laundry/shared/text/typed-code';

/** A random code that people read and type. */
export const newTypedCode = (length: number): string =>
  Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
