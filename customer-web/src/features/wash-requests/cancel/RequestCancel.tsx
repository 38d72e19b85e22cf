import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../../components/loading/QueryState';
import { answer, client } from '../../../lib/calls/api';
import { isLost } from '@laundry/web-kit/calls/api-error';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { RequestGone } from '../RequestGone';
import { forgetSentBooking } from '../booking/booking-draft';
import { currentRequestsQuery, useRequestsChanged } from '../request-queries';
import { CancelConfirm } from './CancelConfirm';
import { CancelDone } from './CancelDone';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';

/** Confirm, then done; the bags left are read anew. */
export function RequestCancel({ id }: { id: number }) {
  const requests = useQuery(currentRequestsQuery);
  const requestsChanged = useRequestsChanged();
  const [cancelled, setCancelled] = useState<WashRequest | null>(null);
  const late = useLateAnswer();
  const cancelling = useOneMutation({
    onMutate: late.forget,
    mutationFn: ({ id }: WashRequest) =>
      answer(client.DELETE('/api/v1/users/me/washRequests/{id}', { params: { path: { id } } })),
    onSuccess: (_nothing, row) => {
      forgetSentBooking();
      setCancelled(row);
      late.sent();
    },
    onError: (error) => late.refused(error),
    onSettled: () => void requestsChanged(),
  });
  if (cancelled !== null) return <CancelDone row={cancelled} />;
  return (
    <QueryState query={requests} skeletonLines={6}>
      {(rows) => {
        const row = rows.find((one) => one.id === id);
        const { error, variables: sent } = cancelling;
        // The answer to the cancellation was lost, but the request is no longer there: it is cancelled.
        if (row === undefined && sent?.id === id && isLost(error)) return <CancelDone row={sent} />;
        if (row === undefined) return <RequestGone />;
        return (
          <CancelConfirm
            row={row}
            error={cancelling.error}
            pending={cancelling.isPending}
            onCancel={() => cancelling.mutate(row)}
          />
        );
      }}
    </QueryState>
  );
}
