import { normalizeZip } from '@laundry/shared/text/normalize';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { answer, client } from './calls/api';

const KEPT_MS = 5 * 60_000;

/** Whether and how a postal code is served; no call is made before it has seven digits. */
export function areaInfoQuery(zip: string) {
  const zipcode = normalizeZip(zip);
  return queryOptions({
    queryKey: ['area-info', zipcode],
    queryFn: () => answer(client.GET('/api/v1/areaInfo', { params: { query: { zipcode: zipcode ?? '' } } })),
    enabled: zipcode !== null,
    staleTime: KEPT_MS,
  });
}

/** The area of the delivery address; when it can't be asked for, the server decides alone. */
export function useAreaOf() {
  const queries = useQueryClient();
  return async ({ send_addr_zipcode }: { send_addr_zipcode: string }) => {
    const query = areaInfoQuery(send_addr_zipcode);
    if (!query.enabled) return null;
    const everything = { error: null, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: true };
    const area = await queries.fetchQuery({ ...query, retry: false }).catch(() => everything);
    return area.error === null ? area : null;
  };
}
