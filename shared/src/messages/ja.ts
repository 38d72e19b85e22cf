import { jaBeyondSignIn } from './ja-beyond-sign-in.js';
import type { jaClaims } from './ja-claims.js';
import type { jaCompany } from './ja-company.js';
import type { jaElsewhere } from './ja-elsewhere.js';
import { jaSignIn } from './ja-sign-in.js';

/** Japanese texts by code that customers may meet, quoted ones verbatim. The `▲` is the screen's. */
export const ja = { ...jaSignIn, ...jaBeyondSignIn } as const;

export type MessageKey = keyof typeof ja | keyof typeof jaClaims | keyof typeof jaCompany | keyof typeof jaElsewhere;
