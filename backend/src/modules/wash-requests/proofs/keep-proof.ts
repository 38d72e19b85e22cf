import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { proofRefusal } from '@laundry/shared/rules/proofs/proof-photo';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { LOCK } from '../../../database/lockable.entity.js';
import { History } from '../../history/history.js';
import type { DrawnPhoto } from '../../photos/photo-files.js';
import { photoView } from '../../photos/photo.view.js';
import { Photo } from '../../photos/photo.entity.js';
import { User } from '../../users/user.entity.js';
import { RequestTargets } from '../dispatch/console-request-target.js';
import { madeEarlier } from '../offline-acts/offline-act.js';
import { LIVE } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { ProofQuery } from './proof.query.dto.js';
import type { ProofView } from './proof.view.js';
import { ProvedActs } from './proved-acts.js';

/** Takes in a photo of what its sender did at a door (docs/decisions/100). */
@Injectable()
export class KeepProof {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ProvedActs) private readonly acts: ProvedActs,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(History) private readonly history: History,
  ) {}

  execute(caller: Principal, id: number, query: ProofQuery, drawn: DrawnPhoto): Promise<ProofView> {
    const { proof_of } = query;
    return this.database.inTransaction(async () => {
      const { manager } = this.database;
      const request = await this.held(id);
      const now = this.clock.now();
      const taken_at = query.made_at ?? now;
      const { actAt, count } = await this.acts.of(caller.personId, request, proof_of);
      // Whoever did nothing there is told of what they see only.
      if (actAt === null) await this.targets.findVisible(caller, id);
      throwIfRefused(proofRefusal({ actAt, count, madeAt: taken_at, now }));
      const user = await manager.findOneByOrFail(User, { id: request.user_id });
      const proof = { wash_request_id: id, proof_of, taken_at, taken_by: caller.personId };
      await this.database.insert(Photo, { ...drawn, ...proof, user_id: user.id, claim_id: null, created_at: now });
      const changes = {
        proof_of: [null, proof_of] as const,
        photo_count: [count, count + 1] as const,
        ...madeEarlier(query, now),
      };
      await this.history.record({ type: OPERATION.proofTaken, actor: caller, user, request, changes });
      return { ...photoView(drawn), proof_of, taken_at };
    });
  }

  /** Held, so that no second photo is counted as the first, and its act is not taken back meanwhile. */
  private async held(id: number): Promise<WashRequest> {
    const { manager } = this.database;
    const { affected } = await manager.update(WashRequest, { id, ...LIVE }, LOCK);
    if (affected !== 1) throw new NotFound();
    return manager.findOneByOrFail(WashRequest, { id });
  }
}
