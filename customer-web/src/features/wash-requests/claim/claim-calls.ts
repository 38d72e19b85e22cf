import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../../lib/calls/api';
import type { Claim, ClaimBody, Photo } from '../../../lib/calls/api-types';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { askedForPhoto } from '../photos/photo-query';

const OF_REQUEST = '/api/v1/users/me/washRequests/{id}/claims';
const PHOTOS = '/api/v1/users/me/photos';

/** What the customer wrote about a request's laundry. */
export const claimsQuery = (id: number) =>
  queryOptions({
    // The desk answers meanwhile.
    refetchOnMount: 'always',
    queryKey: ['claims', id],
    queryFn: () => answer(client.GET(OF_REQUEST, { params: { path: { id } } })),
  });

export const makeClaim = (id: number, body: ClaimBody, key: string): Promise<Claim> =>
  answer(client.POST(OF_REQUEST, { params: { path: { id } }, body, headers: { 'Idempotency-Key': key } })).catch(
    (error: unknown) => {
      throw isOfPhotos(error)
        ? new ApiError({ ...error.problem, refusals: [], reason: error.refusals[0]?.code ?? '' })
        : error;
    },
  );

/** Photos are chosen anew, not mended in a field: it is told where it was sent. */
const isOfPhotos = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.refusals.some(({ field }) => field === 'photos');

/** Keeps a photo to write with. */
export async function keepPhoto(body: Blob): Promise<Photo> {
  const url = `${window.location.origin}${PHOTOS}`;
  const headers = { 'Content-Type': body.type };
  const { response } = await askedForPhoto(new Request(url, { method: 'POST', body, headers }));
  const photo = (await response.json()) as Photo;
  return photo;
}
