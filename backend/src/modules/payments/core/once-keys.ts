/** What the keys begin with that name what is charged, given or shown once. */
export const ONCE_KEY = {
  /** A month of a customer: charged or billed. */
  charge: 'charge:',
  /** Of a payment: what it bought, on the balance. */
  bought: 'payment:',
  /** Of a payment: the row by which operators look into its silence. */
  unconfirmed: 'unconfirmed:',
  /** Of a payment: the row by which its money is given back. */
  refund: 'refund:',
} as const;

/** `month`: `YYYY-MM`. */
export const chargeKey = (userId: number, month: string): string => `${ONCE_KEY.charge}${userId}:${month}`;

export const paymentKey = (what: 'bought' | 'unconfirmed' | 'refund', paymentId: number): string =>
  `${ONCE_KEY[what]}${paymentId}`;
