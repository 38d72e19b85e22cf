import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, client } from '../../../lib/calls/api';
import { QueryState } from '../../../components/loading/QueryState';
import { DoorPhotos } from './DoorPhotos';
import { ownPhotoPath } from './photo-query';

const doorPhotosQuery = (id: number) =>
  queryOptions({
    queryKey: ['door-photos', id],
    queryFn: () => answer(client.GET('/api/v1/users/me/washRequests/{id}/photos', { params: { path: { id } } })),
  });

/** The photos of a request of one's own; nothing where there are none. */
export function OwnDoorPhotos({ id }: { id: number }) {
  const query = useQuery(doorPhotosQuery(id));
  // Most have none: nothing stands in the place of those.
  if (query.isPending) return null;
  return (
    <QueryState query={query}>
      {(photos) => photos.length > 0 && <DoorPhotos photos={photos} pathOf={ownPhotoPath} />}
    </QueryState>
  );
}
