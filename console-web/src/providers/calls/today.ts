import { answer, client } from '../api/client';

/** The top page, and what went wrong of late. */
export const todayActions = {
  today: () => answer(client.GET('/api/v1/admin/today')),
  failures: () => answer(client.GET('/api/v1/admin/failures')),
  sendMailAgain: (id: number) =>
    answer(client.POST('/api/v1/admin/failures/mails/{id}/retry', { params: { path: { id } } })),
  sendOrderAgain: (id: number) =>
    answer(client.POST('/api/v1/admin/failures/orders/{id}/retry', { params: { path: { id } } })),
};
