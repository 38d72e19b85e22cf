import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PUSH_LIMITS } from '@laundry/shared/constants/push-limits';
import { In, IsNull } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { History } from '../../history/history.js';
import { PushKeys } from '../../mail/notifications/push/push-keys.js';
import { AccountLocks } from '../../users/account-locks.js';
import { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import type { OwnPushDeviceView, OwnPushView } from '../notifications.view.js';
import { LIVE_DEVICES, PushDevice } from './push-device.entity.js';
import type { PushDeviceDto } from './push-device.dto.js';

/** The devices that customers are told things on: each belongs to one customer, and to the sign-in that it was switched on in. */
@Injectable()
export class PushDevices {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PushKeys) private readonly keys: PushKeys,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(History) private readonly history: History,
  ) {}

  /** Null: this service is on no device. */
  async view(user_id: number): Promise<OwnPushView | null> {
    if (this.config.push === null) return null;
    const { publicKey, privateKey } = await this.keys.pair();
    // Nobody could be told anything.
    if (privateKey === null) return null;
    return { public_key: publicKey, devices: await this.database.query<OwnPushDeviceView>(DEVICES, [user_id]) };
  }

  /** Tells a customer on this device from now on; whoever else was told on it is not any more. */
  async add(caller: Principal, device: PushDeviceDto): Promise<void> {
    try {
      await this.tryToAdd(caller, device);
    } catch (error) {
      // It was switched on twice at this moment.
      if (!isUniqueViolation(error)) throw error;
      await this.tryToAdd(caller, device);
    }
  }

  /** One that is none of theirs, or no more, has ended already. */
  async end(caller: Principal, endpoint_hash: string): Promise<void> {
    const { accountId: user_id } = caller;
    await this.database.inTransaction(async () => {
      if (!(await this.accounts.lockOpen(user_id))) throw new NotFound();
      const { affected } = await this.database.manager.delete(PushDevice, { user_id, endpoint_hash });
      if (affected !== 0) await this.record(caller, [true, false]);
    });
  }

  /** All of an account's that ends; call in its transaction. */
  async drop(user_id: number): Promise<void> {
    await this.database.manager.delete(PushDevice, { user_id });
    await this.database.manager.update(User, { id: user_id }, { push_since: null });
  }

  private async tryToAdd(caller: Principal, device: PushDeviceDto): Promise<void> {
    const { accountId: user_id, sessionId: session_id } = caller;
    const { endpoint, p256dh, auth } = device;
    const endpoint_hash = hashToken(endpoint);
    const created_at = this.clock.now();
    await this.database.inTransaction(async () => {
      if (!(await this.accounts.lockOpen(user_id))) throw new NotFound();
      const { manager } = this.database;
      const before = await this.database.findOne(PushDevice, { endpoint_hash });
      await manager.delete(PushDevice, { endpoint_hash });
      await manager.insert(PushDevice, { user_id, session_id, endpoint, endpoint_hash, p256dh, auth, created_at });
      await this.dropOldest(user_id);
      await manager.update(User, { id: user_id, push_since: IsNull() }, { push_since: created_at });
      if (before?.user_id !== user_id) await this.record(caller, [false, true]);
    });
  }

  private async dropOldest(user_id: number): Promise<void> {
    const { manager } = this.database;
    const devices = await manager.find(PushDevice, { select: { id: true }, where: { user_id }, order: { id: 'DESC' } });
    const tooMany = devices.slice(PUSH_LIMITS.devices).map(({ id }) => id);
    if (tooMany.length > 0) await manager.delete(PushDevice, { id: In(tooMany) });
  }

  private async record(actor: Principal, push_device: readonly [boolean, boolean]): Promise<void> {
    const user = await this.users.byId(actor.accountId);
    await this.history.record({ type: OPERATION.pushDeviceChanged, actor, user, changes: { push_device } });
  }
}

const DEVICES = `SELECT d.endpoint_hash AS id, d.created_at FROM ${LIVE_DEVICES}
  WHERE d.user_id = ? ORDER BY d.id`;
