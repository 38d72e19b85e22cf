import { isUnavailable } from './transaction/database-errors.js';

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * One piece of work for many who each ask for one item: whoever asks while a batch is under way is in the next. What fails
 * for a batch is tried item by item, so that nobody hears of another's failure; the database's being away is everybody's.
 */
export class Batches<Item> {
  private readonly waiting: Waiting<Item>[] = [];
  private isAtWork = false;

  constructor(
    private readonly work: (items: readonly Item[]) => Promise<void>,
    private readonly most: number,
  ) {}

  /** Settles once the item's work is done. */
  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isAtWork) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.isAtWork = true;
    while (this.waiting.length > 0) await this.doAll(this.waiting.splice(0, this.most));
    this.isAtWork = false;
  }

  private async doAll(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.work([...new Set(batch.map(({ item }) => item))]);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      else for (const each of batch) await this.doAll([each]);
    }
  }
}
