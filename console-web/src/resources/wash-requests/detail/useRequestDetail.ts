import { useGetOne } from 'ra-core';
import type { RequestDetail } from '../../../providers/api-types';
import { RESOURCE } from '../request-keys';

/** Apart from the rows of lists, which react-admin would otherwise take for the whole request. */
const WHOLE = { whole: true };

/** One request in full. */
export const useRequestDetail = (id: number) =>
  useGetOne<RequestDetail>(RESOURCE, { id, meta: WHOLE }, { enabled: Number.isSafeInteger(id) });
