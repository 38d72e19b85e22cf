import { useQuery } from '@tanstack/react-query';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { loadContexts } from './change-context';

export const CHANGE_CONTEXT = ['change-context'];

/** What the date rules need besides the request; null as long as there is none. */
export function useChangeContext(request: RequestDetail | undefined) {
  const data = useConsoleData();
  return useQuery({
    queryKey: [...CHANGE_CONTEXT, request?.id, request?.send_addr_zipcode],
    queryFn: async () => (await loadContexts(data, request === undefined ? [] : [request]))[0] ?? null,
    enabled: request !== undefined,
  });
}
