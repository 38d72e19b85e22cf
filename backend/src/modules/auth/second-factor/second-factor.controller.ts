import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { BeforeSecondFactor, DuringMaintenance, ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { ConfirmedDto } from '../../../common/validation/confirmed.dto.js';
import { ChangeSecondFactor } from './change-second-factor.js';
import { SetUpCodeDto } from './second-factor.dto.js';
import { SecondFactorQueries } from './second-factor.queries.js';
import { RecoveryCodesView, SecondFactorSecretView, SecondFactorView } from './second-factor.view.js';
import { SetUpSecondFactor } from './set-up-second-factor.js';

/** The second factor of who works in the console. */
@BeforeSecondFactor()
@DuringMaintenance()
@ForConsole('secondFactor')
@Controller('users/me/secondFactor')
export class SecondFactorController {
  constructor(
    @Inject(SecondFactorQueries) private readonly factors: SecondFactorQueries,
    @Inject(SetUpSecondFactor) private readonly setUp: SetUpSecondFactor,
    @Inject(ChangeSecondFactor) private readonly change: ChangeSecondFactor,
  ) {}

  /** Whether one is set up, and by when it has to be. */
  @Get()
  show(@Caller() caller: Principal): Promise<SecondFactorView> {
    return this.factors.of(caller);
  }

  /** Begins to set up an authenticator app, the first or another. */
  @Post()
  @HttpCode(200)
  @Refuses(REASON.reauthRequired)
  begin(@Caller() caller: Principal, @Body() { current_password }: ConfirmedDto): Promise<SecondFactorSecretView> {
    return this.setUp.begin(caller, current_password ?? null);
  }

  /** Ends it by a code of the app: from here on it is asked for at every sign-in. */
  @Post('confirm')
  @HttpCode(200)
  confirm(@Caller() caller: Principal, @Body() { code }: SetUpCodeDto): Promise<RecoveryCodesView> {
    return this.setUp.confirm(caller, code);
  }

  /** New recovery codes in place of the others. */
  @Post('recoveryCodes')
  @HttpCode(200)
  @Refuses(REASON.reauthRequired)
  renewCodes(@Caller() caller: Principal, @Body() { current_password }: ConfirmedDto): Promise<RecoveryCodesView> {
    return this.change.renewCodes(caller, current_password ?? null);
  }

  /** Removes the app; passkeys stay. */
  @Post('remove')
  @HttpCode(204)
  @Refuses(REASON.reauthRequired, REASON.forbidden)
  remove(@Caller() caller: Principal, @Body() { current_password }: ConfirmedDto): Promise<void> {
    return this.change.remove(caller, current_password ?? null);
  }
}
