import { QueryClient, onlineManager } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error';

const MOST_TRIES = 2;

/**
 * A refusal stays a refusal; only what may pass by itself (no connection, a busy server) is read again. Nothing waits
 * for the line: an action without one fails where it was asked for and is not done later, when nobody wants it any more;
 * what is read says that it could not be, and is read again when the line is back.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (failures, error) => failures < MOST_TRIES && mayPass(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

const mayPass = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || (error.status === 0 && onlineManager.isOnline());
};
