import { HttpResponse, http } from 'msw';
import type { OwnPayment } from '../../lib/calls/api-types';
import { api, server } from '../server';
import { type World, signedIn } from '../signed-in';

export const ownPayment = (overrides: Partial<OwnPayment> = {}): OwnPayment => ({
  key: 'p12',
  at: '2026-11-20 10:00:00',
  month: '2026-11',
  subject: 'washes',
  months: [],
  count: 3,
  request_id: null,
  method: 'card',
  amount: 5460,
  is_refund: false,
  state: 'paid',
  due_date: null,
  has_receipt: true,
  ...overrides,
});

interface Paid {
  payments?: readonly OwnPayment[];
  invoice_months?: readonly string[];
  older?: string | null;
}

/** A customer with such payments; without any said, one purchase by card. */
export function signedInWithPayments(paid: Paid = {}, user: World['user'] = {}): World {
  const { payments = [ownPayment()], invoice_months = [], older = null } = paid;
  const world = signedIn({ user });
  server.use(
    http.get(api('/users/me/payments'), ({ request }) => {
      const until = new URL(request.url).searchParams.get('until');
      const span = { from: '2026-06', until: until ?? '2026-11', invoice_months };
      return HttpResponse.json(until === null ? { ...span, payments, older } : { ...span, payments: [], older: null });
    }),
  );
  return world;
}
