import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Tells from its first moment on that the process is to end, before anything is waited for or closed. */
@Injectable()
export class Shutdown implements OnModuleDestroy {
  private readonly controller = new AbortController();

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  onModuleDestroy(): void {
    this.controller.abort();
  }
}
