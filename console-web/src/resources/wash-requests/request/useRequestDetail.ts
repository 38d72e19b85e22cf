import { type DataProvider, useGetOne } from 'ra-core';
import type { RequestDetail } from '../../../providers/api/api-types';
import { RESOURCE } from '../request-keys';

/** Apart from the rows of lists, which react-admin would otherwise take for the whole request. */
const WHOLE = { whole: true };

/** One request in full; one that is not there any more is not asked for, and known as long as it is remembered. */
export const useRequestDetail = (id: number, isThere = true) =>
  useGetOne<RequestDetail>(RESOURCE, { id, meta: WHOLE }, { enabled: isThere && Number.isSafeInteger(id) });

/** The same for who reads it ahead: under which name react-admin keeps it, and how it is read. */
export const detailQuery = (id: number) => ({
  queryKey: [RESOURCE, 'getOne', { id: String(id), meta: WHOLE }],
  read: (data: DataProvider): Promise<RequestDetail> =>
    data.getOne<RequestDetail>(RESOURCE, { id, meta: WHOLE }).then((answer) => answer.data),
});
