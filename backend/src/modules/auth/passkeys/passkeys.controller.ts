import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { BeforeSecondFactor, DuringMaintenance, ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { ConfirmedDto } from '../../../common/validation/confirmed.dto.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { RecoveryCodesView } from '../second-factor/second-factor.view.js';
import { AddPasskey } from './add-passkey.js';
import { NewPasskeyDto } from './passkey.dto.js';
import { NewPasskeyView } from './passkey.view.js';
import { RemovePasskey } from './remove-passkey.js';

/** Passkeys of who works in the console, beside the authenticator app. */
@BeforeSecondFactor()
@DuringMaintenance()
@ForConsole('secondFactor')
@Controller('users/me/secondFactor/passkeys')
export class PasskeysController {
  constructor(
    @Inject(AddPasskey) private readonly adding: AddPasskey,
    @Inject(RemovePasskey) private readonly removal: RemovePasskey,
  ) {}

  /** Begins to make a passkey. */
  @Post('begin')
  @HttpCode(200)
  @Refuses(REASON.reauthRequired)
  begin(@Caller() caller: Principal, @Body() { current_password }: ConfirmedDto): Promise<NewPasskeyView> {
    return this.adding.begin(caller, current_password ?? null);
  }

  /** Ends it by what the browser made: from here on a sign-in asks for a second factor. */
  @Post()
  @HttpCode(200)
  finish(@Caller() caller: Principal, @Body() dto: NewPasskeyDto): Promise<RecoveryCodesView> {
    return this.adding.finish(caller, dto);
  }

  /** Removes one. */
  @Post(':id/remove')
  @HttpCode(204)
  @Refuses(REASON.reauthRequired, REASON.forbidden)
  remove(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() { current_password }: ConfirmedDto,
  ): Promise<void> {
    return this.removal.execute(caller, id, current_password ?? null);
  }
}
