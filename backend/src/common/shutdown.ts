import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/**
 * Tells from its first moment on that the process is to end, before anything is waited for or closed. While it drains, calls
 * are answered as ever: whoever spreads them has not yet heard that this server is no longer ready.
 */
@Injectable()
export class Shutdown implements OnModuleDestroy {
  private readonly controller = new AbortController();

  constructor(@Inject(CONFIG) private readonly config: Config) {
    // Each job at work listens, and stops when it is done: many are no leak.
    setMaxListeners(0, this.controller.signal);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  async onModuleDestroy(): Promise<void> {
    this.controller.abort();
    await wait(this.config.drainSeconds * 1_000);
  }
}
