import { collectDefaultMetrics, Registry } from 'prom-client';
import { StoredGauges } from './stored-gauges.js';
import type { StoredFigures } from './stored-figures.js';

/** ms for which stored figures are good: several readers ask the database once. */
const GOOD_FOR = 5_000;
/** ms that the database is waited for; readers give up after ten seconds as a rule. */
const PATIENCE = 3_000;

/** The process's figures, and those that are stored, read when somebody asks. */
export class Metrics {
  readonly registry = new Registry();
  private readonly gauges: StoredGauges;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;

  constructor(private readonly readFigures: () => Promise<StoredFigures>) {
    collectDefaultMetrics({ register: this.registry });
    this.gauges = new StoredGauges(this.registry);
  }

  /** In Prometheus' text format. A database that does not answer is said to be down; the rest is told all the same. */
  async text(): Promise<string> {
    if (performance.now() - this.readAt > GOOD_FOR) {
      this.reading ??= this.read().finally(() => (this.reading = undefined));
      await this.reading;
    }
    return this.registry.metrics();
  }

  private async read(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PATIENCE);
    });
    const figures = await Promise.race([this.readFigures().catch(() => null), late]);
    clearTimeout(timer);
    if (figures === null) return this.gauges.clear();
    this.gauges.set(figures);
    this.readAt = performance.now();
  }
}
