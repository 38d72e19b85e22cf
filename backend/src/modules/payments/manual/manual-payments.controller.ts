import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { answerPage } from '../../../common/pagination/page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ChangeManualPayment } from './change-manual-payment.js';
import { ManualPaymentNoteDto, ManualPaymentStatusDto } from './manual-payment-change.dto.js';
import { ManualPaymentQuery } from './manual-payment-filter.dto.js';
import { ManualPaymentQueries } from './manual-payment.queries.js';
import {
  ManualPaymentNoteView,
  ManualPaymentStatusView,
  ManualPaymentSumView,
  ManualPaymentView,
  SiteInfoView,
} from './manual-payment.view.js';

/** Money that people settle by hand, for administrators and managers. */
@ForConsole('manualPayments')
@Controller('payments')
export class ManualPaymentsController {
  constructor(
    @Inject(ManualPaymentQueries) private readonly payments: ManualPaymentQueries,
    @Inject(ChangeManualPayment) private readonly change: ChangeManualPayment,
  ) {}

  /** The site that payments are for. */
  @Get('siteinfo')
  siteInfo(): SiteInfoView {
    return this.payments.siteInfo();
  }

  /** The payments by hand; without a span, those of this month up to today. */
  @Get('manualpayment')
  async list(
    @Query() query: ManualPaymentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ManualPaymentView[]> {
    return answerPage(reply, 'manualpayment', await this.payments.page(query));
  }

  /** What the same search comes to, by status; a status that nothing has is left out. */
  @Get('manualpayment/sums')
  sums(@Query() query: ManualPaymentQuery): Promise<ManualPaymentSumView[]> {
    return this.payments.sums(query);
  }

  /** Sets the status of a payment; the row says who did and when. */
  @Post(':id/status')
  @HttpCode(200)
  @Refuses(REASON.stale)
  status(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ManualPaymentStatusDto,
  ): Promise<ManualPaymentStatusView> {
    return this.change.status(caller, id, dto);
  }

  /** Writes the operators' note of a payment. */
  @Post(':id/bikou')
  @HttpCode(200)
  @Refuses(REASON.stale)
  note(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ManualPaymentNoteDto,
  ): Promise<ManualPaymentNoteView> {
    return this.change.note(caller, id, dto);
  }
}
