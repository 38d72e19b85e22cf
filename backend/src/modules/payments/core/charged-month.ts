import { monthOf } from '@laundry/shared/time/jst';
import { jsonField } from '../../../common/foreign-json.js';
import type { Payment } from './payment.entity.js';

/** What a month's charge is for; an older one says the month alone. */
export interface MonthPurpose {
  /** `YYYY-MM` */
  readonly month: string;
  readonly plan_id?: string;
  /** A plan that was to begin later begins with it. */
  readonly begins?: boolean;
}

/** What a month's charge was begun for, as it is stored. */
export function monthPurpose(payment: Pick<Payment, 'purpose' | 'created_at'>): MonthPurpose {
  const said: unknown = JSON.parse(payment.purpose);
  const plan_id = jsonField(said, 'plan_id');
  return {
    month: chargedMonth(payment),
    ...(typeof plan_id === 'string' && { plan_id }),
    begins: jsonField(said, 'begins') === true,
  };
}

/** The month that a payment is for, `YYYY-MM`: a charge says it, all else is of the month in which it was begun. */
export function chargedMonth({ purpose, created_at }: Pick<Payment, 'purpose' | 'created_at'>): string {
  const month = jsonField(JSON.parse(purpose), 'month');
  return typeof month === 'string' ? month : monthOf(created_at);
}
