import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, throwError, timeout, TimeoutError, type Observable } from 'rxjs';
import { Unavailable } from '../errors/unavailable.js';

const DEADLINE_MILLIS = 7_500;
const RETRY_SECONDS = 5;

/** No answer within the deadline is 503, never a hang: a stalled database stops nobody for longer (reliability F-07). */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      timeout(DEADLINE_MILLIS),
      catchError((error: unknown) =>
        throwError(() => (error instanceof TimeoutError ? new Unavailable(RETRY_SECONDS) : error)),
      ),
    );
  }
}
