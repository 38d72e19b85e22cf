import { normalizeZip } from '@laundry/shared/text/normalize';
import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../calls/api';

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
