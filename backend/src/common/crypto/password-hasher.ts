import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { TooManyTries } from '../errors/too-many-tries.js';

const MAX_AT_ONCE = 4;
const MAX_WAITING = 200;
const BUSY_SECONDS = 2;
/** Hash of no password: verified against for unknown accounts, so that they take as long as known ones. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5bm9ib2R5$4v0vEBuJZ7YPhVUvDYDrcLv/6lGYKxXP9yyJhWsGWkM';

/** argon2id, 19 MiB, two passes (OWASP); a bounded number at once, so that a storm of logins leaves the service alive. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password));
  }

  /** Whether a password is the account's. `null`, no such account, takes the same time and is false. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const matches = await this.inTurn(() => verify(stored ?? NOBODY, password));
    return matches && stored !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MAX_WAITING) throw new TooManyTries(BUSY_SECONDS);
    if (this.running >= MAX_AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
