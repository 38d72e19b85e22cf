import { OPERATION } from '../../constants/operation-types.js';
import { ROLE } from '../../constants/roles.js';
import { SIZE, type SizeKey } from '../../constants/sizes.js';
import { compactName } from '../../text/normalize.js';
import type { JstDateTime } from '../../time/jst.js';
import { type Leaver, hasLeft } from '../has-left.js';
import { refuse, type Refusal } from '../decision.js';
import { sizeKeyOf } from '../plans/plan-id.js';
import { addPriceFor, priceForAddBag } from '../plans/price.js';
import { balanceRoom, extraPlanOf, type ExtraAccount } from './extra-purchase.js';

/** What an operator sells: more washes of the plan, or bags themselves. */
export const SALES = [OPERATION.extraSoldByOperator, OPERATION.bagSoldByOperator] as const;
export type Sale = (typeof SALES)[number];

/** Sizes that bags are sold in. */
export const SOLD_SIZES: readonly SizeKey[] = [SIZE.S, SIZE.M, SIZE.L, SIZE.LL];

/** The remark by which a delivery of bags is known. */
export const BAG_DELIVERY_REMARK = 'バッグ配達';

export interface Buyer extends Leaver, ExtraAccount {
  readonly role: number;
  readonly name1: string;
  readonly name2: string;
  readonly company_name: string | null;
  readonly discount_price_for_add: number;
  readonly available_request_count: number;
}

export interface SaleForm {
  readonly operation_type: Sale;
  readonly user_name: string;
  readonly size: SizeKey;
  readonly count: number;
}

export type SaleRefusal =
  | 'user_name_mismatch'
  | 'onetime_not_allowed'
  | 'plan_not_begun'
  | 'size_not_of_plan'
  | 'invalid_value'
  | 'balance_max';

export type SaleDecision =
  | { readonly ok: true; readonly price: number }
  | { readonly ok: false; readonly refusals: readonly Refusal<SaleRefusal>[] };

/**
 * What a sale costs, or why it cannot be. The registered name proves that the operator means this customer; an unknown
 * number, a customer who has left and another's name are answered alike.
 */
export function decideSale(form: SaleForm, buyer: Buyer | null, now: JstDateTime): SaleDecision {
  const no = (code: SaleRefusal, field: string): SaleDecision => ({ ok: false, refusals: [refuse(code, field)] });
  if (buyer === null || buyer.role !== ROLE.customer || hasLeft(buyer, now) || !hasName(buyer, form.user_name))
    return no('user_name_mismatch', 'user_name');
  if (form.operation_type === OPERATION.bagSoldByOperator) {
    const bag = priceForAddBag(form.size);
    return bag === null ? no('invalid_value', 'size') : { ok: true, price: bag * form.count };
  }
  const sold = extraPlanOf(buyer, now);
  if (!sold.ok) return no(sold.code, 'operation_type');
  const { plan } = sold;
  if (sizeKeyOf(plan) !== form.size) return no('size_not_of_plan', 'size');
  if (form.count > balanceRoom(buyer.available_request_count)) return no('balance_max', 'count');
  return { ok: true, price: addPriceFor(plan, buyer.discount_price_for_add) * form.count };
}

/** A person's full name, or a company's, spaces of any width aside. */
function hasName({ name1, name2, company_name }: Buyer, typed: string): boolean {
  const name = compactName(typed);
  return name !== '' && [`${name1}${name2}`, company_name ?? ''].some((known) => compactName(known) === name);
}
