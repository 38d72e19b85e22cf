import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { Sessions } from './sessions.js';

/**
 * Ends the ways into an account: its sessions, and the secrets that could begin one, a registration's ticket and a
 * mailed link. Call inside the transaction of what ends them, with the account's row held.
 */
@Injectable()
export class Revocation {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(OneTimeTokens) private readonly tokens: OneTimeTokens,
  ) {}

  /** All of them: a new password, another role, withdrawal, deletion. */
  async everything(userId: number): Promise<void> {
    await this.sessions.endAll(userId);
    await this.tokens.voidAll(userId);
  }

  /** All but the session in which the change was made. */
  async allBut(caller: Pick<Principal, 'personId' | 'sessionId'>): Promise<void> {
    await this.sessions.endAll(caller.personId, caller.sessionId);
    await this.tokens.voidAll(caller.personId);
  }

  /** One session and the secrets: who signs out leaves no other way in behind on this device. */
  async signOut(caller: Pick<Principal, 'personId' | 'sessionId'>): Promise<void> {
    await this.sessions.end(caller.sessionId);
    await this.tokens.voidAll(caller.personId);
  }
}
