import type { MessageKey } from '@laundry/shared/messages/ja';
import { extraCountRefusal } from '@laundry/shared/rules/payments/extra-purchase';
import { extraPaymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { addPriceFor } from '@laundry/shared/rules/plans/price';
import type { CurrentUser, ExtraPurchaseBody } from '../../lib/calls/api-types';

/** The form, by the names of the fields that the server answers errors on; as select and radio buttons have them. */
export interface PurchaseValues {
  count: string;
  payment_method: string;
}

export interface Purchase {
  count: number;
  method: number;
  /** Yen a bag. */
  unit: number;
  /** Yen of all. */
  price: number;
}

/** One bag, paid as the month is. */
export const firstPurchase = (user: CurrentUser): PurchaseValues => ({
  count: '1',
  payment_method: String(extraPaymentChoices(user.payment_method_id)[0]),
});

export function purchaseOf(values: PurchaseValues, user: CurrentUser, plan: PlanId): Purchase {
  const count = Number(values.count);
  const unit = addPriceFor(plan, user.discount_price_for_add);
  return { count, method: Number(values.payment_method), unit, price: unit * count };
}

export const purchaseBody = ({ count, method, unit, price }: Purchase): ExtraPurchaseBody => ({
  count,
  price,
  payment_method: method,
  price_per_count: unit,
});

export function checkPurchase(values: PurchaseValues, user: CurrentUser): Partial<Record<'count', MessageKey>> {
  const refusal = extraCountRefusal(Number(values.count), user.available_request_count);
  return refusal === null ? {} : { count: refusal.code };
}
