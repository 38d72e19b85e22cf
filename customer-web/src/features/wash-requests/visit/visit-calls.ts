import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../../lib/calls/api';
import type { AtDoorBody, RevisitBody, VisitChange } from '../../../lib/calls/api-types';

const VISIT = '/api/v1/visits/{secret}';
/** Who waits at the door looks at it without touching it. */
const AGAIN_MS = 60_000;

export const visitQuery = (secret: string) =>
  queryOptions({
    queryKey: ['visit', secret],
    queryFn: () => answer(client.GET(VISIT, { params: { path: { secret } } })),
    refetchOnMount: 'always',
    refetchInterval: AGAIN_MS,
  });

export const moveVisit = (secret: string, body: VisitChange) =>
  answer(client.PUT(VISIT, { params: { path: { secret } }, body }));

export const changeAtDoor = (secret: string, body: AtDoorBody) =>
  answer(client.PUT(`${VISIT}/atDoor`, { params: { path: { secret } }, body }));

export const chooseAgain = (secret: string, body: RevisitBody) =>
  answer(client.PUT(`${VISIT}/again`, { params: { path: { secret } }, body }));

export const cancelVisit = (secret: string) => answer(client.DELETE(VISIT, { params: { path: { secret } } }));
