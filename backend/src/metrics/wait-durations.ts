import { Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseWaits } from '../database/database-waits.js';

const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 3, 10];

/** What is waited for is a connection of the pool, or the gate of the one SQLite connection. */
export function measureWaits(waits: DatabaseWaits, registry: Registry): void {
  const durations = new Histogram({
    name: 'laundry_database_wait_seconds',
    help: 'How long statements and transactions waited for their turn on the database',
    buckets: BUCKETS,
    registers: [registry],
  });
  waits.onOver = (seconds) => durations.observe(seconds);
  new Gauge({
    name: 'laundry_database_waiting',
    help: 'Statements and transactions that wait for their turn on the database now',
    registers: [registry],
    collect() {
      this.set(waits.waiting);
    },
  });
}
