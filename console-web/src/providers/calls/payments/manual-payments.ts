import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { type JstDate, at, firstOfMonth, parseDate } from '@laundry/shared/time/jst';
import { answer, client } from '../../api/client';
import type { ManualPayment } from '../../api/api-types';
import { todayJst } from '../../clock';
import { currentOperator } from '../../access/operator';
import type { Filter } from '../../filter';
import type { ResourceCalls } from '../resource-calls';

type PaymentEdit = Partial<Pick<ManualPayment, 'status_id' | 'bikou' | 'version'>>;

/** This month up to today: what the screen starts with. */
export const initialPayments = (today: JstDate) => ({ from: firstOfMonth(today), to: today });

/** Whole days become the moments that the API asks for. */
function paymentFilter({ from, to, ...rest }: Filter): Filter {
  const initial = initialPayments(todayJst());
  const first = parseDate(from) ?? initial.from;
  const last = parseDate(to) ?? initial.to;
  return { ...rest, from: at(first, '00:00'), to: `${last} 23:59:59` };
}

export const manualPaymentActions = {
  /** What all that a search finds comes to, by status. */
  paymentSumsOf: (filter: object) => {
    const query = { filter: JSON.stringify(paymentFilter({ ...filter })) };
    return answer(client.GET('/api/v1/payments/manualpayment/sums', { params: { query } }));
  },
};

export const manualPaymentCalls: ResourceCalls = {
  path: 'payments/manualpayment',
  filterOf: (filter: object) => paymentFilter({ ...filter }),
  update: async (id, { status_id, bikou, ...seen }: PaymentEdit) => {
    const params = { path: { id } };
    if (bikou !== undefined)
      return answer(client.POST('/api/v1/payments/{id}/bikou', { params, body: { bikou, ...seen } }));
    const wanted = Object.values(PAYMENT_STATUS).find((status) => status === status_id);
    if (wanted === undefined) throw new Error('no field of a payment to set');
    const changed = await answer(
      client.POST('/api/v1/payments/{id}/status', { params, body: { status_id: wanted, ...seen } }),
    );
    // The answer names who set it by their id only: it is whoever is signed in.
    const { name1, name2 } = await currentOperator();
    return { ...changed, update_name1: name1, update_name2: name2 };
  },
};
