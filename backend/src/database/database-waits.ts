/** How long callers wait for the database to be theirs: a connection of the pool, or the gate of SQLite. */
export class DatabaseWaits {
  /** Those who wait now. */
  waiting = 0;
  /** Is told of each wait's end, in seconds. */
  onOver: (seconds: number) => void = () => undefined;

  /** What it answers ends the wait. */
  begin(): () => void {
    const began = performance.now();
    this.waiting += 1;
    return () => {
      this.waiting -= 1;
      this.onOver((performance.now() - began) / 1_000);
    };
  }

  none(): void {
    this.onOver(0);
  }
}
