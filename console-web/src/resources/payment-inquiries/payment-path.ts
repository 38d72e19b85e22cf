/** A payment with all that its provider was asked and said. */
export const paymentPath = (id: number): string => `/payments/${id}`;
