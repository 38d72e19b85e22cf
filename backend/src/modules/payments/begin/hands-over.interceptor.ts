import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { concatMap, type Observable } from 'rxjs';
import { endsWithoutMoney } from '@laundry/shared/rules/payments/payment-state';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { HandOver } from './hand-over.js';
import { paymentFormView } from './payment.view.js';

/**
 * Completes an answer that names a payment, `payment_no`, with what the customer needs to pay it: `payment`, a form, or
 * `url`. It stands before Idempotent: the payment's row is stored by then, and a repeated request, whose stored answer
 * has the number only, gets the same form or address, none once it is paid, and a refusal once it came to nothing.
 */
@Injectable()
export class HandsOver implements NestInterceptor {
  constructor(@Inject(HandOver) private readonly handOver: HandOver) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(concatMap((answer: unknown) => this.complete(answer)));
  }

  private async complete(answer: unknown): Promise<unknown> {
    if (!namesPayment(answer)) return answer;
    const handed = await this.handOver.execute(answer.payment_no);
    if (endsWithoutMoney(handed.state)) throw FieldErrors.on('payment_method', 'payment_declined');
    const payment = paymentFormView(handed);
    return {
      ...answer,
      ...(payment !== undefined && { payment }),
      ...(handed.url !== undefined && { url: handed.url }),
    };
  }
}

const namesPayment = (answer: unknown): answer is { readonly payment_no: string } =>
  typeof answer === 'object' && answer !== null && typeof Reflect.get(answer, 'payment_no') === 'string';
