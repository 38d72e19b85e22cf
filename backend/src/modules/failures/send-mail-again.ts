import { Inject, Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Conflict } from '../../common/errors/conflict.js';
import { Database } from '../../common/transaction/database.js';
import { Mail } from '../mail/mail.entity.js';
import { mailState } from '../mail/mail-state.js';

/** Puts a mail that was given up back into the outbox; whether it still holds is asked when it is sent. */
@Injectable()
export class SendMailAgain {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Throws {@link NotFound}, and {@link Conflict} for one that waits again, or whose text is no longer stored. */
  async execute(id: number): Promise<void> {
    const mail = await this.database.manager.findOneBy(Mail, { id });
    if (mail === null) throw new NotFound();
    const { state, last_error } = mail;
    if (mailState(state, last_error) !== 'failed') throw new Conflict();
    const seen = { id, state, last_error, body: Not('') };
    const again = {
      state: 'waiting' as const,
      tries: 0,
      unanswered_tries: 0,
      send_at: this.clock.now(),
      last_error: '',
    };
    const { affected } = await this.database.inTransaction(() => this.database.manager.update(Mail, seen, again));
    if (affected !== 1) throw new Conflict();
  }
}
