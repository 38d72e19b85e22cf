import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not, type FindOptionsWhere } from 'typeorm';
import type { Lang } from '@laundry/shared/constants/langs';
import { isOperator, ROLE, type Role } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addHours } from '@laundry/shared/time/jst';
import { isSecondFactorOverdue, secondFactorDueAt } from '@laundry/shared/rules/accounts/second-factor';
import { PrincipalSource } from '../../common/auth/principal-source.js';
import type { Principal } from '../../common/auth/principal.js';
import { SigningKeys } from '../../common/auth/signing-keys.js';
import type { TokenClaims } from '../../common/auth/token-claims.js';
import { Clock } from '../../common/clock/clock.js';
import { Conditions } from '../../common/sql/conditions.js';
import { Database } from '../../common/transaction/database.js';
import { CONFIG, type Config } from '../../config/config.js';
import { User } from '../users/user.entity.js';
import { personName } from '@laundry/shared/text/person-name';
import { SessionUse } from './session-use.js';
import { endOf, Session } from './session.entity.js';

/** Customers stay signed in on their phone; staff sign in each working day. */
const CUSTOMER_SESSION_HOURS = 30 * 24;
const STAFF_SESSION_HOURS = 14;
/** For how long a principal read from the database is good without another look. */
const CACHE_MILLIS = 5_000;
const CACHE_SIZE = 10_000;

/** Sign-ins: a token names a session's row, and ending the row ends the token. */
@Injectable()
export class Sessions extends PrincipalSource {
  private readonly cache = new Map<string, { principal: Principal; until: number }>();
  /** Counts what was dropped from the cache: an answer that was asked for before a drop is not cached after it. */
  private drops = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SigningKeys) private readonly keys: SigningKeys,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SessionUse) private readonly use: SessionUse,
  ) {
    super();
  }

  /**
   * Starts a session and answers its access token. Hold the account's row first, open and as it was seen: what was
   * proved before the transaction, a password or a mailed secret, may not hold any more.
   */
  async start(user: { readonly id: number; readonly role: number }): Promise<string> {
    const id = randomBytes(16).toString('hex');
    const now = this.clock.now();
    const hours = isOperator(user) ? STAFF_SESSION_HOURS : CUSTOMER_SESSION_HOURS;
    await this.database.manager.insert(Session, {
      id,
      user_id: user.id,
      created_at: now,
      expires_at: addHours(now, hours),
      ended_at: null,
      device: null,
      last_used_at: null,
    });
    if (isOperator(user)) await this.noteFirst(user.id, now);
    return this.keys.sign({ sub: String(user.id), sid: id });
  }

  /** Ends one session. */
  async end(id: string): Promise<void> {
    await this.endThose({ id });
    this.drop(() => this.cache.delete(id));
  }

  /** Ends every session of a user, but the one that `keep` names. */
  async endAll(userId: number, keep?: string): Promise<void> {
    await this.endThose({ user_id: userId, ...(keep !== undefined && { id: Not(keep) }) });
    this.forget(userId);
  }

  /** Whether the session goes on, asked of the database: other replicas end sessions, too. */
  isLive(id: string): Promise<boolean> {
    return this.database.manager.existsBy(Session, { id, ended_at: IsNull() });
  }

  /** Call after a write to the account: its cached principal is read anew. */
  forget(userId: number): void {
    this.drop(() => {
      for (const [id, { principal }] of this.cache) if (principal.personId === userId) this.cache.delete(id);
    });
  }

  /** Who the sessions that go on belong to by now, asked of the database in one statement; it is no use of them. */
  async principalsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Principal>> {
    const where = new Conditions().in('s.id', ids).add(GOES_ON, USER_STATUS.withdrawn);
    const rows = await this.database.query<SessionRow>(`${SESSIONS} WHERE ${where.sql}`, where.parameters);
    const now = this.clock.now();
    const live = rows.filter(({ expires_at }) => expires_at > now);
    return new Map(live.map((row) => [row.id, this.toPrincipal(row)]));
  }

  async principalOf(claims: TokenClaims, userAgent = ''): Promise<Principal | null> {
    if (typeof claims.sid !== 'string') return null;
    const cached = this.cache.get(claims.sid);
    const millis = this.clock.epochMillis();
    const principal =
      cached !== undefined && cached.until > millis ? cached.principal : await this.read(claims.sid, userAgent, millis);
    if (principal === null || String(principal.personId) !== claims.sub) return null;
    return principal.sessionExpiresAt > this.clock.now() ? principal : null;
  }

  async isOfRemovedClerk({ sid, sub }: TokenClaims): Promise<boolean> {
    if (typeof sid !== 'string') return false;
    const [row] = await this.database.query<{ readonly user_id: number }>(
      `SELECT s.user_id FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = ? AND u.role = ? AND s.ended_at >= u.deleted_at AND s.expires_at > ?`,
      [sid, ROLE.companyClerk, this.clock.now()],
    );
    return row !== undefined && String(row.user_id) === sub;
  }

  private async endThose(sessions: FindOptionsWhere<Session>): Promise<void> {
    const live = { ...sessions, ended_at: IsNull() };
    await this.database.manager.update(Session, live, { ended_at: () => endOf(this.clock.now()) });
  }

  private async noteFirst(id: number, first_sign_in_at: string): Promise<void> {
    await this.database.manager.update(User, { id, first_sign_in_at: IsNull() }, { first_sign_in_at });
  }

  private drop(fromCache: () => void): void {
    this.database.afterCommit(() => {
      this.drops += 1;
      fromCache();
    });
  }

  private async read(sessionId: string, userAgent: string, millis: number): Promise<Principal | null> {
    const dropsBefore = this.drops;
    const [row] = await this.database.queryPrepared<SessionRow>(`${SESSIONS} WHERE s.id = ? AND ${GOES_ON}`, [
      sessionId,
      USER_STATUS.withdrawn,
    ]);
    if (row === undefined) return null;
    const principal = this.toPrincipal(row);
    await this.use.note({ id: sessionId, last_used_at: row.last_used_at }, userAgent);
    // Whoever sets one up on another replica goes on here at once.
    if (this.drops === dropsBefore && !principal.isSecondFactorOverdue)
      this.remember(sessionId, { principal, until: millis + CACHE_MILLIS });
    return principal;
  }

  private toPrincipal(row: SessionRow): Principal {
    return {
      accountId: row.user_id,
      personId: row.user_id,
      role: row.role,
      role_type: row.role_type,
      name: personName(row),
      lang: row.current_lang,
      company_user_id: row.company_user_id,
      sessionId: row.id,
      sessionCreatedAt: row.created_at,
      sessionExpiresAt: row.expires_at,
      isSecondFactorOverdue: this.isOverdue(row),
    };
  }

  private isOverdue(row: SessionRow): boolean {
    const { first_sign_in_at, confirmed_at } = row;
    const facts = { is_required: this.config.secondFactorRequired, is_on: confirmed_at !== null, first_sign_in_at };
    return isSecondFactorOverdue(secondFactorDueAt(row, facts), this.clock.now());
  }

  private remember(sessionId: string, entry: { principal: Principal; until: number }): void {
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    this.cache.set(sessionId, entry);
  }
}

const SESSIONS = `SELECT s.id, s.user_id, s.created_at, s.expires_at, s.last_used_at, u.role, u.role_type, u.current_lang, u.name1,
                         u.name2, u.company_user_id, u.first_sign_in_at, f.confirmed_at
                    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN second_factors f ON f.user_id = u.id
                    LEFT JOIN users c ON c.id = u.company_user_id`;
/** Its parameter: the status of who has left. Those of a company's people last as long as its account does. */
const GOES_ON = `s.ended_at IS NULL AND u.deleted_at IS NULL AND u.status <> ?
  AND (u.company_user_id IS NULL OR (c.role = ${ROLE.customer} AND c.is_company = TRUE AND c.deleted_at IS NULL
       AND c.status <> ${USER_STATUS.withdrawn}))`;

interface SessionRow {
  readonly id: string;
  readonly user_id: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
  readonly role: Role;
  readonly role_type: number | null;
  readonly current_lang: Lang;
  readonly name1: string;
  readonly name2: string;
  readonly company_user_id: number | null;
  readonly first_sign_in_at: string | null;
  /** Of the second factor. */
  readonly confirmed_at: string | null;
}
