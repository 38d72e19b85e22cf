import type { AttemptKind, AttemptState } from '@laundry/shared/constants/payment-attempts';
import type { PaymentChannel, PaymentState } from '@laundry/shared/constants/payment-states';

/** A call to a payment provider, and what may be told of its answer. */
export class CallToProviderView {
  id: number;
  kind: AttemptKind;
  /** begun: nobody knows what became of the call; answered; unknown: no answer came. */
  state: AttemptState;
  began_at: string;
  ended_at: string | null;
  /** What the provider says of the payment; `none`: it has never heard of it. */
  outcome: string | null;
  /** Yen that it names. */
  amount: number | null;
  /** The provider's own number. */
  ref: string | null;
  /** Why there is no answer, or no good one: a code of the provider, or words of ours. */
  trouble: string | null;
}

/** A row of the list: the call with its payment, and whose it is. */
export class PaymentAttemptView extends CallToProviderView {
  payment_id: number;
  channel: PaymentChannel;
  payment_amount: number;
  payment_state: PaymentState;
  user_id: number;
  name1: string;
  name2: string;
}
