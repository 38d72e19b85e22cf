import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import type { Leg } from '@laundry/shared/constants/progress';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AbsenceMailSentView, RequestCountView } from './console-request-actions.view.js';
import { ConsoleRequestView } from './console-request.view.js';
import { AbsenceMailDto } from './dto/absence-mail.dto.js';
import { ChangeDatesDto } from './dto/change-dates.dto.js';
import { SetCountDto } from './dto/set-count.dto.js';
import { CancelRequestByOperator } from './use-cases/cancel-request-by-operator.js';
import { ChangeDatesByOperator } from './use-cases/change-dates-by-operator.js';
import { DiscardRequest } from './use-cases/discard-request.js';
import { SendAbsenceMail } from './use-cases/send-absence-mail.js';
import { SetCount } from './use-cases/set-count.js';

/** What operators change about a request besides its stages: dates, count, its end, a word to the customer (spec 2 §7). */
@Controller('admin')
export class ConsoleRequestChangesController {
  constructor(
    @Inject(ChangeDatesByOperator) private readonly changeDates: ChangeDatesByOperator,
    @Inject(SetCount) private readonly setCount: SetCount,
    @Inject(CancelRequestByOperator) private readonly cancelRequest: CancelRequestByOperator,
    @Inject(DiscardRequest) private readonly discardRequest: DiscardRequest,
    @Inject(SendAbsenceMail) private readonly sendAbsenceMail: SendAbsenceMail,
  ) {}

  @Put('washRequests/:id')
  @ForConsole('request.date')
  dates(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeDatesDto,
  ): Promise<ConsoleRequestView> {
    return this.changeDates.execute(caller, id, dto);
  }

  @Post('washRequests/:id/setCount')
  @HttpCode(200)
  @ForConsole('request.count')
  count(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: SetCountDto,
  ): Promise<RequestCountView> {
    return this.setCount.execute(caller, id, dto);
  }

  @Delete('washRequests/cancel/:id')
  @HttpCode(204)
  @ForConsole('request.cancel')
  cancel(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.cancelRequest.execute(caller, id);
  }

  @Delete('washRequests/delete/:id')
  @HttpCode(204)
  @ForConsole('request.discard')
  discard(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.discardRequest.execute(caller, id);
  }

  @Post('washRequest/:id/sendAbsenceMail')
  @HttpCode(200)
  @Idempotent()
  @ForConsole('request.absenceMail')
  absenceMail(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: AbsenceMailDto,
  ): Promise<AbsenceMailSentView> {
    return this.sendAbsenceMail.execute(caller, id, dto.type as Leg);
  }
}
