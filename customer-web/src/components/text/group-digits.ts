const GROUPED = new Intl.NumberFormat('en-US');

/** `14350` to `14,350`, in both languages. */
export const groupDigits = (amount: number): string => GROUPED.format(amount);
