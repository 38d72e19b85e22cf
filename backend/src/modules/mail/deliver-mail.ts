import { Inject, Injectable } from '@nestjs/common';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { LOG, type Log } from '../../common/http/log.js';
import { forRequest } from '../../common/http/request-id.js';
import { Database } from '../../common/transaction/database.js';
import { MailTransport, type SendResult } from './mail-transport.js';
import { MailConditions } from './mail-conditions.js';
import { MailSecrets } from './mail-secrets.js';
import { DROPPED, GIVEN_UP } from './mail-state.js';
import { Mail } from './mail.entity.js';

/** Minutes to wait after the first, second … failure; after one more the mail is dead. */
const BACK_OFF_MINUTES = [1, 10, 60, 360] as const;
const TRIES = BACK_OFF_MINUTES.length + 1;
/** After so many tries that may have reached the reader, one more would be a nuisance. */
const UNANSWERED_TRIES = 3;
/** For how long a sender that died keeps a mail from the others: longer than any try lasts. */
const LEASE_MINUTES = 10;

/** `elsewhere`: another sender has it; `silent`: it failed without an answer; `interrupted`: as if it had not been tried. */
export type Delivery = 'sent' | 'dropped' | 'elsewhere' | 'failed' | 'silent' | 'interrupted';

/** Sends one mail of the outbox: taken by condition, sent outside any transaction, then marked. */
@Injectable()
export class DeliverMail {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MailTransport) private readonly transport: MailTransport,
    @Inject(MailConditions) private readonly conditions: MailConditions,
    @Inject(MailSecrets) private readonly secrets: MailSecrets,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Mails to send now: those that wait, and those whose sender seems to have died. */
  due(rows: number): Promise<{ id: number }[]> {
    return this.database.query(
      "SELECT id FROM mails WHERE state IN ('waiting', 'sending') AND send_at <= ? ORDER BY send_at, id LIMIT ?",
      [this.clock.now(), rows],
    );
  }

  async execute(id: number, stop: AbortSignal): Promise<Delivery> {
    const mail = await this.claim(id);
    if (mail === null) return 'elsewhere';
    return forRequest(mail.request_id, async () => {
      const delivery = await this.deliver(mail, stop);
      this.log.info({ mail: id, template: mail.template, delivery }, 'mail');
      return delivery;
    });
  }

  private async deliver(mail: Mail, stop: AbortSignal): Promise<Delivery> {
    if (mail.tries > TRIES || mail.unanswered_tries >= UNANSWERED_TRIES) {
      await this.giveUp(mail, GIVEN_UP.sendersDied);
      return 'dropped';
    }
    if (mail.useless_after !== null && mail.useless_after <= this.clock.now()) return this.drop(mail, DROPPED.tooLate);
    if (!(await this.conditions.isStillTrue(mail))) return this.drop(mail, DROPPED.noLongerTrue);
    if (mail.recipient === '') {
      await this.giveUp(mail, GIVEN_UP.secretLost);
      return 'dropped';
    }
    const whole = await this.secrets.complete(mail);
    if (whole === null) return this.drop(mail, DROPPED.noLongerTrue);
    return this.conclude(mail, await this.transport.send(whole, stop), stop.aborted);
  }

  /** The mail as it is sent, when this sender got it: `send_at` is the end of its lease then. */
  private async claim(id: number): Promise<Mail | null> {
    const now = this.clock.now();
    const found = await this.database.manager.findOneBy(Mail, { id });
    if (found === null || !['waiting', 'sending'].includes(found.state) || found.send_at > now) return null;
    const { state, tries, send_at } = found;
    const taken = {
      state: 'sending' as const,
      tries: tries + 1,
      send_at: addMinutes(now, LEASE_MINUTES),
      unanswered_tries: found.unanswered_tries + (state === 'sending' ? 1 : 0),
    };
    const { affected } = await this.database.manager.update(Mail, { id, state, tries, send_at }, taken);
    return affected === 1 ? { ...found, ...taken } : null;
  }

  private async conclude(mail: Mail, result: SendResult, stopped: boolean): Promise<Delivery> {
    if (result.outcome === 'accepted') {
      await this.mark(mail, { state: 'sent', sent_at: this.clock.now(), last_error: '' });
      return 'sent';
    }
    if (result.outcome === 'refused' && !result.answered && stopped) {
      await this.mark(mail, { state: 'waiting', tries: mail.tries - 1, send_at: this.clock.now() });
      return 'interrupted';
    }
    await this.fail(mail, result);
    return result.outcome === 'refused' && result.answered ? 'failed' : 'silent';
  }

  private async drop(mail: Mail, why: string): Promise<Delivery> {
    await this.mark(mail, { state: 'dead', last_error: why });
    return 'dropped';
  }

  private async fail(mail: Mail, { outcome, why }: Exclude<SendResult, { outcome: 'accepted' }>): Promise<void> {
    const unanswered_tries = mail.unanswered_tries + (outcome === 'unanswered' ? 1 : 0);
    const minutes = unanswered_tries < UNANSWERED_TRIES ? BACK_OFF_MINUTES[mail.tries - 1] : undefined;
    if (minutes === undefined) return this.giveUp({ ...mail, unanswered_tries }, why);
    const send_at = addMinutes(this.clock.now(), minutes);
    await this.mark(mail, { state: 'waiting', send_at, unanswered_tries, last_error: why });
  }

  private async giveUp(mail: Mail, why: string): Promise<void> {
    const { id, template, unanswered_tries } = mail;
    this.log.error({ mail: id, template, unanswered_tries }, 'a mail could not be sent and is given up');
    await this.mark(mail, { state: 'dead', unanswered_tries, last_error: why });
  }

  /**
   * Only as long as the lease is this sender's own. What was sent is marked so also where the database makes way for another
   * writer at first: it would be sent again when the lease is over.
   */
  private async mark(
    { id, tries, send_at }: { id: number; tries: number; send_at: JstDateTime },
    values: Partial<Mail>,
  ): Promise<void> {
    const own = { id, state: 'sending' as const, tries, send_at };
    await this.database.inTransaction(() => this.database.manager.update(Mail, own, values));
  }
}
