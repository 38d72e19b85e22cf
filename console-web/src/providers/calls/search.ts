import { answer, client } from '../api/client';

/** The search field of the header. */
export const searchActions = {
  find: (q: string) => answer(client.GET('/api/v1/admin/search', { params: { query: { q } } })),
};
