import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

interface QueryStateProps<T> {
  query: UseQueryResult<T>;
  skeletonLines?: number;
  children: (data: T) => ReactNode;
}

/** Loading, error and done of what a screen reads; emptiness is the screen's own to word. */
export function QueryState<T>({ query, skeletonLines, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton lines={skeletonLines} />;
}
