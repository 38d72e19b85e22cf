import { SUSPENDED_TYPE } from '@laundry/shared/constants/user-status';
import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../calls/api';
import type { StoppedInfo } from '../calls/api-types';

/** Why a customer is suspended, and what is owed before the service goes on. */
export const suspensionQuery = queryOptions({
  // An operator or a payment may end a suspension meanwhile: it is read anew whenever a screen opens.
  refetchOnMount: 'always',
  queryKey: ['suspension'],
  queryFn: () => answer(client.GET('/api/v1/stoppedUserInfos')),
});

/** A card was declined: registering another one ends the suspension. */
export const isSuspendedForCard = (infos: readonly StoppedInfo[]): boolean =>
  infos.some(({ type, solved }) => type === SUSPENDED_TYPE.creditCard && !solved);
