import { Inject, Injectable } from '@nestjs/common';
import type { ProofOf } from '@laundry/shared/constants/proof';
import { provedAct } from '@laundry/shared/rules/proofs/proof-photo';
import { MoreThanOrEqual } from 'typeorm';
import { Database } from '../../../common/transaction/database.js';
import { Photo } from '../../photos/photo.entity.js';
import { AbsenceMail } from '../absence/absence-mail.entity.js';
import { BY_KEYS } from '../request/stage-columns.js';
import type { WashRequest } from '../request/wash-request.entity.js';

/** What somebody did at a request's door, as far as photos have to know. */
export interface ProvedActFacts {
  /** Null: they did not, or it was taken back. */
  readonly actAt: string | null;
  /** How many photos there are of it. */
  readonly count: number;
}

/** What photos at a door are of. */
@Injectable()
export class ProvedActs {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** An act of the caller's own: whose the request is by now does not matter. */
  async of(callerId: number, request: WashRequest, proof_of: ProofOf): Promise<ProvedActFacts> {
    const { manager } = this.database;
    const act = provedAct(proof_of);
    const ofRequest = { wash_request_id: request.id, proof_of };
    if (act.kind === 'mark') {
      const actAt = request[BY_KEYS[act.resultKey]] === callerId ? request[act.resultKey] : null;
      return { actAt, count: await manager.countBy(Photo, ofRequest) };
    }
    const where = { wash_request_id: request.id, type: act.leg, staff_id: callerId };
    const mail = await manager.findOne(AbsenceMail, { where, order: { id: 'DESC' } });
    if (mail === null) return { actAt: null, count: 0 };
    const since = { created_at: MoreThanOrEqual(mail.created_at) };
    return { actAt: mail.created_at, count: await manager.countBy(Photo, { ...ofRequest, ...since }) };
  }
}
