import { Inject, Injectable } from '@nestjs/common';
import type { ProofOf } from '@laundry/shared/constants/proof';
import type { FindOptionsWhere } from 'typeorm';
import { In } from 'typeorm';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { isPhotoName } from './photo-name.js';
import { PhotoStore } from './photo-store.js';
import { Photo } from './photo.entity.js';
import { photoView, type PhotoView } from './photo.view.js';

/** Photos; whoever asks says of whom or of what, and that is part of the condition. */
@Injectable()
export class PhotoQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PhotoStore) private readonly store: PhotoStore,
  ) {}

  /** Throws {@link NotFound}, too, where the row is there and the file is not. */
  async jpeg(name: string, scope: FindOptionsWhere<Photo>): Promise<Buffer> {
    if (!isPhotoName(name)) throw new NotFound();
    const isInSight = await this.database.manager.existsBy(Photo, { ...scope, name });
    const jpeg = isInSight ? await this.store.read(name) : null;
    if (jpeg === null) throw new NotFound();
    return jpeg;
  }

  /** Those that were taken at a request's doors, in the order in which they were sent. */
  ofRequest(wash_request_id: number, of: readonly ProofOf[]): Promise<Photo[]> {
    const where = { wash_request_id, proof_of: In([...of]) };
    return this.database.manager.find(Photo, { where, order: { id: 'ASC' } });
  }

  /** One of those. Throws {@link NotFound}. */
  async proof(wash_request_id: number, name: string): Promise<Photo & { readonly proof_of: ProofOf }> {
    const photo = isPhotoName(name) ? await this.database.manager.findOneBy(Photo, { wash_request_id, name }) : null;
    if (photo === null || photo.proof_of === null) throw new NotFound();
    return { ...photo, proof_of: photo.proof_of };
  }

  /** By claim, in the order in which they were sent. */
  async ofClaims(claimIds: readonly number[]): Promise<ReadonlyMap<number, PhotoView[]>> {
    const found = new Map<number, PhotoView[]>(claimIds.map((id) => [id, []]));
    if (claimIds.length === 0) return found;
    const photos = await this.database.manager.find(Photo, { where: { claim_id: In(claimIds) }, order: { id: 'ASC' } });
    for (const photo of photos) found.get(photo.claim_id ?? 0)?.push(photoView(photo));
    return found;
  }
}
