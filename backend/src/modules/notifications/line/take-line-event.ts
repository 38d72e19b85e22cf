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

/** What follows from what somebody did on LINE; told twice, it has the effect of once. */
@Injectable()
export class TakeLineEvent {
  constructor(
    @Inject(LinePort) private readonly line: LinePort | null,
    @Inject(LineLinks) private readonly links: LineLinks,
    @Inject(Guesses) private readonly guesses: Guesses,
  ) {}

  async execute(event: LineEvent): Promise<void> {
    if (event.did === 'blocked') return this.links.block(event.lineUserId, event.at);
    if (event.did === 'followed') return this.reply(event, GREETING);
    const code = parseLinkCode(event.text);
    // Whatever else is written, people of the company read and answer it on LINE.
    if (code !== null) await this.reply(event, await this.answerTo(event.lineUserId, code));
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
