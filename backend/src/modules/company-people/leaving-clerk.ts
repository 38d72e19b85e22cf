import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { hashToken, newSecretToken } from '../../common/crypto/secret-token.js';
import { Database } from '../../common/transaction/database.js';
import { Outbox } from '../mail/outbox.js';
import { Revocation } from '../sessions/revocation.js';
import { User } from '../users/user.entity.js';
import { LIVE } from '../wash-requests/request/live-request.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';

/** What ends with one of a company's people: sign-ins, secrets, mails that wait, and the links of the company's requests. */
@Injectable()
export class LeavingClerk {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Their name stays with what they booked, as in the history, until the company is erased. Hold both rows first. */
  async execute(id: number): Promise<void> {
    const now = this.clock.now();
    const gone = { email: '', email_key: null, password_hash: '', deleted_at: now, updated_at: now };
    await this.database.manager.update(User, { id }, gone);
    // What is still to be said of the company's requests is for its people.
    await this.outbox.cancel(id, { all: true });
    await this.revocation.everything(id);
    const { company_user_id } = await this.database.manager.findOneByOrFail(User, { id });
    if (company_user_id !== null) await this.renewLinks(company_user_id);
  }

  /** They could read the link of each request of the company, so that all are made anew. */
  private async renewLinks(user_id: number): Promise<void> {
    const { manager } = this.database;
    const where = { ...LIVE, user_id, visit_hash: Not(IsNull()) };
    const requests = await manager.find(WashRequest, { select: { id: true }, where, order: { id: 'ASC' } });
    for (const { id } of requests) {
      const visit_secret = newSecretToken();
      await manager.update(WashRequest, { id }, { visit_secret, visit_hash: hashToken(visit_secret) });
    }
  }
}
