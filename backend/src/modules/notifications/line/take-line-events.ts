import { Inject, Injectable } from '@nestjs/common';
import { LINE_LIMITS } from '@laundry/shared/constants/line-limits';
import { parseLinkCode } from '@laundry/shared/text/link-code';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { TooManyTries } from '../../../common/errors/too-many-tries.js';
import { Guesses } from '../../../common/rate-limit/guesses.js';
import { LinePort } from '../../mail/notifications/line/line-port.js';
import type { LineEvent } from './line-event.js';
import { LineLinks } from './line-links.js';
import { GREETING, LINKED, TOO_MANY_CODES, UNKNOWN_CODE } from './line-words.js';

const GUESSES = { name: 'line-code-guesses', tries: LINE_LIMITS.guessesPerHour, minutes: 60 };

/** What follows from what people did on LINE; told twice, it has the effect of once. */
@Injectable()
export class TakeLineEvents {
  constructor(
    @Inject(LinePort) private readonly line: LinePort | null,
    @Inject(LineLinks) private readonly links: LineLinks,
    @Inject(Guesses) private readonly guesses: Guesses,
  ) {}

  /** Events of one call, one after the other; they are answered together at the end, as none is to wait for another's answer. */
  async execute(events: readonly LineEvent[]): Promise<void> {
    const replies: (() => Promise<void>)[] = [];
    for (const event of events) {
      const text = await this.take(event);
      if (text !== null) replies.push(() => this.reply(event, text));
    }
    await Promise.all(replies.map((reply) => reply()));
  }

  /** What is answered; null: nothing. */
  private async take({ did, lineUserId, at, text }: LineEvent): Promise<string | null> {
    if (did === 'followed') return GREETING;
    if (did === 'blocked') {
      await this.links.block(lineUserId, at);
      return null;
    }
    const code = parseLinkCode(text);
    // Whatever else is written, people of the company read and answer it on LINE.
    return code === null ? null : this.answerTo(lineUserId, code);
  }

  private async answerTo(lineUserId: string, code: string): Promise<string> {
    const guess = { limit: GUESSES, subject: hashToken(lineUserId) };
    try {
      const user = await this.guesses.take(guess, () => this.links.link(lineUserId, code));
      return user === null ? UNKNOWN_CODE : LINKED[user.current_lang];
    } catch (error) {
      if (error instanceof TooManyTries) return TOO_MANY_CODES;
      throw error;
    }
  }

  private async reply({ replyToken }: LineEvent, text: string): Promise<void> {
    if (replyToken !== null) await this.line?.reply(replyToken, text);
  }
}
