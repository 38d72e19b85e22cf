import { Readable } from 'node:stream';
import type { LiveEvent, LiveEvents, StreamEnd } from '@laundry/shared/rules/live/live-change';
import type { Principal } from '../../common/auth/principal.js';

/** Bytes that wait for a reader. Who does not take them is cut off, and asks for everything when they are back. */
const MOST_WAITING = 64 * 1024;
/** ms after which a client whose stream broke comes again, when it leaves that to the browser. */
const RETRY = 3_000;

/** One stream of server-sent events to one session. */
export class EventStream {
  readonly body = new Readable({ read: () => undefined });
  /** Who else was on the records that this session has open when it was told last. */
  people: ReadonlyMap<string, string> = new Map();

  constructor(
    readonly caller: Principal,
    onClose: () => void,
  ) {
    this.body.once('close', onClose);
    this.body.push(`retry: ${RETRY}\n\n`);
  }

  tell<Event extends LiveEvent>(event: Event, data: LiveEvents[Event]): void {
    this.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment: proxies close what is silent. */
  keepAlive(): void {
    this.push(':\n\n');
  }

  end(reason: StreamEnd): void {
    this.tell('end', { reason });
    if (!this.body.destroyed) this.body.push(null);
  }

  private push(text: string): void {
    if (this.body.destroyed || this.body.readableEnded) return;
    if (this.body.readableLength > MOST_WAITING) this.body.destroy();
    else this.body.push(text);
  }
}
