import { Body, Controller, Get, HttpCode, Inject, Param, Post, UseInterceptors } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { Idempotent } from '../../../common/idempotency/idempotent.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { InSight } from '../dispatch/in-sight.interceptor.js';
import { STAGE_CHANGES } from '../request/request-operations.js';
import { AbsenceLetterView } from './absence-letter.view.js';
import { AbsenceLetters } from './absence-letters.js';
import { AbsenceMailDto } from './absence-mail.dto.js';
import { AbsenceMailSentView } from './absence-mail-sent.view.js';
import { SendAbsenceMail } from './send-absence-mail.js';

/** Tells a customer that nobody was met (handbook/requests.md#absence). */
@TellsWhoWasFirst(STAGE_CHANGES)
@Controller('admin')
export class AbsenceMailsController {
  constructor(
    @Inject(SendAbsenceMail) private readonly sendAbsenceMail: SendAbsenceMail,
    @Inject(AbsenceLetters) private readonly letters: AbsenceLetters,
  ) {}

  /** The mail that would be sent now, to be read before. */
  @Get('washRequest/:id/absenceMail')
  @ForConsole('request.absenceMail')
  preview(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<AbsenceLetterView> {
    return this.letters.preview(caller, id);
  }

  /** Tells the customer that nobody was met. */
  @Post('washRequest/:id/sendAbsenceMail')
  @HttpCode(200)
  @Idempotent()
  // It stands before that of Idempotent, so its decorator stands below.
  @UseInterceptors(InSight)
  @ForConsole('request.absenceMail')
  @Refuses(REASON.stale, REASON.stopLeft)
  absenceMail(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: AbsenceMailDto,
  ): Promise<AbsenceMailSentView> {
    return this.sendAbsenceMail.execute(caller, id, dto);
  }
}
