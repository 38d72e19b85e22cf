import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import type { Caller } from './caller.js';
import { washes } from '../../harness/month-edge/washes.js';
import { Customer, fieldOf, type Account } from './customer.js';
import { ofCustomer } from './effects.js';
import type { Payer } from './payer.js';

/** A customer of a monthly plan by card, who also buys washes and pays for some of them. */
export class BuyerByCard extends Customer {
  constructor(
    caller: Caller,
    account: Account,
    browser: string,
    private readonly payer: Payer,
  ) {
    super(caller, account, browser);
  }

  protected override act(dice: number): Promise<unknown> {
    return dice < 12 ? this.buy() : super.act(dice);
  }

  private async buy(): Promise<void> {
    const body = washes(this.account.plan, this.caller.random.between(1, 3), PAYMENT_METHOD.creditCard);
    const path = '/users/me/washRequestCount';
    const bought = await this.ask({
      method: 'POST',
      path,
      body,
      key: this.newKey(),
      effects: [],
      isStoredBefore: true,
    });
    const form = fieldOf(bought, 'payment');
    if (form !== undefined) this.payer.payForm(form);
  }
}

const PLANS = ['t16_2_M', 't20_2_L', 't32_2'];

/** A company that pays by invoice: what it buys and chooses holds at once. */
export class BuyerByInvoice extends Customer {
  protected override act(dice: number): Promise<unknown> {
    if (dice < 12) return this.buy();
    if (dice < 18) return this.choosePlan();
    return super.act(dice);
  }

  private buy(): Promise<unknown> {
    const body = washes(this.account.plan, this.caller.random.between(1, 3), PAYMENT_METHOD.invoice);
    const effects = [ofCustomer(OPERATION.extraPurchased, this.account.id)];
    return this.ask({ method: 'POST', path: '/users/me/washRequestCount', body, key: this.newKey(), effects });
  }

  private choosePlan(): Promise<unknown> {
    const plan_id = this.caller.random.pick(PLANS);
    const body = { plan_id, pickup_delivery_type: 5, user_plan_option: 0, payment_method: PAYMENT_METHOD.invoice };
    const effects = [ofCustomer(OPERATION.planChanged, this.account.id, 'unless the same')];
    return this.ask({ method: 'POST', path: '/users/me/userPlan', body, key: this.newKey(), effects });
  }
}
