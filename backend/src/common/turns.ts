/** Lets pieces of work that share a name run one after the other in this process, first come first served. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(name) ?? Promise.resolve()).then(work);
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
