import { useQuery } from '@tanstack/react-query';
import { answer, client } from './api/client';

const ONE_MINUTE = 60_000;
export const MAINTENANCE_KEY = ['maintenance'];

const ask = () => answer(client.GET('/api/v1/maintenance'));

/** Whether the service is under maintenance; asked again every minute. */
export const useMaintenance = () =>
  useQuery({
    queryKey: MAINTENANCE_KEY,
    queryFn: ask,
    refetchInterval: ONE_MINUTE,
    staleTime: ONE_MINUTE,
  });

/** Whether the server answers what it answers to everybody. */
export const isReachable = (): Promise<boolean> =>
  ask().then(
    () => true,
    () => false,
  );
