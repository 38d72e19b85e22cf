import { type JstDateTime, parseDateTime } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useOneMutation } from '@laundry/web-kit/forms/use-one-mutation';
import { useRequestsChanged } from '../request-queries';
import { callOffOnetimeRequest } from './api';

interface Hold {
  id: number;
  until: JstDateTime | null;
}

/** A request of one's own that waits for its payment and stands in the way of another, and its end. */
export function useOwnHold(onEnded: () => void) {
  const [hold, setHold] = useState<Hold | null>(null);
  const requestsChanged = useRequestsChanged();
  const ending = useOneMutation({
    mutationFn: callOffOnetimeRequest,
    onSuccess: () => {
      setHold(null);
      onEnded();
    },
    // It may have been paid meanwhile: then it is a request like any other.
    onSettled: () => void requestsChanged(),
  });
  const meet = (next: Hold | null): void => {
    setHold(next);
    ending.reset();
  };
  return {
    hold,
    end: (): void => {
      if (hold !== null) ending.mutate(hold.id);
    },
    isEnding: ending.isPending,
    hasEnded: ending.isSuccess,
    failure: ending.error,
    /** What a refusal tells of it. */
    metBy: (error: unknown): void => meet(holdOf(error)),
    forget: (): void => meet(null),
  };
}

export type OwnHold = ReturnType<typeof useOwnHold>;

function holdOf(error: unknown): Hold | null {
  if (!(error instanceof ApiError)) return null;
  const { held_id: id, held_until: until } = error.facts;
  return typeof id === 'number' ? { id, until: parseDateTime(until) } : null;
}
