import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { forgetPayment, storedPayment } from '../../../../lib/payment/open-payment';
import { useQueryClient } from '@tanstack/react-query';
import { heldQuery, useRequestsChanged } from '../../request-queries';
import { endOnetimeHold } from '../api';

interface Ending {
  requestId: number;
  onEnded: () => void;
  /** It was paid meanwhile: a request like any other, which does not end so. */
  onPaid: () => void;
}

/** Ends a request of one's own that waits for its payment. */
export function useEndHold() {
  const queries = useQueryClient();
  const requestsChanged = useRequestsChanged();
  const ending = useOneMutation({
    mutationFn: ({ requestId }: Ending) => endOnetimeHold(requestId),
    onSuccess: (_answer, { requestId, onEnded }) => {
      if (storedPayment()?.resume?.requestId === requestId) forgetPayment();
      // Its time can be chosen at once.
      queries.setQueryData(heldQuery.queryKey, (held) => held?.filter(({ id }) => id !== requestId));
      onEnded();
    },
    onError: (error, { onPaid }) => {
      if (isPaid(error)) onPaid();
    },
    onSettled: () => void requestsChanged(),
  });
  const wasPaid = isPaid(ending.error);
  return {
    end: (requestId: number, told: Omit<Ending, 'requestId'>): void => ending.mutate({ requestId, ...told }),
    isEnding: ending.isPending,
    hasEnded: ending.isSuccess,
    wasPaid,
    /** Why it could not be ended; it can be tried again. */
    failure: wasPaid ? null : ending.error,
    reset: ending.reset,
  };
}

const isPaid = (error: Error | null): boolean => error instanceof ApiError && error.reason === 'stale';
