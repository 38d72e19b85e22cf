import { useQuery } from '@tanstack/react-query';
import { call } from './http-client';

export interface Maintenance {
  readonly maint_flg: 0 | 1;
  readonly start_dt: string | null;
  readonly end_dt: string | null;
  readonly type: number | null;
  readonly content: string | null;
}

const ONE_MINUTE = 60_000;

/** Whether the service is under maintenance; asked again every minute (spec 3 §6). */
export const useMaintenance = () =>
  useQuery({
    queryKey: ['maintenance'],
    queryFn: () => call<Maintenance>('GET', '/maintenance'),
    refetchInterval: ONE_MINUTE,
    staleTime: ONE_MINUTE,
  });
