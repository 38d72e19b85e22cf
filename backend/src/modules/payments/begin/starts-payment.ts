import { applyDecorators, SetMetadata, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { CheckoutInterceptor, PAYMENT_FIELD } from './checkout.interceptor.js';

/**
 * A POST that may begin a payment: repeatable by Idempotency-Key, and answered with what the customer needs to pay.
 * `field` of its body says how is paid, and is where a declined payment is told, '' where the body does not say it;
 * `before` are interceptors of a first call only, as those of `Idempotent`.
 */
export const StartsPayment = <Dto>(field: (keyof Dto & string) | '', ...before: Type<NestInterceptor>[]) =>
  // The first one is the outermost: a replayed answer, too, is completed by CheckoutInterceptor.
  applyDecorators(SetMetadata(PAYMENT_FIELD, field), UseInterceptors(CheckoutInterceptor), Idempotent(...before));
