import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DuringMaintenance, Public, SignedIn } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { LoginView } from './auth.view.js';
import { LoginDto } from './dto/login.dto.js';
import { Sessions } from './sessions.js';
import { LogIn } from './use-cases/log-in.js';

/** Sessions: contract "Session". */
@DuringMaintenance()
@Controller()
export class AuthController {
  constructor(
    @Inject(LogIn) private readonly logIn: LogIn,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  login(@Body() dto: LoginDto, @Req() request: FastifyRequest): Promise<LoginView> {
    return this.logIn.execute(dto, request.ip);
  }

  @SignedIn()
  @Post('logout')
  @HttpCode(204)
  logout(@Caller() caller: Principal): Promise<void> {
    return this.sessions.end(caller.sessionId);
  }
}
