import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { Clock } from '../../common/clock/clock.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { Outbox } from '../mail/outbox.js';
import { addressee, personName } from '../users/person-name.js';
import { User } from '../users/user.entity.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { Sessions } from './sessions.js';

/** Stores an account's new password: every older session and mailed link dies with the old one (decisions 8, 12). */
@Injectable()
export class PasswordSetter {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Answers the access token of a new session. Call inside the deed's transaction, with the hash made before it. */
  async set(user: User, password_hash: string): Promise<string> {
    const updated_at = this.clock.now();
    const alive = { id: user.id, deleted_at: IsNull() };
    const { affected } = await this.database.manager.update(User, alive, { password_hash, updated_at });
    if (affected !== 1) throw new NotFound();
    await this.tokens.voidAll('password_reset', user.id);
    await this.sessions.endAll(user.id);
    const token = await this.sessions.start(user);
    const actor = { id: user.id, name: personName(user) };
    await this.history.record({ type: OPERATION.passwordChanged, actor, user });
    await this.outbox.enqueue({ template: 'password_changed', to: user, data: { name: addressee(user) } });
    return token;
  }
}
