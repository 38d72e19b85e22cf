import { STOPPED_TYPE } from '@laundry/shared/constants/user-status';
import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../calls/api';
import type { StoppedInfo } from '../calls/api-types';

/** Why a customer is stopped, and what is owed before the service goes on. */
export const stoppedInfosQuery = queryOptions({
  // An operator or a payment ends a stop meanwhile: what is opened is asked for again.
  refetchOnMount: 'always',
  queryKey: ['stopped-infos'],
  queryFn: () => answer(client.GET('/api/v1/stoppedUserInfos')),
});

/** A card was declined: another one resumes. */
export const isStoppedForCard = (infos: readonly StoppedInfo[]): boolean =>
  infos.some(({ type, solved }) => type === STOPPED_TYPE.creditCard && !solved);
