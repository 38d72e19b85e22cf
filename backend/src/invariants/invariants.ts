import { ACCOUNTS } from './accounts.js';
import { BALANCES } from './balances.js';
import { CLAIMS } from './claims.js';
import { HISTORY } from './history.js';
import type { Invariant } from './invariant.js';
import { JOBS_AND_MAILS } from './jobs.js';
import { PAYMENTS } from './payments.js';
import { PLACES } from './places.js';
import { PROOFS } from './proofs.js';
import { REQUESTS } from './requests.js';
import { SESSIONS } from './sessions.js';
import { STAGES } from './stages.js';
import { TEXTS } from './texts.js';

/** All that has to be true of the database, whoever has written it (handbook/quality.md#what-always-holds). */
export const INVARIANTS: readonly Invariant[] = [
  ...BALANCES,
  ...PLACES,
  ...REQUESTS,
  ...STAGES,
  ...CLAIMS,
  ...PROOFS,
  ...PAYMENTS,
  ...ACCOUNTS,
  ...SESSIONS,
  ...JOBS_AND_MAILS,
  ...TEXTS,
  ...HISTORY,
];
