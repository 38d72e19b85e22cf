import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { isVisitPageOpen } from '@laundry/shared/rules/visits/visit-page';
import { clerkIdOf, type Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { readable, type DecryptedText } from '../../../common/crypto/unreadable.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { History } from '../../history/history.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import { VisitLinks } from '../../visit-links/visit-links.js';
import { LIVE_VALUES } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { OwnVisitLinkView } from './own-visit-link.view.js';

/**
 * The customer's own link of a request's page, and another in its place (handbook/requests.md#visit-page). Each of a
 * company's people has one of their own, which ends with their removal (docs/decisions/109).
 */
@Injectable()
export class OwnVisitLink {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(VisitLinks) private readonly links: VisitLinks,
    @Inject(History) private readonly history: History,
  ) {}

  async view(caller: Principal, id: number): Promise<OwnVisitLinkView> {
    const { visit_secret } = await this.own(caller, id);
    const clerkId = clerkIdOf(caller);
    if (clerkId === null) return this.shown(visit_secret);
    return this.shown((await this.links.of(id, clerkId)) ?? (await this.first(caller, id)));
  }

  /** The link before leads nowhere from then on, in the mails that were sent too; with the account's, also its people's. */
  async renew(caller: Principal, id: number): Promise<OwnVisitLinkView> {
    const clerkId = clerkIdOf(caller);
    const secret = await this.database.inTransaction(async () => {
      await this.hold(caller);
      const request = await this.own(caller, id);
      const made = clerkId === null ? await this.links.renewAll(id) : await this.links.renew(id, clerkId);
      const user = await this.users.byId(caller.accountId);
      await this.history.record({ type: OPERATION.visitLinkRenewed, actor: caller, user, request });
      return made;
    });
    return this.shown(secret);
  }

  /** Made when they ask for it: whoever booked has had one since. */
  private first(caller: Principal, id: number): Promise<DecryptedText> {
    return this.database.inTransaction(async () => {
      await this.hold(caller);
      return (await this.links.of(id, caller.personId)) ?? this.links.make(id, caller.personId);
    });
  }

  /** The company's row, and that of whoever of its people calls: a removal at the same moment is before this, or after. */
  private async hold(caller: Principal): Promise<void> {
    const { accountId, personId } = caller;
    const isOpen =
      clerkIdOf(caller) === null
        ? await this.accounts.lockOpen(accountId)
        : await this.accounts.lockOpen(personId, { company_user_id: accountId });
    if (!isOpen) throw new NotFound();
  }

  private async own({ accountId: user_id }: Principal, id: number): Promise<WashRequest> {
    const request = await this.database.findOne(WashRequest, { id, user_id, ...LIVE_VALUES });
    if (request === null || !isVisitPageOpen(request, this.clock.now())) throw new NotFound();
    return request;
  }

  private shown(stored: DecryptedText | null): OwnVisitLinkView {
    const secret = readable(stored);
    return { url: secret === null ? null : `${this.config.publicUrl}/visit/${secret}` };
  }
}
