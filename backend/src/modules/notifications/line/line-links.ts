import { Inject, Injectable } from '@nestjs/common';
import { LINE_LIMITS } from '@laundry/shared/constants/line-limits';
import type { LineReason } from '@laundry/shared/constants/notification-kinds';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { addressee } from '@laundry/shared/text/person-name';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { selfActor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { OneTimeTokens } from '../../sessions/one-time-tokens.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { LineLink } from './line-link.entity.js';

/** Links customers to accounts of LINE's, and ends those links: each side has one at most. */
@Injectable()
export class LineLinks {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(History) private readonly history: History,
  ) {}

  /** Links whoever was shown this code; null: it is nobody's, was used, or is too old. A link before it is replaced, on both sides. */
  async link(lineUserId: string, code: string): Promise<User | null> {
    try {
      return await this.tryToLink(lineUserId, code);
    } catch (error) {
      // Another code was sent from the same account of LINE's at this moment.
      if (!isUniqueViolation(error)) throw error;
      return this.tryToLink(lineUserId, code);
    }
  }

  /** Ends a customer's link; where there is none, it has ended already. Call in the transaction that holds the account. */
  async end(user: User): Promise<void> {
    if (await this.drop(user.id)) await this.record(user, [true, false]);
  }

  /**
   * Ends the link of an account of LINE's that no longer wants our messages; one that was made since stays. LINE's clock says
   * when they did it, ours when the link was made.
   */
  async block(lineUserId: string, at: JstDateTime): Promise<void> {
    const line_user_hash = hashToken(lineUserId);
    await this.database.inTransaction(async () => {
      const link = await this.database.findOne(LineLink, { line_user_hash });
      const latest = addMinutes(at, LINE_LIMITS.clocksApartMinutes);
      if (link !== null && link.linked_at < latest) await this.dropFor(link, 'blocked');
    });
  }

  private tryToLink(lineUserId: string, code: string): Promise<User | null> {
    const line_user_hash = hashToken(lineUserId);
    return this.database.inTransaction(async () => {
      const owner = await this.tokens.ownerOf('line_link', code);
      if (owner === null) return this.linkedBefore(line_user_hash, code);
      if (!(await this.accounts.lockOpen(owner.id))) return null;
      if (!(await this.tokens.use('line_link', code))) return null;
      const user = await this.users.byId(owner.id);
      const before = await this.database.findOne(LineLink, { user_id: user.id });
      if (before?.line_user_hash === line_user_hash) return user;
      const elsewhere = await this.database.findOne(LineLink, { line_user_hash });
      if (elsewhere !== null) await this.dropFor(elsewhere, 'elsewhere');
      await this.database.manager.delete(LineLink, { user_id: user.id });
      const line_link_id = await this.database.insert(LineLink, {
        user_id: user.id,
        line_user_id: lineUserId,
        line_user_hash,
        linked_at: this.clock.now(),
      });
      await this.database.manager.update(User, { id: user.id }, { line_link_id });
      await this.record(user, [before !== null, true], before === null ? undefined : 'replaced');
      await this.outbox.enqueue({ template: 'line_linked', to: user, data: { name: addressee(user) } });
      return user;
    });
  }

  /** Whoever is linked to this account of LINE's and was shown the code: LINE told of it twice. */
  private async linkedBefore(line_user_hash: string, code: string): Promise<User | null> {
    const user_id = await this.tokens.formerOwnerOf('line_link', code);
    if (user_id === null) return null;
    const isLinked = (await this.database.findOne(LineLink, { user_id, line_user_hash })) !== null;
    return isLinked ? this.users.byId(user_id) : null;
  }

  /** Ends the link of an account, whoever it is; call in a transaction. */
  async drop(user_id: number): Promise<boolean> {
    const { affected } = await this.database.manager.delete(LineLink, { user_id });
    if (affected !== 0) await this.database.manager.update(User, { id: user_id }, { line_link_id: null });
    return affected !== 0;
  }

  private async dropFor({ user_id }: LineLink, why: LineReason): Promise<void> {
    if (await this.drop(user_id)) await this.record(await this.users.byId(user_id), [true, false], why);
  }

  /** Whatever was done on LINE was done by who has that account. */
  private async record(user: User, line_linked: readonly [boolean, boolean], why?: LineReason): Promise<void> {
    const changes = { line_linked, ...(why !== undefined && { line_reason: [null, why] as const }) };
    const actor = selfActor(user);
    await this.history.record({ type: OPERATION.lineLinkChanged, actor, user, changes });
  }
}
