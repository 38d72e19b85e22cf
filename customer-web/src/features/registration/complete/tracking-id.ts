const ID_DIGITS = 8;

/** The number a one-time registration is known by: the day it was made and the customer's id, zero-padded. */
export const trackingId = ({ created_at, id }: { created_at: string; id: number }): string =>
  `${created_at.slice(0, 10).replaceAll('-', '')}${String(id).padStart(ID_DIGITS, '0')}`;
