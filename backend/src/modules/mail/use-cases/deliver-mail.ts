import { Inject, Injectable } from '@nestjs/common';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { LOG, type Log } from '../../../common/http/log.js';
import { Database } from '../../../common/transaction/database.js';
import { MailCarrier } from '../mail-carrier.js';
import { MailConditions } from '../mail-conditions.js';
import { Mail } from '../mail.entity.js';

/** Minutes to wait after the first, second … failure; after one more the mail is dead. */
const BACK_OFF_MINUTES = [1, 10, 60, 360] as const;
const TRIES = BACK_OFF_MINUTES.length + 1;
/** For how long a sender that died keeps a mail from the others: longer than any try lasts. */
const LEASE_MINUTES = 10;

/** `elsewhere`: another sender has it; `unreachable`: it failed without an answer, so the next one would too. */
export type Delivery = 'sent' | 'dropped' | 'elsewhere' | 'failed' | 'unreachable';

/** Sends one mail of the outbox: taken by condition, sent outside any transaction, then marked (reliability F-16). */
@Injectable()
export class DeliverMail {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MailCarrier) private readonly carrier: MailCarrier,
    @Inject(MailConditions) private readonly conditions: MailConditions,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Mails to send now: those that wait, and those whose sender seems to have died. */
  due(rows: number): Promise<{ id: number }[]> {
    return this.database.query(
      "SELECT id FROM mails WHERE state IN ('waiting', 'sending') AND send_at <= ? ORDER BY send_at, id LIMIT ?",
      [this.clock.now(), rows],
    );
  }

  async execute(id: number): Promise<Delivery> {
    const mail = await this.take(id);
    if (mail === null) return 'elsewhere';
    if (mail.tries > TRIES) return this.drop(mail, 'its senders died');
    if (mail.useless_after !== null && mail.useless_after <= this.clock.now()) return this.drop(mail, 'too late');
    if (!(await this.conditions.isStillTrue(mail))) return this.drop(mail, 'no longer true');
    try {
      await this.carrier.carry(mail);
    } catch (error) {
      return this.fail(mail, error as Error & { responseCode?: number });
    }
    await this.mark(mail, { state: 'sent', sent_at: this.clock.now(), last_error: '' });
    return 'sent';
  }

  /** The mail as it is sent, when this sender got it: `send_at` is the end of its lease then. */
  private async take(id: number): Promise<Mail | null> {
    const now = this.clock.now();
    const found = await this.database.manager.findOneBy(Mail, { id });
    if (found === null || !['waiting', 'sending'].includes(found.state) || found.send_at > now) return null;
    const { state, tries, send_at } = found;
    const taken = { state: 'sending', tries: tries + 1, send_at: addMinutes(now, LEASE_MINUTES) };
    const { affected } = await this.database.manager.update(Mail, { id, state, tries, send_at }, taken);
    return affected === 1 ? { ...found, ...taken } : null;
  }

  private async drop(mail: Mail, why: string): Promise<Delivery> {
    await this.mark(mail, { state: 'dead', last_error: why });
    return 'dropped';
  }

  private async fail(mail: Mail, error: Error & { responseCode?: number }): Promise<Delivery> {
    const last_error = error.message.slice(0, 300);
    const minutes = BACK_OFF_MINUTES[mail.tries - 1];
    if (minutes === undefined) {
      this.log.error({ mail: mail.id, template: mail.template }, 'a mail could not be sent and is given up');
      await this.mark(mail, { state: 'dead', last_error });
    } else await this.mark(mail, { state: 'waiting', send_at: addMinutes(this.clock.now(), minutes), last_error });
    return error.responseCode === undefined ? 'unreachable' : 'failed';
  }

  /** Only as long as the lease is this sender's own. */
  private async mark(
    { id, tries, send_at }: { id: number; tries: number; send_at: JstDateTime },
    values: Partial<Mail>,
  ): Promise<void> {
    await this.database.manager.update(Mail, { id, state: 'sending', tries, send_at }, values);
  }
}
