import { QueryClient } from '@tanstack/react-query';
import { problemOf } from './problem';

/**
 * Asks again only when the server did not answer or is overloaded: a refusal stays a refusal. Without a connection a
 * read says so and comes back with the connection; a write says so and never happens: by default it would wait, and be
 * sent behind the back of whoever gave it up.
 */
export const buildQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && navigator.onLine && isWorthAsking(problemOf(error).status),
      },
      mutations: { networkMode: 'always' },
    },
  });

const isWorthAsking = (status: number): boolean => status === 0 || status === 502 || status === 503;
