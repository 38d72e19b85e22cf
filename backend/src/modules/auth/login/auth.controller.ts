import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { BeforeSecondFactor, DuringMaintenance, Public, SignedIn } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { NetworkAddress } from '../../../common/http/network-address.js';
import { ConfirmLogIn } from './confirm-log-in.js';
import { PasskeyLoginDto } from '../passkeys/passkey.dto.js';
import { SecondFactorDto } from './second-factor.dto.js';
import { LoginView } from './auth.view.js';
import { LoginDto } from './login.dto.js';
import { LogIn } from './log-in.js';
import { LogOut } from './log-out.js';

/** Signing in and out. */
@BeforeSecondFactor()
@DuringMaintenance()
@Controller()
export class AuthController {
  constructor(
    @Inject(LogIn) private readonly logIn: LogIn,
    @Inject(ConfirmLogIn) private readonly confirmLogIn: ConfirmLogIn,
    @Inject(LogOut) private readonly logOut: LogOut,
  ) {}

  /** Signs in. */
  @Public()
  @Post('login')
  @HttpCode(200)
  @Refuses(...STATUS_REASONS, REASON.secondFactorRequired)
  login(@Body() dto: LoginDto, @NetworkAddress() network: string): Promise<LoginView> {
    return this.logIn.execute(dto, network);
  }

  /** Signs in who has a second factor: the challenge that the sign-in was refused with, and a code. */
  @Public()
  @Post('login/secondFactor')
  @HttpCode(200)
  confirm(@Body() dto: SecondFactorDto): Promise<LoginView> {
    return this.confirmLogIn.byCode(dto);
  }

  /** The same by a passkey, which has signed the challenge. */
  @Public()
  @Post('login/passkey')
  @HttpCode(200)
  confirmByPasskey(@Body() dto: PasskeyLoginDto): Promise<LoginView> {
    return this.confirmLogIn.byPasskey(dto);
  }

  /** Ends the session. */
  @SignedIn()
  @Post('logout')
  @HttpCode(204)
  logout(@Caller() caller: Principal): Promise<void> {
    return this.logOut.execute(caller);
  }
}
