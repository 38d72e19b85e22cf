import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { endsWithoutMoney } from '@laundry/shared/rules/payments/payment-state';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { BeginCheckout } from './begin-checkout.js';
import { PaymentBrowser } from './payment-browser.js';
import { paymentFormView } from './payment.view.js';

/** Metadata of a route that begins a payment: the field of its body that says how is paid. */
export const PAYMENT_FIELD = 'payment-field';

/**
 * Completes an answer that names a payment, `payment_no`, with what the customer needs to pay it: `payment`, a form, or
 * `url`. The payment's row is stored by then, and a repeated request, whose stored answer has the number only, gets the
 * same form or address, none once it is paid, and a refusal once it came to nothing. Used by `StartsPayment`.
 */
@Injectable()
export class CheckoutInterceptor implements NestInterceptor {
  constructor(
    @Inject(BeginCheckout) private readonly checkout: BeginCheckout,
    @Inject(PaymentBrowser) private readonly browser: PaymentBrowser,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const field = this.reflector.get<string>(PAYMENT_FIELD, context.getHandler());
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(concatMap((answer: unknown) => this.complete(answer, field, reply)));
  }

  private async complete(answer: unknown, field: string, reply: FastifyReply): Promise<unknown> {
    if (!namesPayment(answer)) return answer;
    this.browser.mark(reply, answer.payment_no);
    const checkout = await this.checkout.execute(answer.payment_no);
    if (endsWithoutMoney(checkout.state)) throw FieldErrors.on(field, 'payment_declined');
    const payment = paymentFormView(checkout);
    return {
      ...answer,
      ...(payment !== undefined && { payment }),
      ...(checkout.url !== undefined && { url: checkout.url }),
    };
  }
}

const namesPayment = (answer: unknown): answer is { readonly payment_no: string } =>
  typeof answer === 'object' && answer !== null && typeof Reflect.get(answer, 'payment_no') === 'string';
