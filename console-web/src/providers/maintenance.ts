import { useQuery } from '@tanstack/react-query';
import { answer, client } from './api/client';

const ONE_MINUTE = 60_000;
export const MAINTENANCE_KEY = ['maintenance'];

/** Whether the service is under maintenance; asked again every minute. */
export const useMaintenance = () =>
  useQuery({
    queryKey: MAINTENANCE_KEY,
    queryFn: () => answer(client.GET('/api/v1/maintenance')),
    refetchInterval: ONE_MINUTE,
    staleTime: ONE_MINUTE,
  });
