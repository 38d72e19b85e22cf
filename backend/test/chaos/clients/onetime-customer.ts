import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { addDays, at } from '@laundry/shared/time/jst';
import type { Caller } from './caller.js';
import { Customer, fieldOf, type Account } from './customer.js';
import { requestBy } from './effects.js';
import type { Payer } from './payer.js';
import { DAYS } from './slots.js';

/** Yen a bag on a weekday before the evening, delivered later: the demo's price. */
const PRICE = 2_500;

/** A customer without a plan, who pays for each request by card or PayPay, or does not. */
export class OnetimeCustomer extends Customer {
  constructor(
    caller: Caller,
    account: Account,
    browser: string,
    private readonly payer: Payer,
  ) {
    super(caller, account, browser);
  }

  protected override async act(): Promise<void> {
    const { random } = this.caller;
    const key = this.newKey();
    const day = random.pick(DAYS);
    const count = random.between(1, 3);
    const { creditCard, paypay } = ONETIME_PAYMENT_METHOD;
    const method = random.pick([creditCard, paypay]);
    const answer = await this.ask({
      method: 'POST',
      path: '/users/me/onetimeRequests',
      body: {
        sched_pickup_dt: at(day, `${random.between(13, 18)}:00`),
        sched_delivery_dt: at(addDays(day, 7), '18:00'),
        count,
        bikou: key,
        price: count * PRICE,
        onetime_payment_method_id: method,
        ...(method === paypay && { redirect_url: '/' }),
      },
      key,
      effects: [requestBy(key)],
      isStoredBefore: true,
    });
    const form = fieldOf(answer, 'payment');
    if (form !== undefined) this.payer.payForm(form);
    this.payer.payCode(fieldOf(answer, 'url'));
  }
}
