import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { isVisitPageOpen } from '@laundry/shared/rules/visits/visit-page';
import type { Clerk, Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken, newSecretToken } from '../../../common/crypto/secret-token.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { History } from '../../history/history.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import { LIVE_VALUES } from '../request/live-request.js';
import { VisitLinks } from '../request/visit-links.js';
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
    const { clerk } = caller;
    if (clerk === undefined) return this.shown(visit_secret);
    return this.shown((await this.links.of(id, clerk.id)) ?? (await this.first(caller, clerk, id)));
  }

  /** The link before leads nowhere from then on, in the mails that were sent too; with the account's, also its people's. */
  async renew(caller: Principal, id: number): Promise<OwnVisitLinkView> {
    const { clerk } = caller;
    const secret = await this.database.inTransaction(async () => {
      await this.hold(caller);
      const request = await this.own(caller, id);
      const made = clerk === undefined ? await this.renewAll(caller, id) : await this.links.renew(id, clerk.id);
      const user = await this.users.byId(caller.id);
      await this.history.record({ type: OPERATION.visitLinkRenewed, actor: caller, user, request });
      return made;
    });
    return this.shown(secret);
  }

  private async renewAll(caller: Principal, id: number): Promise<string> {
    const secret = newSecretToken();
    const made = { visit_secret: secret, visit_hash: hashToken(secret) };
    await this.database.manager.update(WashRequest, { id, user_id: caller.id }, made);
    await this.links.renewAll(id);
    return secret;
  }

  /** Made when they ask for it: whoever booked has had one since. */
  private first(caller: Principal, clerk: Clerk, id: number): Promise<string> {
    return this.database.inTransaction(async () => {
      await this.hold(caller);
      return (await this.links.of(id, clerk.id)) ?? this.links.make(id, clerk.id);
    });
  }

  /** The company's row, and that of whoever of its people calls: a removal at the same moment is before this, or after. */
  private async hold({ id, clerk }: Principal): Promise<void> {
    const isOpen =
      clerk === undefined
        ? await this.accounts.lockOpen(id)
        : await this.accounts.lockOpen(clerk.id, { company_user_id: id });
    if (!isOpen) throw new NotFound();
  }

  private async own({ id: user_id }: Principal, id: number): Promise<WashRequest> {
    const request = await this.database.findOne(WashRequest, { id, user_id, ...LIVE_VALUES });
    if (request === null || !isVisitPageOpen(request, this.clock.now())) throw new NotFound();
    return request;
  }

  private shown(secret: string | null): OwnVisitLinkView {
    return { url: secret === null ? null : `${this.config.publicUrl}/visit/${secret}` };
  }
}
