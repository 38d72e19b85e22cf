import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, client } from './calls/api';

const LOOK_AGAIN_MS = 60_000;

const ask = () => answer(client.GET('/api/v1/maintenance'));

const maintenanceQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: ask,
  staleTime: LOOK_AGAIN_MS,
  refetchInterval: LOOK_AGAIN_MS,
});

export const useMaintenance = () => useQuery(maintenanceQuery);

/** Whether the server can be reached: asked by a call that needs no session. */
export const isReachable = (): Promise<boolean> =>
  ask().then(
    () => true,
    () => false,
  );
