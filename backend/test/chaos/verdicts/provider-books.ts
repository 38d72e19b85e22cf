/** A payment as one of two sides has it. */
export interface Booked {
  readonly no: string;
  /** Yen. */
  readonly amount: number;
}

export interface OwnPayment extends Booked {
  readonly state: string;
  /** Settled before there was a provider. */
  readonly isOfDemo?: boolean;
}

/**
 * Our payments against what the providers have taken: all of it is settled here, in its amount, and nothing else is. A line
 * for each difference.
 */
export function differences(own: readonly OwnPayment[], taken: readonly Booked[]): string[] {
  const ours = new Map(own.map((payment) => [payment.no, payment]));
  const theirs = new Map(taken.map((payment) => [payment.no, payment]));
  const unknown = taken.flatMap(({ no, amount }) => {
    const payment = ours.get(no);
    if (payment === undefined) return [`money without a payment: ${no}, ${amount} yen taken`];
    if (payment.state !== 'settled') return [`money that is not known: ${no}, ${amount} yen taken, ${payment.state}`];
    return payment.amount === amount ? [] : [`another amount: ${no}, ${amount} yen taken, ${payment.amount} settled`];
  });
  const untrue = own
    .filter(({ no, amount, state, isOfDemo }) => state === 'settled' && amount > 0 && !isOfDemo && !theirs.has(no))
    .map(({ no, amount }) => `settled without money: ${no}, ${amount} yen`);
  return [...unknown, ...untrue];
}
