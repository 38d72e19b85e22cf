import { answer, client } from '../api/client';

/** The first so many of a customer's records. */
const first = (id: number, rows: number) => ({
  params: { path: { id }, query: { range: JSON.stringify([0, rows - 1]) } },
});

/** What belongs to one customer. */
export const customerActions = {
  requestsOf: (id: number) => answer(client.GET('/api/v1/admin/washRequests/{id}', { params: { path: { id } } })),
  ledgerOf: (id: number, rows: number) => answer(client.GET('/api/v1/admin/users/{id}/ledger', first(id, rows))),
  paymentsOf: (id: number, rows: number) => answer(client.GET('/api/v1/admin/users/{id}/payments', first(id, rows))),
  mailsOf: (id: number, rows: number) => answer(client.GET('/api/v1/admin/users/{id}/mails', first(id, rows))),
  historyOf: (id: number, rows: number) => answer(client.GET('/api/v1/admin/users/{id}/history', first(id, rows))),
};
