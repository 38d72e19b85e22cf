import { Gauge, type Registry } from 'prom-client';
import type { LiveStreams } from '../modules/live/live-streams.js';

/** Whoever follows what others do has one stream, on one of the servers: the sum counts. */
export function measureStreams(streams: LiveStreams, registry: Registry): void {
  new Gauge({
    name: 'laundry_live_streams',
    help: 'Streams of events that are open on this server',
    registers: [registry],
    collect() {
      this.set(streams.size);
    },
  });
}
