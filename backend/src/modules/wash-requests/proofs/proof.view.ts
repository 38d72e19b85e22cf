import type { ProofOf } from '@laundry/shared/constants/proof';
import type { Photo } from '../../photos/photo.entity.js';
import { photoView, PhotoView } from '../../photos/photo.view.js';

/** A photo that was taken at a door. */
export class ProofView extends PhotoView {
  /** 1 pickup, 2 delivery, 3 absence at the pickup, 4 at the delivery. */
  proof_of: ProofOf;
  taken_at: string;
}

type Proof = Parameters<typeof photoView>[0] & Pick<Photo, 'proof_of' | 'taken_at'>;

/** None for a photo that is no proof. */
export const proofViews = (photos: readonly Proof[]): ProofView[] =>
  photos.flatMap(({ proof_of, taken_at, ...photo }) =>
    proof_of === null || taken_at === null ? [] : [{ ...photoView(photo), proof_of, taken_at }],
  );
