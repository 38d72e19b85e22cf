import {
  Injectable,
  type BeforeApplicationShutdown,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { refuseAnswered } from './deadline.js';

const GRACE_MILLIS = 10_000;

/** Lets a call's handler begin while it may still be answered, and counts those at work, so that on shutdown the database outlives those whose client has gone. */
@Injectable()
export class InFlightInterceptor implements NestInterceptor, BeforeApplicationShutdown {
  private running = 0;
  private whenIdle: (() => void) | null = null;

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    refuseAnswered(context.switchToHttp().getResponse<FastifyReply>());
    this.running += 1;
    return next.handle().pipe(
      finalize(() => {
        this.running -= 1;
        if (this.running === 0) this.whenIdle?.();
      }),
    );
  }

  /** Waits until no handler is at work, ten seconds at most. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.running === 0) return;
    await new Promise<void>((resolve) => {
      this.whenIdle = resolve;
      setTimeout(resolve, GRACE_MILLIS).unref();
    });
  }
}
