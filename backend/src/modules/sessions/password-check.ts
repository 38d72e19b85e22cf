import { Inject, Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../common/crypto/password-hasher.js';
import { Guesses } from '../../common/rate-limit/guesses.js';
import type { Try } from '../../common/rate-limit/rate-limiter.js';

/** Compares a typed password with an account's, under a limit of wrong ones. */
@Injectable()
export class PasswordCheck {
  constructor(
    @Inject(Guesses) private readonly guesses: Guesses,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
  ) {}

  /** Whether the password is the stored one; `null`, no such account, is false after the same work. A wrong one counts as `guess`. */
  async matches(guess: Try, stored: string | null, password: string): Promise<boolean> {
    const check = async () => ((await this.hasher.verify(stored, password)) ? true : null);
    return (await this.guesses.take(guess, check)) === true;
  }
}
