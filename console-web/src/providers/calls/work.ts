import { answer, client } from '../api/client';
import type { Work } from '../api/api-types';

/** What is asked about somebody's own day. */
export const workActions = {
  /** What whoever is signed in has to do today, and has done. */
  work: async (): Promise<readonly Work[]> => {
    const rows = await answer(client.GET('/api/v1/admin/work'));
    return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]));
  },
};
