import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestKeys } from '../../resources/wash-requests/request-keys';

const ONE_MINUTE = 60_000;

/** The day's work; read again with everything else about requests, and as others change it. */
export function useWork() {
  const data = useConsoleData();
  return useQuery({
    queryKey: [...requestKeys.all, 'work'],
    queryFn: () => data.work(),
    refetchInterval: ONE_MINUTE,
  });
}
