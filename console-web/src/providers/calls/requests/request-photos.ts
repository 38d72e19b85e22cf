import type { ProofOf } from '@laundry/shared/constants/proof';
import { AS_FILE, answer, asPhoto, client, fileAnswer } from '../../api/client';

const named = (id: number, name: string) => ({ params: { path: { id, name } } });

/** Photos that are taken at a request's doors. */
export const requestPhotoActions = {
  /** One of them; null: there is none. */
  getRequestPhoto: (id: number, name: string) =>
    fileAnswer(client.GET('/api/v1/admin/washRequest/{id}/photos/{name}', { ...named(id, name), ...AS_FILE })),
  keepRequestPhoto: (
    id: number,
    photo: Blob,
    { proof_of, made_at, key }: { readonly proof_of: ProofOf; readonly made_at: string; readonly key: string },
  ) =>
    answer(
      client.POST('/api/v1/admin/washRequest/{id}/photos', {
        params: { path: { id }, query: { proof_of, made_at } },
        ...asPhoto(photo, key),
      }),
    ),
  removeRequestPhoto: (id: number, name: string) =>
    answer(client.DELETE('/api/v1/admin/washRequest/{id}/photos/{name}', named(id, name))),
};
