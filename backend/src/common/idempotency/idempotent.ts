import { applyDecorators, SetMetadata, UseInterceptors, type NestInterceptor, type Type } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { ReplayInterceptor } from './replay.interceptor.js';

export const IDEMPOTENT = 'idempotent';

/**
 * A POST that creates something: the header Idempotency-Key makes a repetition answer what the first one did. `before` are
 * interceptors that run ahead of the operation's transaction, such as limits of tries, and not for a repetition.
 */
export const Idempotent = (...before: Type<NestInterceptor>[]) =>
  applyDecorators(SetMetadata(IDEMPOTENT, true), UseInterceptors(ReplayInterceptor, ...before, IdempotencyInterceptor));
