/** Nothing is charged: a card is only to be checked and put on file. */
export const isCardCheck = (payment: { readonly amount: number } | null | undefined): boolean => payment?.amount === 0;
