import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForCustomer } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { PaidAccount } from './paid-account.js';
import { PaidAccountDto, PaidAccountQuery } from './paid-account.dto.js';
import { PaidAccountView } from './paid-account.view.js';

/** A company's account with the provider of deferred invoices. */
@ForCustomer('payments')
@Controller('paidAccount')
export class PaidAccountController {
  constructor(@Inject(PaidAccount) private readonly account: PaidAccount) {}

  /** Whether the company may order by deferred invoice, for a price or for 5,000 yen. */
  @Refuses(REASON.forbidden)
  @Get('status')
  status(@Caller() caller: Principal, @Query() query: PaidAccountQuery): Promise<PaidAccountView> {
    return this.account.status(caller.accountId, query.frd_key, query.price ?? undefined);
  }

  /** Makes the company's account with the provider. */
  @Refuses(REASON.forbidden)
  @Post()
  @HttpCode(200)
  create(@Caller() caller: Principal, @Body() dto: PaidAccountDto): Promise<PaidAccountView> {
    return this.account.create(caller.accountId, dto.frd_key);
  }
}
