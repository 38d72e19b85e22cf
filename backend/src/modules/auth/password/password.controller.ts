import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { BeforeSecondFactor, DuringMaintenance, Public, SignedIn } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { NetworkAddress } from '../../../common/http/network-address.js';
import { ForgotPasswordDto } from './forgot-password.dto.js';
import { ChangePasswordDto, ResetPasswordDto } from './new-password.dto.js';
import { PasswordChangedView, PasswordResetView } from './password.view.js';
import { ChangePassword } from './change-password.js';
import { ForgotPassword } from './forgot-password.js';
import { ResetPassword } from './reset-password.js';

/** Passwords. They go on during maintenance. */
@BeforeSecondFactor()
@DuringMaintenance()
@Controller()
export class PasswordController {
  constructor(
    @Inject(ForgotPassword) private readonly forgotPassword: ForgotPassword,
    @Inject(ResetPassword) private readonly resetPassword: ResetPassword,
    @Inject(ChangePassword) private readonly changePassword: ChangePassword,
  ) {}

  /** Mails a link to set a new password. */
  @Public()
  @Post('password/forgot')
  @HttpCode(204)
  forgot(@Body() dto: ForgotPasswordDto, @NetworkAddress() network: string): Promise<void> {
    return this.forgotPassword.execute(dto, network);
  }

  /** Sets a new password with the secret of a mailed link. */
  @Public()
  @Post('password/reset')
  @HttpCode(200)
  @Refuses(REASON.secondFactorRequired)
  reset(@Body() dto: ResetPasswordDto): Promise<PasswordResetView> {
    return this.resetPassword.execute(dto);
  }

  /** Changes the signed-in user's password; every other session ends. */
  @SignedIn()
  @Post('users/me/password')
  @HttpCode(200)
  @Refuses(REASON.reauthRequired)
  change(@Caller() caller: Principal, @Body() dto: ChangePasswordDto): Promise<PasswordChangedView> {
    return this.changePassword.execute(caller, dto);
  }
}
