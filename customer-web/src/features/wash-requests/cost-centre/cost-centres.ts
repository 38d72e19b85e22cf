import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../../lib/calls/api';

/** Those that the company named last. */
export const costCentresQuery = queryOptions({
  queryKey: ['cost-centres'],
  queryFn: () => answer(client.GET('/api/v1/users/me/washRequests/costCentres')),
});

/** `seen`: the cost centre that the screen showed; another one is not overwritten. */
export const changeCostCentre = (id: number, body: { cost_centre: string; seen: string }) =>
  answer(client.PUT('/api/v1/users/me/washRequests/{id}/costCentre', { params: { path: { id } }, body }));
