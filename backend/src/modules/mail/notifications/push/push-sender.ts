import { Inject, Injectable } from '@nestjs/common';
import { toEpochMillis } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import { Clock } from '../../../../common/clock/clock.js';
import { Unreadable } from '../../../../common/crypto/unreadable.js';
import { Database } from '../../../../common/transaction/database.js';
import { PushDevice } from '../../../notifications/push/push-device.entity.js';
import { Session } from '../../../sessions/session.entity.js';
import { DROPPED, GIVEN_UP } from '../../mail-state.js';
import { NOT_DECRYPTED } from '../../text-to-send.js';
import type { Attempt } from '../../outbox-delivery.js';
import type { NotificationSender, Send } from '../notification-sender.js';
import type { Notification } from '../notification.entity.js';
import { PushPort, type PushAddress } from './push-port.js';

const DAY_SECONDS = 86_400;
const NO_MORE: Attempt = { outcome: 'dropped', why: DROPPED.unlinked };

/** Tells the device that a row was written for, while its sign-in is not ended. */
@Injectable()
export class PushSender implements NotificationSender {
  constructor(
    @Inject(PushPort) private readonly push: PushPort | null,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async to({ device_id, retry_key: key, useless_after }: Notification): Promise<Send | Attempt> {
    const { push } = this;
    const device = device_id === null ? null : await this.database.findOne(PushDevice, { id: device_id });
    if (device === null || (await this.isSignedOut(device))) return NO_MORE;
    if (push === null) return { outcome: 'hopeless', why: GIVEN_UP.pushNotConfigured };
    const address = addressOf(device);
    if (address === null) return NOT_DECRYPTED;
    return async (content, stop) => {
      const result = await push.push({ to: address, content, key, seconds: this.secondsUntil(useless_after) }, stop);
      if (result.outcome !== 'gone') return result;
      await this.database.inTransaction(() => this.database.manager.delete(PushDevice, { id: device.id }));
      return NO_MORE;
    };
  }

  private async isSignedOut({ session_id: id }: PushDevice): Promise<boolean> {
    return !(await this.database.manager.existsBy(Session, { id, ended_at: IsNull() }));
  }

  private secondsUntil(useless_after: string | null): number {
    if (useless_after === null) return DAY_SECONDS;
    const seconds = Math.floor((toEpochMillis(useless_after) - this.clock.epochMillis()) / 1_000);
    return Math.min(Math.max(seconds, 0), DAY_SECONDS);
  }
}

/** Null: no secret opens it. */
function addressOf({ endpoint, p256dh, auth }: PushDevice): PushAddress | null {
  if (endpoint instanceof Unreadable || p256dh instanceof Unreadable || auth instanceof Unreadable) return null;
  return { endpoint, p256dh, auth };
}
