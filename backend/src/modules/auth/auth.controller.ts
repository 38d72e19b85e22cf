import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { DuringMaintenance, Public, SignedIn } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { NetworkAddress } from '../../common/http/network-address.js';
import { LoginView } from './auth.view.js';
import { LoginDto } from './dto/login.dto.js';
import { LogIn } from './use-cases/log-in.js';
import { LogOut } from './use-cases/log-out.js';

/** Signing in and out. */
@DuringMaintenance()
@Controller()
export class AuthController {
  constructor(
    @Inject(LogIn) private readonly logIn: LogIn,
    @Inject(LogOut) private readonly logOut: LogOut,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  login(@Body() dto: LoginDto, @NetworkAddress() network: string): Promise<LoginView> {
    return this.logIn.execute(dto, network);
  }

  @SignedIn()
  @Post('logout')
  @HttpCode(204)
  logout(@Caller() caller: Principal): Promise<void> {
    return this.logOut.execute(caller);
  }
}
