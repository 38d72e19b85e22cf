import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { isVisitPageOpen } from '@laundry/shared/rules/visits/visit-page';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken, newSecretToken } from '../../../common/crypto/secret-token.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { History } from '../../history/history.js';
import { AccountLocks } from '../../users/account-locks.js';
import { UserQueries } from '../../users/user.queries.js';
import { LIVE_VALUES } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';
import type { OwnVisitLinkView } from './own-visit-link.view.js';

/** The customer's own link of a request's page, and another in its place (handbook/requests.md#visit-page). */
@Injectable()
export class OwnVisitLink {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(History) private readonly history: History,
  ) {}

  async view(caller: Principal, id: number): Promise<OwnVisitLinkView> {
    const { visit_secret } = await this.own(caller, id);
    return this.shown(visit_secret);
  }

  /** The link before leads nowhere from then on, in the mails that were sent too. */
  async renew(caller: Principal, id: number): Promise<OwnVisitLinkView> {
    const secret = newSecretToken();
    await this.database.inTransaction(async () => {
      if (!(await this.accounts.lockOpen(caller.id))) throw new NotFound();
      const request = await this.own(caller, id);
      const made = { visit_secret: secret, visit_hash: hashToken(secret) };
      await this.database.manager.update(WashRequest, { id, user_id: caller.id }, made);
      const user = await this.users.byId(caller.id);
      await this.history.record({ type: OPERATION.visitLinkRenewed, actor: caller, user, request });
    });
    return this.shown(secret);
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
