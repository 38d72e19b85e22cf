import { Inject, Injectable } from '@nestjs/common';
import { LOG, type Log } from '../../common/http/log/log.js';
import type { EventStream } from './event-stream.js';
import { HistoryFeed } from './history-feed.js';
import { ListenerCheck } from './listener-check.js';
import { OpenRecordQueries } from './records/open-record.queries.js';
import { ToldChanges } from './told-changes.js';

/** Every so many rounds. */
const EVERY = { access: 3, people: 2, keepAlive: 15 } as const;

/** Round after round: who may go on listening, what changed since, who is where. */
@Injectable()
export class LiveRounds {
  private count = 0;
  private isFailing = false;
  /** Something was read of the history that nobody was told of. */
  private isBehind = false;

  constructor(
    @Inject(HistoryFeed) private readonly feed: HistoryFeed,
    @Inject(ListenerCheck) private readonly check: ListenerCheck,
    @Inject(ToldChanges) private readonly told: ToldChanges,
    @Inject(OpenRecordQueries) private readonly records: OpenRecordQueries,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Nobody is told what could not be asked: the round after asks for all since, or has everybody ask for everything. */
  async go(streams: Set<EventStream>): Promise<void> {
    try {
      await this.round(streams);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.log.warn({ err: error }, 'streams wait for the database');
      this.isFailing = true;
    }
  }

  private async round(streams: Set<EventStream>): Promise<void> {
    this.count += 1;
    const isTurn = (of: keyof typeof EVERY) => this.count % EVERY[of] === 0;
    if (isTurn('access')) await this.check.endThoseWhoMayNot(streams);
    await this.tellChanges(streams);
    if (isTurn('people')) await this.tellPeople(streams);
    if (isTurn('keepAlive')) for (const stream of streams) stream.keepAlive();
  }

  private async tellChanges(streams: Set<EventStream>): Promise<void> {
    const operations = await this.feed.next();
    if (operations === null || this.isBehind) {
      for (const stream of streams) stream.tell('reset', { version: this.feed.version });
      this.isBehind = false;
      return;
    }
    if (operations.length === 0) return;
    this.isBehind = true;
    const changesFor = await this.told.of(operations);
    for (const stream of streams) {
      const changes = changesFor(stream.caller);
      if (changes.length > 0) stream.tell('changes', changes);
    }
    this.isBehind = false;
  }

  private async tellPeople(streams: Set<EventStream>): Promise<void> {
    const open = await this.records.all();
    for (const stream of streams) {
      const people = open.besides(stream.caller);
      for (const [key, { record, others }] of people)
        if ((stream.people.get(key) ?? '') !== others) stream.tell('people', record);
      stream.people = new Map([...people].map(([key, { others }]) => [key, others]));
    }
  }
}
