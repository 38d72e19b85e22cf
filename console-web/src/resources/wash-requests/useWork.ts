import { useQuery } from '@tanstack/react-query';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestKeys } from './request-keys';

const ONE_MINUTE = 60_000;
export const WORK_KEY = [...requestKeys.all, 'work'];

/** The day's work; read again with everything else about requests, and as others change it. */
export function useWork() {
  const data = useConsoleData();
  const query = useQuery({
    queryKey: WORK_KEY,
    queryFn: () => data.work(),
    refetchInterval: ONE_MINUTE,
  });
  return { data: query.data, error: query.error, refetch: query.refetch, updatedAt: query.dataUpdatedAt };
}
