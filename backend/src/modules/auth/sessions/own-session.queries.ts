import { Inject, Injectable } from '@nestjs/common';
import { IsNull, MoreThan, type FindOptionsWhere } from 'typeorm';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { Session } from '../../sessions/session.entity.js';
import type { OwnSessionView } from './own-session.view.js';

const SESSIONS_MAX = 100;

/** The caller's own sessions, as far as they go on. */
@Injectable()
export class OwnSessionQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The caller's first, then the latest. */
  async list(caller: Principal): Promise<OwnSessionView[]> {
    const rows = await this.database.manager.find(Session, {
      where: this.live(caller),
      order: { created_at: 'DESC', id: 'ASC' },
      take: SESSIONS_MAX,
    });
    const views = rows.map((row) => view(row, caller));
    return [...views.filter((each) => each.is_current), ...views.filter((each) => !each.is_current)];
  }

  exists(caller: Principal, id: string): Promise<boolean> {
    return this.database.manager.existsBy(Session, { ...this.live(caller), id });
  }

  private live({ personId }: Principal): FindOptionsWhere<Session> {
    return { user_id: personId, ended_at: IsNull(), expires_at: MoreThan(this.clock.now()) };
  }
}

const view = ({ id, device, created_at, last_used_at, expires_at }: Session, caller: Principal): OwnSessionView => ({
  id,
  device,
  created_at,
  last_used_at,
  expires_at,
  is_current: id === caller.sessionId,
});
