import { createHash } from 'node:crypto';

/** Decisions that a seed repeats: the same seed and name decide alike, in the order in which they are asked. */
export class Seeded {
  private asked = 0;

  constructor(private readonly seed: string) {}

  /** Somebody's own decisions, whatever the others do meanwhile. */
  of(name: string): Seeded {
    return new Seeded(`${this.seed}/${name}`);
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    this.asked += 1;
    return createHash('sha256').update(`${this.seed} ${this.asked}`).digest().readUInt32BE(0) % end;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True so many times of a hundred. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  }

  shuffled<T>(values: readonly T[]): T[] {
    const left = [...values];
    return values.map(() => left.splice(this.below(left.length), 1)).flat();
  }
}
