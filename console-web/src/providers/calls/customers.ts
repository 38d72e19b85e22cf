import { answer, client } from '../api/client';
import { firstRows } from './first-rows';

/** What belongs to one customer. */
export const customerActions = {
  requestsOf: (id: number) => answer(client.GET('/api/v1/admin/washRequests/{id}', { params: { path: { id } } })),
  ledgerOf: (id: number, rows: number) => answer(client.GET('/api/v1/admin/users/{id}/ledger', firstRows(id, rows))),
  paymentsOf: (id: number, rows: number) =>
    answer(client.GET('/api/v1/admin/users/{id}/payments', firstRows(id, rows))),
  companyPeopleOf: (id: number) =>
    answer(client.GET('/api/v1/admin/users/{id}/companyPeople', { params: { path: { id } } })),
  mailsOf: (id: number, rows: number) => answer(client.GET('/api/v1/admin/users/{id}/mails', firstRows(id, rows))),
  historyOf: (id: number, rows: number) => answer(client.GET('/api/v1/admin/users/{id}/history', firstRows(id, rows))),
};
