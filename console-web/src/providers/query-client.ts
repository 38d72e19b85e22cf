import { QueryClient } from '@tanstack/react-query';
import { problemOf } from './problem';

/** Asks again only when the server did not answer or is overloaded: a refusal stays a refusal. */
export const buildQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isWorthAsking(problemOf(error).status),
      },
    },
  });

const isWorthAsking = (status: number): boolean => status === 0 || status === 502 || status === 503;
