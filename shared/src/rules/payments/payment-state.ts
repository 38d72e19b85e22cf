import { PAYMENT_STATE, type LostOutcome, type PaymentState } from '../../constants/payment-states.js';

const { created, waiting, settled, declined, cancelled, expired, unknown } = PAYMENT_STATE;

/** What may follow what. Money that arrives late still arrives; once it is there, no later message takes it away. */
const PAYMENT_CHANGES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  [created]: [waiting, declined, unknown, settled, cancelled, expired],
  [waiting]: [settled, declined, cancelled, expired, unknown],
  [unknown]: [settled, declined, cancelled, expired, waiting],
  [declined]: [settled],
  [cancelled]: [settled],
  [expired]: [settled],
  [settled]: [],
};

/** States in which the customer may still pay as they were asked to. */
export const OPEN_PAYMENT_STATES: readonly PaymentState[] = [created, waiting, unknown];

/** Whether the customer may still pay as they were asked to. */
export const isOpenPayment = (state: PaymentState): boolean => OPEN_PAYMENT_STATES.includes(state);

/** Whether a payment may go from one state to another. */
export const mayFollow = (from: PaymentState, to: PaymentState): boolean => PAYMENT_CHANGES[from].includes(to);

/** Whether a payment ended here has brought no money. */
export const endsWithoutMoney = (state: PaymentState): state is LostOutcome =>
  state === declined || state === cancelled || state === expired;
