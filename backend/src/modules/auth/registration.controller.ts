import { Body, Controller, Get, Inject, Param, Post, UseInterceptors } from '@nestjs/common';
import { Public } from '../../common/auth/access.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { RegisterDto } from './dto/register.dto.js';
import { HashedPassword, PasswordHash } from './hashed-password.interceptor.js';
import { RegistrationLimit } from './registration-limit.interceptor.js';
import { RegisteredView, TokenAnswerView } from './registration.view.js';
import { ExchangeTicket } from './use-cases/exchange-ticket.js';
import { Register } from './use-cases/register.js';

/** Becoming a customer. */
@Public()
@Controller()
export class RegistrationController {
  constructor(
    @Inject(Register) private readonly registration: Register,
    @Inject(ExchangeTicket) private readonly exchange: ExchangeTicket,
  ) {}

  @Post('register')
  @Idempotent()
  // These stand before that of Idempotent, so their decorator stands below.
  @UseInterceptors(RegistrationLimit, HashedPassword)
  register(@Body() dto: RegisterDto, @PasswordHash() passwordHash: string | null): Promise<RegisteredView> {
    return this.registration.execute(dto, passwordHash);
  }

  @Get('getToken/:ticket')
  getToken(@Param('ticket') ticket: string): Promise<TokenAnswerView> {
    return this.exchange.execute(ticket);
  }
}
