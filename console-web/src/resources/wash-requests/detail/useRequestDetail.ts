import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

/** One request in full. */
export function useRequestDetail(id: number) {
  const data = useConsoleData();
  return useQuery({
    queryKey: requestKeys.detail(id),
    queryFn: () => data.getRequest(id),
    enabled: Number.isSafeInteger(id),
  });
}
