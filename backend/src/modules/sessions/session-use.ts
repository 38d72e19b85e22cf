import { Inject, Injectable } from '@nestjs/common';
import { deviceName } from '@laundry/shared/text/device-name';
import { addMinutes } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { LOG, type Log } from '../../common/http/log/log.js';
import { Database } from '../../common/transaction/database.js';
import { Session } from './session.entity.js';

/** When a session was last used is known to so many minutes. */
const USE_MINUTES = 10;

/** Keeps when a session was used, to some minutes, and on which device, as it names itself. */
@Injectable()
export class SessionUse {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** A database that takes no writes at the moment is no reason to refuse a read. */
  async note({ id, last_used_at }: Pick<Session, 'id' | 'last_used_at'>, userAgent: string): Promise<void> {
    const now = this.clock.now();
    if (last_used_at !== null && addMinutes(last_used_at, USE_MINUTES) > now) return;
    try {
      await this.database.manager.update(Session, { id }, { last_used_at: now, device: deviceName(userAgent) });
    } catch (error) {
      this.log.warn({ err: error }, 'the use of a session is not noted');
    }
  }
}
