import { QueryClient } from '@tanstack/react-query';
import { isLost } from './api-error';
import { hasLine } from './line';

const MOST_TRIES = 2;

/**
 * A refusal stays a refusal; only what nobody answered is read again. Nothing waits for the line: an action without one
 * fails where it was asked for and is not done later, when nobody wants it any more; what is read says that it could not be,
 * and is read again when the line is back. What is read stays good for `staleTime` ms.
 */
export const newQueryClient = (staleTime: number): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime,
        retry: (failures, error) => failures < MOST_TRIES && hasLine() && isLost(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
