import { useQueryClient } from '@tanstack/react-query';
import { areaInfoQuery } from './area-info';

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
