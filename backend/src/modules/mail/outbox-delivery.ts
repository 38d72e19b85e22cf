import type { ObjectType } from 'typeorm';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import type { Clock } from '../../common/clock/clock.js';
import type { Log } from '../../common/http/log/log.js';
import { forRequest } from '../../common/http/log/request-id.js';
import type { Database } from '../../common/transaction/database.js';
import { DROPPED, GIVEN_UP, type DropReason } from './mail-state.js';
import type { OutboxRow } from './outbox-row.entity.js';
import type { SendResult } from './transports/send-result.js';

/** Minutes to wait after the first, second … failure; after one more it is dead. */
const BACK_OFF_MINUTES = [1, 10, 60, 360] as const;
const TRIES = BACK_OFF_MINUTES.length + 1;
/** After so many tries that may have reached the reader, one more would be a nuisance. */
const UNANSWERED_TRIES = 3;
/** For how long a sender that died keeps a row from the others: longer than any try lasts. */
const LEASE_MINUTES = 10;

/** `elsewhere`: another sender has it; `silent`: it failed without an answer; `interrupted`: as if it had not been tried. */
export type Delivery = 'sent' | 'dropped' | 'elsewhere' | 'failed' | 'silent' | 'interrupted';

/** What came of a try. `dropped`: nothing went wrong, but it is not to be sent; `hopeless`: it never can be. */
export type Attempt =
  | SendResult
  | { readonly outcome: 'dropped'; readonly why: DropReason }
  | { readonly outcome: 'hopeless'; readonly why: string };

/** Whom and what an outbox works with. */
export interface OutboxTools {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sends one row of an outbox: taken by condition, sent outside any transaction, then marked. */
export abstract class OutboxDelivery<Row extends OutboxRow> {
  constructor(
    private readonly kind: { readonly name: string; readonly table: string; readonly entity: ObjectType<OutboxRow> },
    private readonly tools: OutboxTools,
  ) {}

  protected abstract find(id: number): Promise<Row | null>;

  /** One try; outside any transaction. Throws only what the database does. */
  protected abstract attempt(row: Row, stop: AbortSignal): Promise<Attempt>;

  /** Rows to send now: those whose sender seems to have died, and those that wait; each in the order of an index, however many wait. */
  async due(rows: number): Promise<{ id: number }[]> {
    const { database, clock } = this.tools;
    const sql = `SELECT id FROM ${this.kind.table} WHERE state = ? AND send_at <= ? ORDER BY send_at, id LIMIT ?`;
    const left = await database.query<{ id: number }>(sql, ['sending', clock.now(), rows]);
    return [...left, ...(await database.query<{ id: number }>(sql, ['waiting', clock.now(), rows - left.length]))];
  }

  async execute(id: number, stop: AbortSignal): Promise<Delivery> {
    const row = await this.claim(id);
    if (row === null) return 'elsewhere';
    return forRequest(row.request_id, async () => {
      const delivery = await this.deliver(row, stop);
      const { name } = this.kind;
      this.tools.log.info({ [name]: id, template: row.template, delivery }, name);
      return delivery;
    });
  }

  private async deliver(row: Row, stop: AbortSignal): Promise<Delivery> {
    if (row.tries > TRIES || row.unanswered_tries >= UNANSWERED_TRIES) {
      await this.giveUp(row, GIVEN_UP.sendersDied);
      return 'dropped';
    }
    if (row.useless_after !== null && row.useless_after <= this.tools.clock.now())
      return this.drop(row, DROPPED.tooLate);
    return this.conclude(row, await this.attempt(row, stop), stop.aborted);
  }

  /** The row as it is sent, when this sender got it: `send_at` is the end of its lease then. */
  private async claim(id: number): Promise<Row | null> {
    const { database, clock } = this.tools;
    const now = clock.now();
    const found = await this.find(id);
    if (found === null || !['waiting', 'sending'].includes(found.state) || found.send_at > now) return null;
    const { state, tries, send_at } = found;
    const taken = {
      state: 'sending' as const,
      tries: tries + 1,
      send_at: addMinutes(now, LEASE_MINUTES),
      unanswered_tries: found.unanswered_tries + (state === 'sending' ? 1 : 0),
    };
    const { affected } = await database.manager.update(this.kind.entity, { id, state, tries, send_at }, taken);
    return affected === 1 ? { ...found, ...taken } : null;
  }

  private async conclude(row: Row, attempt: Attempt, stopped: boolean): Promise<Delivery> {
    if (attempt.outcome === 'accepted') {
      await this.mark(row, { state: 'sent', sent_at: this.tools.clock.now(), last_error: '' });
      return 'sent';
    }
    if (attempt.outcome === 'dropped') return this.drop(row, attempt.why);
    if (attempt.outcome === 'hopeless' || attempt.outcome === 'rejected') {
      await this.giveUp(row, attempt.why);
      return attempt.outcome === 'rejected' ? 'failed' : 'dropped';
    }
    if (attempt.outcome === 'refused' && !attempt.answered && stopped) {
      await this.mark(row, { state: 'waiting', tries: row.tries - 1, send_at: this.tools.clock.now() });
      return 'interrupted';
    }
    await this.fail(row, attempt);
    return attempt.outcome === 'refused' && attempt.answered ? 'failed' : 'silent';
  }

  private async drop(row: Row, why: DropReason): Promise<Delivery> {
    await this.mark(row, { state: 'dead', last_error: why });
    return 'dropped';
  }

  private async fail(row: Row, { outcome, why }: { outcome: 'refused' | 'unanswered'; why: string }): Promise<void> {
    const unanswered_tries = row.unanswered_tries + (outcome === 'unanswered' ? 1 : 0);
    const minutes = unanswered_tries < UNANSWERED_TRIES ? BACK_OFF_MINUTES[row.tries - 1] : undefined;
    if (minutes === undefined) return this.giveUp({ ...row, unanswered_tries }, why);
    const send_at = addMinutes(this.tools.clock.now(), minutes);
    await this.mark(row, { state: 'waiting', send_at, unanswered_tries, last_error: why });
  }

  private async giveUp(row: Row, why: string): Promise<void> {
    const { id, template, unanswered_tries } = row;
    const { name } = this.kind;
    this.tools.log.error({ [name]: id, template, unanswered_tries }, `a ${name} could not be sent and is given up`);
    await this.mark(row, { state: 'dead', unanswered_tries, last_error: why });
  }

  /**
   * Only as long as the lease is this sender's own. What was sent is marked so also where the database makes way for another
   * writer at first: it would be sent again when the lease is over.
   */
  private async mark(
    { id, tries, send_at }: { id: number; tries: number; send_at: JstDateTime },
    values: Partial<Pick<OutboxRow, 'state' | 'tries' | 'send_at' | 'sent_at' | 'unanswered_tries' | 'last_error'>>,
  ): Promise<void> {
    const { database } = this.tools;
    const own = { id, state: 'sending' as const, tries, send_at };
    await database.inTransaction(() => database.manager.update(this.kind.entity, own, values));
  }
}
