import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** A POST that creates something: the header Idempotency-Key makes a repetition answer what the first one did. */
export const Idempotent = () =>
  applyDecorators(SetMetadata('idempotent', true), UseInterceptors(IdempotencyInterceptor));
