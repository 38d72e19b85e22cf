import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, client } from './api';

const LOOK_AGAIN_MS = 60_000;

const maintenanceQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: () => answer(client.GET('/api/v1/maintenance')),
  staleTime: LOOK_AGAIN_MS,
  refetchInterval: LOOK_AGAIN_MS,
});

export const useMaintenance = () => useQuery(maintenanceQuery);
