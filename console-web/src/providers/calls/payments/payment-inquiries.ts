import { type JstDate, addDays, at, parseDate } from '@laundry/shared/time/jst';
import { answer, client } from '../../api/client';
import { todayJst } from '../../clock';
import type { Filter } from '../../filter';
import type { ResourceCalls } from '../resource-calls';

const DAYS_SHOWN = 6;

/** The last week: what the screens start with. */
export const initialInquiries = (today: JstDate) => ({ from: addDays(today, -DAYS_SHOWN), to: today });

/** Whole days become the moments that the API asks for. */
function spanFilter({ from, to, ...rest }: Filter): Filter {
  const initial = initialInquiries(todayJst());
  const first = parseDate(from) ?? initial.from;
  const last = parseDate(to) ?? initial.to;
  return { ...rest, from: at(first, '00:00'), to: `${last} 23:59:59` };
}

/** What came in a provider's name and was not believed. */
export const paymentMessageCalls: ResourceCalls = {
  path: 'admin/paymentMessages',
  filterOf: (filter: object) => spanFilter({ ...filter }),
};

/** What providers were asked. */
export const paymentAttemptCalls: ResourceCalls = {
  path: 'admin/paymentAttempts',
  filterOf: (filter: object) => spanFilter({ ...filter }),
};

const one = (id: number) => ({ path: { id } });

export const inquiryActions = {
  /** A payment with all that was asked and said about it. */
  getPayment: (id: number) => answer(client.GET('/api/v1/admin/payments/{id}', { params: one(id) })),
  /** Has the provider asked at once; answers how the payment stands then. */
  askProvider: (id: number) => answer(client.POST('/api/v1/admin/payments/{id}/ask', { params: one(id) })),
  /** Where our books and the providers' differ. */
  getPaymentDifferences: () => answer(client.GET('/api/v1/admin/paymentDifferences')),
  /** Has the provider of a payment that is over asked once more; answers whether the books agree. */
  comparePayment: (id: number) => answer(client.POST('/api/v1/admin/payments/{id}/compare', { params: one(id) })),
};
