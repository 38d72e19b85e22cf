import { LIMITS } from '@laundry/shared/constants/limits';
import { addMinutes } from '@laundry/shared/time/jst';
import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../../../lib/calls/api';
import type { OwnPayment } from '../../../../lib/calls/api-types';
import { REQUESTS_KEY } from '../../request-queries';
import type { Hold } from './use-own-hold';

/** The requests that wait for their payment, newest first: they are in no list but that of the customer's payments. */
export const heldQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: [REQUESTS_KEY, 'held'],
  queryFn: async (): Promise<HeldPayment[]> => {
    const { payments } = await answer(client.GET('/api/v1/users/me/payments', { params: { query: {} } }));
    return payments.flatMap(heldFor);
  },
});

interface HeldPayment extends Hold {
  readonly amount: number;
}

const heldFor = ({ subject, state, request_id: id, at, amount }: OwnPayment): HeldPayment[] =>
  subject === 'onetime' && state === 'open' && id !== null
    ? [{ id, until: addMinutes(at, LIMITS.unpaidOnetimeMinutes), amount }]
    : [];
