/** What a payment provider is called for: to begin a payment, or to say what became of it. */
export const ATTEMPT_KINDS = ['start', 'query'] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** begun: nobody knows what became of the call; answered; unknown: no answer came. */
export const ATTEMPT_STATES = ['begun', 'answered', 'unknown'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
