/** Where browsers come back from a provider, and providers report; below `payments` of the API. */
export const PAYMENT_PATHS = {
  cardReturn: 'card/return',
  cardNotifications: 'card/notifications',
  paypayReturn: 'paypay/return',
  paypayNotifications: 'paypay/notifications',
} as const;

/** What all of them begin with on the server. */
export const PAYMENTS_PATH = '/api/v1/payments/';
