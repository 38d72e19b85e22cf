import { Body, Controller, Inject, Post } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { StartsPayment } from '../../payments/begin/starts-payment.js';
import { BuyExtra } from './buy-extra.js';
import { ExtraPurchaseDto } from './extra-purchase.dto.js';
import { ExtraPurchasedView } from './extra-purchase.view.js';

/** More washes than the plan has. */
@ForCustomer('payments')
@Controller('users/me/washRequestCount')
export class ExtraPurchaseController {
  constructor(@Inject(BuyExtra) private readonly buyExtra: BuyExtra) {}

  /** Buys more washes: by invoice at once, by card once they are paid. */
  @Refuses(...STATUS_REASONS, REASON.stale)
  @Post()
  @StartsPayment<ExtraPurchaseDto>('payment_method')
  buy(@Caller() caller: Principal, @Body() dto: ExtraPurchaseDto): Promise<ExtraPurchasedView> {
    return this.buyExtra.execute(caller, dto);
  }
}
