import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error';

const MOST_TRIES = 2;

/** A refusal stays a refusal; only what may pass by itself (no connection, a busy server) is tried again. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < MOST_TRIES && mayPass(error),
      },
    },
  });

const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
