import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { IsNull } from 'typeorm';
import type { Lang } from '@laundry/shared/constants/langs';
import { ROLE, type Role } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addHours } from '@laundry/shared/time/jst';
import { PrincipalSource } from '../../common/auth/principal-source.js';
import type { Principal } from '../../common/auth/principal.js';
import {
  signingKey,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type TokenClaims,
} from '../../common/auth/token-claims.js';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { CONFIG, type Config } from '../../config/config.js';
import { personName } from '../users/person-name.js';
import { Session } from './session.entity.js';

/** Customers stay signed in on their phone; staff sign in each working day. */
const CUSTOMER_SESSION_HOURS = 30 * 24;
const STAFF_SESSION_HOURS = 14;
/** For how long a principal read from the database is good without another look (quality.md). */
const CACHE_MILLIS = 5_000;
const CACHE_SIZE = 10_000;

/** Sign-ins: a token names a session's row, and ending the row ends the token at once (decisions 8). */
@Injectable()
export class Sessions extends PrincipalSource {
  private readonly key;
  private readonly cache = new Map<string, { principal: Principal; until: number }>();

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    super();
    this.key = signingKey(config.jwtSecret);
  }

  /** Starts a session and answers its access token. */
  async start(user: { readonly id: number; readonly role: number }): Promise<string> {
    const id = randomBytes(16).toString('hex');
    const now = this.clock.now();
    const hours = user.role === ROLE.customer ? CUSTOMER_SESSION_HOURS : STAFF_SESSION_HOURS;
    const session = { id, user_id: user.id, created_at: now, expires_at: addHours(now, hours), ended_at: null };
    await this.database.manager.insert(Session, session);
    const claims: TokenClaims = { sub: String(user.id), sid: id };
    return jwt.sign(claims, this.key, {
      algorithm: TOKEN_ALGORITHM,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      // The session's row tells how long it is good, on the application's clock.
      noTimestamp: true,
    });
  }

  /** Ends one session. */
  async end(id: string): Promise<void> {
    await this.database.manager.update(Session, { id, ended_at: IsNull() }, { ended_at: this.clock.now() });
    this.database.afterCommit(() => this.cache.delete(id));
  }

  /** Ends every session of a user: after a new password, role, withdrawal or deletion (decisions 8). */
  async endAll(userId: number): Promise<void> {
    await this.database.manager.update(
      Session,
      { user_id: userId, ended_at: IsNull() },
      { ended_at: this.clock.now() },
    );
    this.forget(userId);
  }

  /** Call after a write to the account: its cached principal is read anew. */
  forget(userId: number): void {
    this.database.afterCommit(() => {
      for (const [id, { principal }] of this.cache) if (principal.id === userId) this.cache.delete(id);
    });
  }

  async principalOf(claims: TokenClaims): Promise<Principal | null> {
    if (typeof claims.sid !== 'string') return null;
    const cached = this.cache.get(claims.sid);
    const millis = this.clock.epochMillis();
    const principal =
      cached !== undefined && cached.until > millis ? cached.principal : await this.read(claims, millis);
    return principal !== null && principal.sessionExpiresAt > this.clock.now() ? principal : null;
  }

  private async read(claims: TokenClaims, millis: number): Promise<Principal | null> {
    const [row] = await this.database.query<SessionRow>(
      `SELECT s.user_id, s.created_at, s.expires_at, u.role, u.role_type, u.current_lang, u.name1, u.name2
         FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = ? AND s.ended_at IS NULL AND u.deleted_at IS NULL AND u.status <> ?`,
      [claims.sid, USER_STATUS.withdrawn],
    );
    if (row === undefined || String(row.user_id) !== claims.sub) return null;
    const principal: Principal = {
      id: row.user_id,
      role: row.role,
      role_type: row.role_type,
      name: personName(row),
      lang: row.current_lang,
      sessionId: claims.sid,
      sessionCreatedAt: row.created_at,
      sessionExpiresAt: row.expires_at,
    };
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    this.cache.set(claims.sid, { principal, until: millis + CACHE_MILLIS });
    return principal;
  }
}

interface SessionRow {
  readonly user_id: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly role: Role;
  readonly role_type: number | null;
  readonly current_lang: Lang;
  readonly name1: string;
  readonly name2: string;
}
