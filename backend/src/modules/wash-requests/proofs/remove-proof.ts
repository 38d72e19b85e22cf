import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { PhotoQueries } from '../../photos/photo.queries.js';
import { Photo } from '../../photos/photo.entity.js';
import { RequestTargets } from '../dispatch/console-request-target.js';

/** Takes away a photo that is of the wrong door, or shows what it should not. */
@Injectable()
export class RemoveProof {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(PhotoQueries) private readonly photos: PhotoQueries,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, id: number, name: string): Promise<void> {
    const { request, user } = await this.targets.find(caller, id, 'request.photo');
    await this.database.inTransaction(async () => {
      const photo = await this.photos.proof(id, name);
      const { affected } = await this.database.manager.delete(Photo, { id: photo.id });
      if (affected !== 1) throw new NotFound();
      const left = (await this.photos.ofRequest(id, [photo.proof_of])).length;
      const changes = { proof_of: [null, photo.proof_of], photo_count: [left + 1, left] } as const;
      await this.history.record({ type: OPERATION.proofRemoved, actor: caller, user, request, changes });
    });
  }
}
