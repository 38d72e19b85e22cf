import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Refuses } from '../../../common/http/refuses.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CompareNow } from './compare-now.js';
import { PaymentDifferenceQueries } from './payment-difference.queries.js';
import { ComparedPaymentView, PaymentDifferencesView } from './payment-difference.view.js';

/** Where our books and the payment providers' differ, for administrators. */
@ForConsole('paymentMessages')
@Controller('admin')
export class PaymentDifferencesController {
  constructor(
    @Inject(PaymentDifferenceQueries) private readonly differences: PaymentDifferenceQueries,
    @Inject(CompareNow) private readonly compareNow: CompareNow,
  ) {}

  /** What stands otherwise in a provider's books than in ours, and the days that were compared. */
  @Get('paymentDifferences')
  view(): Promise<PaymentDifferencesView> {
    return this.differences.view();
  }

  /** Asks the provider of a payment that is over once more; where the books agree by now, nothing is left to be shown. */
  @Post('payments/:id/compare')
  @HttpCode(200)
  @Refuses(REASON.stale)
  async compare(@Param('id', IdPipe) id: number): Promise<ComparedPaymentView> {
    return { compared: await this.compareNow.execute(id) };
  }
}
