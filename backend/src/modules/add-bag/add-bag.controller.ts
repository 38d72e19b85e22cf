import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Refuses } from '../../common/http/refuses.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { AddedBagView, SaleCheckView } from './add-bag.view.js';
import { AddBagDto } from './add-bag.dto.js';
import { SellBag } from './sell-bag.js';

@ForConsole('bag.buy')
@Controller('admin/addBag')
export class AddBagController {
  constructor(@Inject(SellBag) private readonly sale: SellBag) {}

  /** Sells a customer more washes (36) or bags (37); what it costs is a pending payment by hand. */
  @Post()
  @Idempotent()
  @Refuses(REASON.stale)
  add(@Caller() caller: Principal, @Body() dto: AddBagDto): Promise<AddedBagView> {
    return this.sale.execute(caller, dto);
  }

  /** What the same sale would cost and when bags would be brought; refuses what a sale refuses and sells nothing. */
  @Post('check')
  @HttpCode(200)
  check(@Body() dto: AddBagDto): Promise<SaleCheckView> {
    return this.sale.check(dto);
  }
}
