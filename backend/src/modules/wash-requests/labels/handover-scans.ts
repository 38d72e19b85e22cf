import { Inject, Injectable } from '@nestjs/common';
import { HANDOVER, type Handover } from '@laundry/shared/constants/handovers';
import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { asksReason, tallyOf, type BagScan, type CountedBags } from '@laundry/shared/rules/labels/bag-scan';
import type { ScannedBags } from '@laundry/shared/rules/history/operation-payloads';
import { In } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { HandoverScan } from './handover-scan.entity.js';

/** Which bags were scanned where: a row for each handover at which anybody did. */
@Injectable()
export class HandoverScans {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Keeps what was scanned at a handover in place of an earlier scan there, and answers what the history says of it.
   * Call in the transaction of the handover, after the request's row was written.
   */
  async keep(
    caller: Principal,
    handover: Handover,
    bags: CountedBags,
    { codes, reason }: BagScan,
  ): Promise<ScannedBags> {
    const tally = tallyOf(codes, bags);
    const kept = asksReason(tally) ? reason : null;
    await this.clear(bags.id, [handover]);
    await this.database.insert(HandoverScan, {
      wash_request_id: bags.id,
      handover,
      bag_count: bags.count,
      bags: tally.scanned.join(','),
      reason: kept,
      staff_id: caller.personId,
      scanned_at: this.clock.now(),
    });
    const { scanned, missing, foreign } = tally;
    return {
      scanned_bags: [null, scanned],
      ...(missing.length > 0 && { missing_bags: [null, missing] }),
      ...(foreign.length > 0 && { foreign_bags: [null, foreign] }),
      ...(kept !== null && { scan_reason: [null, kept] }),
    };
  }

  /** A stage that was taken back was no handover, and what was loaded of its bags is not any more. */
  async takeBack(requestId: number, stage: Progress): Promise<void> {
    await this.clear(requestId, stage === PROGRESS.folded ? [stage, HANDOVER.load] : [stage]);
  }

  private async clear(requestId: number, handovers: readonly (Handover | Progress)[]): Promise<void> {
    const of = { wash_request_id: requestId, handover: In([...handovers]) };
    await this.database.manager.delete(HandoverScan, of);
  }
}
