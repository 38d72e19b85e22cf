import { PAYMENT_STATE, type PaymentState, type ReportedOutcome } from '../../constants/payment-states.js';
import { endsWithoutMoney } from './payment-state.js';

/** How a payment stands in a provider's books; `none`: they do not know its number. */
export type BookedOutcome = ReportedOutcome | 'none';

/** What a provider's books hold of a payment. */
export interface BookedPayment {
  readonly outcome: BookedOutcome;
  /** Yen; null where they name none. */
  readonly amount: number | null;
}

/** How our books and a provider's differ: paid here only, unknown there, of another amount, paid there only. */
export const BOOKS_DIFFERENCE = { unpaid: 'unpaid', unheard: 'unheard', amount: 'amount', paid: 'paid' } as const;
export type BooksDifference = (typeof BOOKS_DIFFERENCE)[keyof typeof BOOKS_DIFFERENCE];

const { settled } = PAYMENT_STATE;

/** How they differ; null: they agree, as any two ends without money do. An open payment is not compared. */
export function booksDifference(
  ours: { readonly state: PaymentState; readonly amount: number },
  theirs: BookedPayment,
): BooksDifference | null {
  // A card that was only checked costs nothing, whoever thinks it was paid.
  if (endsWithoutMoney(ours.state)) return theirs.outcome === settled && ours.amount > 0 ? BOOKS_DIFFERENCE.paid : null;
  if (ours.state !== settled) return null;
  if (theirs.outcome === 'none') return BOOKS_DIFFERENCE.unheard;
  if (theirs.outcome !== settled) return BOOKS_DIFFERENCE.unpaid;
  return theirs.amount === null || theirs.amount === ours.amount ? null : BOOKS_DIFFERENCE.amount;
}
