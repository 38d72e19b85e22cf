import { useQuery } from '@tanstack/react-query';
import { epochMillis, machineMillis } from '@laundry/web-kit/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestKeys } from '../../resources/wash-requests/request-keys';

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
  /** When it was read, in ms by the server's clock: the cache counts by the machine's. */
  const readAt = query.dataUpdatedAt === 0 ? null : query.dataUpdatedAt + epochMillis() - machineMillis();
  return { data: query.data, error: query.error, refetch: query.refetch, updatedAt: query.dataUpdatedAt, readAt };
}
