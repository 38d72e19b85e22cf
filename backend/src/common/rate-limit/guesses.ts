import { Inject, Injectable } from '@nestjs/common';
import { Turns } from '../turns.js';
import { RateLimiter, type Try } from './rate-limiter.js';

/** Checks what somebody guesses, under a limit of wrong ones. */
@Injectable()
export class Guesses {
  private readonly turns = new Turns();

  constructor(@Inject(RateLimiter) private readonly limiter: RateLimiter) {}

  /**
   * What `check` answers; null is a wrong guess. It is counted before it is checked, so that a burst cannot pass the limit,
   * and given back unless it was wrong. Guesses of one subject take turns, so that right ones do not use up the limit for
   * each other. Not inside a transaction.
   */
  async take<T>(guess: Try, check: () => Promise<T | null>): Promise<T | null> {
    if (!this.limiter.isOn) return check();
    return this.turns.take(`${guess.limit.name}\n${guess.subject}`, async () => {
      await this.limiter.count(guess);
      let isWrong = false;
      try {
        const answer = await check();
        isWrong = answer === null;
        return answer;
      } finally {
        if (!isWrong) await this.limiter.release(guess);
      }
    });
  }
}
