import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { addressee } from '@laundry/shared/text/person-name';
import { REASON } from '@laundry/shared/constants/reasons';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { Outbox } from '../mail/outbox.js';
import { User } from '../users/user.entity.js';
import { SharedRows } from '../versions/shared-rows.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';
import type { ClaimAnswerDto } from './claim.dto.js';
import { Claim } from './claim.entity.js';
import { ClaimQueries } from './claim.queries.js';
import type { ConsoleClaimView } from './claim.view.js';

/** The desk answers what a customer wrote: once, and the customer is mailed it. */
@Injectable()
export class AnswerClaim {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SharedRows) private readonly rows: SharedRows,
    @Inject(ClaimQueries) private readonly claims: ClaimQueries,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(
    caller: Principal,
    id: number,
    { answer: words, version: seen }: ClaimAnswerDto,
  ): Promise<ConsoleClaimView> {
    const answer = words.trim();
    await this.database.inTransaction(async () => {
      const held = await this.rows.hold(Claim, {
        id,
        seen,
        current: ({ answer: first, answered_at }) => ({ answer: first, answered_at }),
      });
      if (held.answered_at !== null) throw new DomainError(REASON.stale);
      const values = { answer, answered_at: this.clock.now(), answered_by: caller.personId, open_request_id: null };
      await this.rows.write(Claim, held, { by: caller.personId, values });
      const { manager } = this.database;
      const user = await manager.findOneByOrFail(User, { id: held.user_id });
      const request = await manager.findOneByOrFail(WashRequest, { id: held.wash_request_id });
      const changes = { claim_id: [null, id] } as const;
      await this.history.record({ type: OPERATION.claimAnswered, actor: caller, user, request, changes });
      if (user.deleted_at !== null) return;
      const data = { name: addressee(user), number: request.id, answer, clerk_id: held.written_by };
      await this.outbox.enqueue({ template: 'claim_answered', to: user, data, onceKey: `claim:${id}` });
    });
    return this.claims.one(id);
  }
}
