import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { LINE_LIMITS } from '@laundry/shared/constants/line-limits';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { hashToken, newSecretToken } from '../../common/crypto/secret-token.js';
import { SERVER_LIMITS } from '../../common/server-limits.js';
import { Database } from '../../common/transaction/database.js';
import { OneTimeToken } from './one-time-token.entity.js';

const TICKET_MINUTES = 30;
/** For so long after it was asked for a link to set a password is still delivered; then it is good for its own minutes. */
const RESET_MAIL_MINUTES = 24 * 60;
/** Between the password and the code. */
const CHALLENGE_MINUTES = 5;

/** How long each kind of secret is good. `reset_mail` is nobody's to use: it is what a mail that waits names, and ends as the others do. */
const MINUTES = {
  registration: TICKET_MINUTES,
  password_reset: SERVER_LIMITS.resetTokenMinutes,
  reset_mail: RESET_MAIL_MINUTES,
  second_factor: CHALLENGE_MINUTES,
  passkey: CHALLENGE_MINUTES,
  line_link: LINE_LIMITS.codeMinutes,
} as const;
export type TokenKind = keyof typeof MINUTES;

/** Secrets that work once: only their hash is stored, and using one is a conditional update. */
@Injectable()
export class OneTimeTokens {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Makes a secret for a user; earlier ones of the kind are void. Hold the account's row first. */
  async issue(kind: TokenKind, userId: number): Promise<string> {
    await this.voidAll(userId, kind);
    return (await this.add(kind, userId)).token;
  }

  /** Makes one more secret for a user, of random bits unless it is one that people type. Hold the account's row first. */
  async add(kind: TokenKind, userId: number, token = newSecretToken()): Promise<{ token: string; until: JstDateTime }> {
    const until = addMinutes(this.clock.now(), MINUTES[kind]);
    await this.database.manager.insert(OneTimeToken, {
      token_hash: hashToken(token),
      kind,
      user_id: userId,
      expires_at: until,
      used_at: null,
    });
    return { token, until };
  }

  /** Whose secret this is while it is good; null for an unknown, used or old one, and for a closed account. */
  ownerOf(kind: TokenKind, token: string): Promise<TokenOwner | null> {
    return this.ownerOfHash(kind, hashToken(token));
  }

  /** The same for who knows no more than the secret's hash. */
  async ownerOfHash(kind: TokenKind, hash: string): Promise<TokenOwner | null> {
    const [owner = null] = await this.database.query<TokenOwner>(
      `SELECT u.id, u.role, u.status
         FROM one_time_tokens t JOIN users u ON u.id = t.user_id
        WHERE t.token_hash = ? AND t.kind = ? AND t.used_at IS NULL AND t.expires_at > ?
          AND u.deleted_at IS NULL AND u.status <> ?`,
      [hash, kind, this.clock.now(), USER_STATUS.withdrawn],
    );
    return owner;
  }

  /** Whose secret this was that is used up or void by now; null for any other. */
  async formerOwnerOf(kind: TokenKind, token: string): Promise<number | null> {
    const where = { token_hash: hashToken(token), kind, used_at: Not(IsNull()) };
    return (await this.database.manager.findOneBy(OneTimeToken, where))?.user_id ?? null;
  }

  /** Uses a secret up. False when another did so first, or it is too old by now. */
  async use(kind: TokenKind, token: string): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(OneTimeToken)
      .set({ used_at: now })
      .where('token_hash = :hash AND kind = :kind AND used_at IS NULL AND expires_at > :now', {
        hash: hashToken(token),
        kind,
        now,
      })
      .execute();
    return affected === 1;
  }

  /** The secrets of an account that are still good, of one kind or of all, work no more. */
  async voidAll(userId: number, kind?: TokenKind): Promise<void> {
    const unused = { user_id: userId, used_at: IsNull(), ...(kind !== undefined && { kind }) };
    await this.database.manager.update(OneTimeToken, unused, { used_at: this.clock.now() });
  }
}

export interface TokenOwner {
  readonly id: number;
  readonly role: number;
  readonly status: number;
}
