import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { TooManyTries } from '../errors/too-many-tries.js';
import { newSecretToken } from './secret-token.js';

/** Half of the four threads that Node has for such work: compression and files need the others. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 50;
const BUSY_SECONDS = 2;

/** argon2id, 19 MiB, two passes (OWASP); a bounded number at once, so that a storm of logins leaves the service alive. */
@Injectable()
export class PasswordHasher {
  /** Verified against for unknown accounts, so that they take the work of known ones. Nobody knows its password. */
  private readonly nobody = hash(newSecretToken());
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Throws {@link TooManyTries} when too many wait already, as does {@link verify}. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password));
  }

  /** Whether a password is the account's. `null`, no such account, is false after the same work. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.nobody);
    const matches = await this.inTurn(() => verify(against, password));
    return matches && stored !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < MAX_AT_ONCE) this.running += 1;
    else if (this.waiting.length < MAX_WAITING) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else throw new TooManyTries(BUSY_SECONDS);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
