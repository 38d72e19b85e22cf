/** Under which name the answer about a payment is kept. */
export const paymentKey = (id: number) => ['payment-attempts', 'getOne', id] as const;
