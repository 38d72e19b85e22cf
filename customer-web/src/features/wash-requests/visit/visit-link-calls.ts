import { ApiError } from '@laundry/web-kit/calls/api-error';
import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../../lib/calls/api';
import type { OwnVisitLink } from '../../../lib/calls/api-types';

const LINK = '/api/v1/users/me/washRequests/{id}/visitLink';
const NONE: OwnVisitLink = { url: null };

/** The link of a request's page; a request that is gone has none. */
export const visitLinkQuery = (id: number) =>
  queryOptions({
    queryKey: ['visit-link', id],
    queryFn: () => answer(client.GET(LINK, { params: { path: { id } } })).catch(noneIfGone),
  });

export const renewVisitLink = (id: number) => answer(client.POST(LINK, { params: { path: { id } } }));

function noneIfGone(error: unknown): OwnVisitLink {
  if (error instanceof ApiError && error.status === 404) return NONE;
  throw error;
}
