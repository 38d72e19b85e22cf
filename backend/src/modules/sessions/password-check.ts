import { Inject, Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../common/crypto/password-hasher.js';
import { RateLimiter, type Try } from '../../common/rate-limit/rate-limiter.js';
import { Turns } from '../../common/turns.js';

/** Compares a typed password with an account's, under a limit of wrong ones. */
@Injectable()
export class PasswordCheck {
  private readonly turns = new Turns();

  constructor(
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Whether the password is the stored one; `null`, no such account, is false after the same work. A wrong one counts
   * as `guess`: it is counted before it is checked, so that a burst cannot pass the limit, and given back unless it was
   * wrong. Guesses of one subject take turns, so that right passwords do not use up the limit for each other.
   */
  async matches(guess: Try, stored: string | null, password: string): Promise<boolean> {
    if (!this.limiter.isOn) return this.hasher.verify(stored, password);
    return this.turns.take(`${guess.limit.name}\n${guess.subject}`, async () => {
      await this.limiter.count(guess);
      let isWrong = false;
      try {
        isWrong = !(await this.hasher.verify(stored, password));
        return !isWrong;
      } finally {
        if (!isWrong) await this.limiter.release(guess);
      }
    });
  }
}
