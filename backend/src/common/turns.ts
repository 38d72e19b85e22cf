import { endWithTime } from './http/deadline.js';

/**
 * Lets pieces of work that share a name run one after the other in this process, first come first served. What nobody waits
 * for any more when its turn comes does not begin: its call was answered 503 meanwhile.
 */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(name) ?? Promise.resolve()).then(() => {
      endWithTime();
      return work();
    });
    const over = mine.then(noop, noop);
    this.last.set(name, over);
    try {
      return await mine;
    } finally {
      if (this.last.get(name) === over) this.last.delete(name);
    }
  }
}

const noop = (): void => undefined;
