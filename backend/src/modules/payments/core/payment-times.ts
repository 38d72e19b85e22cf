/** For so long a card's page may be used. */
export const PAYMENT_MINUTES = 24 * 60;

/** After so long a provider is asked, and asked again. */
export const PAYMENT_ASK_MINUTES = 5;
