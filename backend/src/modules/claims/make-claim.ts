import { Inject, Injectable } from '@nestjs/common';
import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { claimRefusal, type ClaimRefusal } from '@laundry/shared/rules/claims/claim-rules';
import { addressee } from '@laundry/shared/text/person-name';
import { In, IsNull } from 'typeorm';
import { clerkIdOf, type Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { isUniqueViolation } from '../../common/transaction/database-errors.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { Outbox } from '../mail/outbox.js';
import { Photo } from '../photos/photo.entity.js';
import { UserQueries } from '../users/user.queries.js';
import { FIRST_VERSION } from '../versions/versioned.entity.js';
import type { ClaimDto } from './claim.dto.js';
import { Claim } from './claim.entity.js';
import { ClaimQueries } from './claim.queries.js';
import type { ClaimView } from './claim.view.js';

const REASON_OF: Readonly<Record<ClaimRefusal, 'dup' | 'time_limit_exceeded'>> = {
  claim_open: REASON.dup,
  claim_not_delivered: REASON.timeLimitExceeded,
  claim_too_late: REASON.timeLimitExceeded,
};

/** A customer writes about a request's laundry, with photos that were stored before. */
@Injectable()
export class MakeClaim {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(ClaimQueries) private readonly claims: ClaimQueries,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, requestId: number, { text, photos }: ClaimDto): Promise<ClaimView> {
    const user = await this.users.byId(caller.accountId);
    const id = await this.database.inTransaction(async () => {
      const request = await this.claims.requestOf(caller.accountId, requestId);
      const hasOpen = await this.database.manager.existsBy(Claim, { open_request_id: requestId });
      const refusal = claimRefusal(request, hasOpen, this.clock.now());
      if (refusal !== null) throw refused(refusal);
      const written = text.trim();
      const made = await this.store(caller, requestId, written);
      await this.attach(caller.accountId, made, photos);
      const changes = { claim_id: [null, made], photo_count: [null, photos.length] } as const;
      await this.history.record({ type: OPERATION.claimMade, actor: caller, user, request, changes });
      const data = { name: addressee(user), number: requestId, text: written, photos: photos.length };
      const clerk_id = clerkIdOf(caller);
      await this.outbox.enqueue({ template: 'claim_made', to: user, data: { ...data, clerk_id } });
      return made;
    });
    return this.claims.own(caller.accountId, id);
  }

  /** Of two at once the second finds the key of the first. */
  private async store(caller: Principal, wash_request_id: number, text: string): Promise<number> {
    const written = { user_id: caller.accountId, written_by: clerkIdOf(caller), text, created_at: this.clock.now() };
    const row = { ...written, wash_request_id, open_request_id: wash_request_id };
    const unanswered = { answer: '', answered_at: null, answered_by: null };
    try {
      return await this.database.insert(Claim, { ...row, ...unanswered, ...FIRST_VERSION });
    } catch (error) {
      if (isUniqueViolation(error, OPEN_KEY)) throw refused('claim_open');
      throw error;
    }
  }

  /** One that was deleted, written with before, or is somebody else's undoes it all, as does one that a driver took. */
  private async attach(user_id: number, claim_id: number, photos: readonly string[]): Promise<void> {
    if (photos.length === 0) return;
    const unused = { name: In(photos), user_id, claim_id: IsNull(), wash_request_id: IsNull() };
    const { affected } = await this.database.manager.update(Photo, unused, { claim_id });
    if (affected !== photos.length) throw FieldErrors.on('photos', 'photo_gone');
  }
}

const OPEN_KEY = { name: 'ux_claims_open_request', columns: ['open_request_id'] };

const refused = (refusal: ClaimRefusal): DomainError =>
  new DomainError(REASON_OF[refusal], { days: CLAIM_LIMITS.daysAfterDelivery }, refusal);
