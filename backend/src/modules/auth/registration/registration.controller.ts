import { Body, Controller, Get, Inject, Param, Post } from '@nestjs/common';
import { Public } from '../../../common/auth/access.js';
import { StartsPayment } from '../../payments/begin/starts-payment.js';
import { PayAgainDto } from './pay-again.dto.js';
import { PayAgainLimit } from './pay-again-limit.interceptor.js';
import { PayAgain } from './pay-again.js';
import { RegisterDto } from './register.dto.js';
import { HashedPassword, PasswordHash } from '../password/hashed-password.interceptor.js';
import { RegistrationLimit } from './registration-limit.interceptor.js';
import { RegisteredView, TokenAnswerView } from './registration.view.js';
import { ExchangeTicket } from '../login/exchange-ticket.js';
import { Register } from './register.js';

/** Becoming a customer. */
@Public()
@Controller()
export class RegistrationController {
  constructor(
    @Inject(Register) private readonly registration: Register,
    @Inject(PayAgain) private readonly payment: PayAgain,
    @Inject(ExchangeTicket) private readonly exchange: ExchangeTicket,
  ) {}

  /** Registers a customer. */
  @Post('register')
  @StartsPayment<RegisterDto>('payment_method_id', RegistrationLimit, HashedPassword)
  register(@Body() dto: RegisterDto, @PasswordHash() passwordHash: string | null): Promise<RegisteredView> {
    return this.registration.execute(dto, passwordHash);
  }

  /** Begins another payment of a registration that is not paid yet; its ticket stays as it is. */
  @Post('register/payment')
  @StartsPayment<PayAgainDto>('', PayAgainLimit)
  payAgain(@Body() { ticket }: PayAgainDto): Promise<RegisteredView> {
    return this.payment.execute(ticket);
  }

  /** Exchanges the single-use ticket of a registration for a session. */
  @Get('getToken/:ticket')
  getToken(@Param('ticket') ticket: string): Promise<TokenAnswerView> {
    return this.exchange.execute(ticket);
  }
}
