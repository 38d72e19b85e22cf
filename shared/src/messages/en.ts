import { enBeyondSignIn } from './en-beyond-sign-in.js';
import { enSignIn } from './en-sign-in.js';
import type { ja } from './ja.js';

/** English texts by code that customers may meet. */
export const en: Readonly<Record<keyof typeof ja, string>> = { ...enSignIn, ...enBeyondSignIn };
