import { dataUrlOf } from '@laundry/web-kit/photos/shrink-photo';
import { refusalIn } from '@laundry/web-kit/calls/api-error';
import { queryOptions } from '@tanstack/react-query';
import { call, heard } from '../../../lib/calls/api';

/** ms: a photo over a telephone's line, and its turn at the server. */
const PHOTO_LIMIT_MS = 30_000;

/** A photo at a path of the API, as an address of the page's own: an image loads with no token. Photos do not change. */
export const photoQuery = (path: string) =>
  queryOptions({
    queryKey: ['photos', path],
    staleTime: Infinity,
    queryFn: async () => {
      const { response } = await askedForPhoto(new Request(`${window.location.origin}/api/v1${path}`));
      return dataUrlOf(new Blob([await response.arrayBuffer()], { type: 'image/jpeg' }));
    },
  });

export const ownPhotoPath = (name: string): string => `/users/me/photos/${name}`;
/** Without sign-in, on the page of a request. */
export const visitPhotoPath = (secret: string, name: string): string => `/visits/${secret}/photos/${name}`;

export const askedForPhoto = (request: Request) =>
  heard(
    call(request, PHOTO_LIMIT_MS).then(async (response) =>
      response.ok ? { response } : { response, error: (await refusalIn(response)).problem },
    ),
  );
