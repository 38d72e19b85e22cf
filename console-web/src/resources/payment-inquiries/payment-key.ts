/** Under which name the answer about a payment is stored. */
export const paymentKey = (id: number) => ['payment-attempts', 'getOne', id] as const;
