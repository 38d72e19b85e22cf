import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { StreamEnd } from '@laundry/shared/rules/live/live-change';
import type { Principal } from '../../common/auth/principal.js';
import { Unavailable } from '../../common/errors/unavailable.js';
import { Shutdown } from '../../common/shutdown.js';
import { EventStream } from './event-stream.js';
import { HistoryFeed } from './history-feed.js';
import { LiveRounds } from './live-rounds.js';

/** Of a server (handbook/console.md#following-others). */
const STREAMS_MAX = 500;
export const STREAMS_OF_ACCOUNT = 10;
const LOOK_SECONDS = 1;

/** Seconds until this server may have room, or another one answers. */
const RETRY_SECONDS = 30;

/** The streams that are open on this server. The first one begins the rounds; without any the database is asked nothing. */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<EventStream>();
  private rounds: Promise<void> | null = null;
  private beginning: Promise<void> | null = null;

  constructor(
    @Inject(HistoryFeed) private readonly feed: HistoryFeed,
    @Inject(LiveRounds) private readonly round: LiveRounds,
    @Inject(Shutdown) private readonly shutdown: Shutdown,
  ) {
    shutdown.signal.addEventListener('abort', () => this.endAll('closing'));
  }

  get size(): number {
    return this.open.size;
  }

  /** Opens the stream of a session; the one that it had ends. Throws {@link Unavailable} where there is no room. */
  async add(caller: Principal): Promise<Readable> {
    if (this.rounds === null) await (this.beginning ??= this.feed.begin().finally(() => (this.beginning = null)));
    // Told once more, it would keep open a server that is about to close.
    if (this.open.size >= STREAMS_MAX || this.shutdown.signal.aborted) throw new Unavailable(RETRY_SECONDS);
    this.makeRoom(caller);
    const stream = new EventStream(caller, () => this.open.delete(stream));
    this.open.add(stream);
    stream.tell('open', { version: this.feed.version });
    this.rounds ??= this.goRound();
    return stream.body;
  }

  /** The database outlives the round that is under way. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds;
  }

  private async goRound(): Promise<void> {
    const { signal } = this.shutdown;
    while (this.open.size > 0) {
      await this.round.go(this.open);
      await wait(LOOK_SECONDS * 1_000, undefined, { signal }).catch(() => undefined);
    }
    this.rounds = null;
  }

  private makeRoom({ personId, sessionId }: Principal): void {
    const own = [...this.open].filter(({ caller }) => caller.personId === personId);
    const older = own.slice(0, Math.max(0, own.length - STREAMS_OF_ACCOUNT + 1));
    for (const stream of own)
      if (stream.caller.sessionId === sessionId || older.includes(stream)) this.end(stream, 'replaced');
  }

  private endAll(reason: StreamEnd): void {
    for (const stream of this.open) this.end(stream, reason);
  }

  /** It is told nothing more, whenever its reader takes the end. */
  private end(stream: EventStream, reason: StreamEnd): void {
    this.open.delete(stream);
    stream.end(reason);
  }
}
