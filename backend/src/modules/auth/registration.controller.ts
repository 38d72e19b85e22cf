import { Body, Controller, Get, Inject, Param, Post, UseInterceptors } from '@nestjs/common';
import { Public } from '../../common/auth/access.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { BeforeRegistration, PasswordHash } from './before-registration.interceptor.js';
import { RegisterDto } from './dto/register.dto.js';
import { RegisteredView, TokenAnswerView } from './registration.view.js';
import { ExchangeTicket } from './use-cases/exchange-ticket.js';
import { Register } from './use-cases/register.js';

/** Becoming a customer (spec 1 §2, contract "Session"). */
@Public()
@Controller()
export class RegistrationController {
  constructor(
    @Inject(Register) private readonly registration: Register,
    @Inject(ExchangeTicket) private readonly exchange: ExchangeTicket,
  ) {}

  @Post('register')
  @Idempotent()
  @UseInterceptors(BeforeRegistration)
  register(@Body() dto: RegisterDto, @PasswordHash() passwordHash: string | null): Promise<RegisteredView> {
    return this.registration.execute(dto, passwordHash);
  }

  @Get('getToken/:ticket')
  getToken(@Param('ticket') ticket: string): Promise<TokenAnswerView> {
    return this.exchange.execute(ticket);
  }
}
