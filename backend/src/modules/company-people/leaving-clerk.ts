import { Inject, Injectable } from '@nestjs/common';
import { personName } from '@laundry/shared/text/person-name';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { Outbox } from '../mail/outbox.js';
import { Revocation } from '../sessions/revocation.js';
import { User } from '../users/user.entity.js';
import { VisitLinks } from '../visit-links/visit-links.js';

/** What ends with one of a company's people: sign-ins, secrets, mails that wait, and their links of the company's requests; a mail tells them. */
@Injectable()
export class LeavingClerk {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(VisitLinks) private readonly links: VisitLinks,
  ) {}

  /** Their name stays with what they booked, as in the history, until the company is erased. Hold both rows first. */
  async execute(id: number): Promise<void> {
    const { manager } = this.database;
    const now = this.clock.now();
    const clerk = await manager.findOneByOrFail(User, { id });
    const gone = { email: '', email_key: null, password_hash: '', deleted_at: now, updated_at: now };
    await manager.update(User, { id }, gone);
    // What is still to be said of the company's requests is for its people; the last mail goes where the account's did.
    await this.outbox.cancel(id, { all: true });
    await this.outbox.enqueue({ template: 'clerk_removed', to: clerk, data: { name: personName(clerk) } });
    await this.revocation.everything(id);
    await this.links.endOfPeople([id]);
  }
}
