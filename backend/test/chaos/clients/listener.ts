import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './caller.js';
import type { Service } from '../service.js';
import type { Account } from './customer.js';

/** ms before the next stream, after one has ended. */
const PAUSE = 250;

/** A screen that follows what others do by one stream after the other, at whichever server, as they come and go. */
export class Listener {
  /** Operations of the history that it was told of. */
  readonly told = new Set<number>();
  streams = 0;

  constructor(
    private readonly caller: Caller,
    private readonly service: Service,
    private readonly account: Account,
    private readonly over: AbortSignal,
  ) {}

  async live(): Promise<void> {
    while (this.caller.goesOn()) {
      const { place } = this.caller.random.pick(this.service.called);
      await this.follow(place).catch(() => undefined);
      await wait(PAUSE);
    }
  }

  /** One stream, until it breaks, is ended, or all is over. */
  async follow(place: number): Promise<void> {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${this.account.token}` };
    const url = `${this.service.servers[place]?.url}/api/v1/admin/live`;
    const answer = await fetch(url, { headers, signal: this.over });
    if (!answer.ok || answer.body === null) return;
    this.streams += 1;
    let text = '';
    for await (const chunk of answer.body) {
      text += Buffer.from(chunk).toString();
      const end = text.lastIndexOf('\n\n');
      for (const [, data = ''] of text.slice(0, end + 1).matchAll(/^event: changes\ndata: (.*)$/gm)) this.hear(data);
      text = text.slice(end + 1);
    }
  }

  private hear(data: string): void {
    for (const { version } of JSON.parse(data) as { version: number }[]) this.told.add(version);
  }
}
