import { Body, Controller, HttpCode, Inject, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForCustomer, Public } from '../../../common/auth/access.js';
import { AccessToken, Caller, MaybeCaller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { StartsPayment } from '../../payments/begin/starts-payment.js';
import { VenueLimit } from '../../venues/venue-limit.interceptor.js';
import { RegisterDto } from './register.dto.js';
import { ResidentUpdateDto } from './resident-update.dto.js';
import { HashedPassword, PasswordHash } from '../password/hashed-password.interceptor.js';
import { RegistrationLimit } from './registration-limit.interceptor.js';
import { RegisteredView, TokenAnswerView } from './registration.view.js';
import { RegisterAtVenue } from './register-at-venue.js';
import { UpdateAtVenue } from './update-at-venue.js';

/** The registration page of a partner venue: who is signed out registers, its own customer updates. */
@UseInterceptors(VenueLimit)
@Controller('venues/:code/register')
export class VenueRegistrationController {
  constructor(
    @Inject(RegisterAtVenue) private readonly registration: RegisterAtVenue,
    @Inject(UpdateAtVenue) private readonly update: UpdateAtVenue,
  ) {}

  /**
   * Registers a resident of a partner venue: the form of POST /register with the room number, and a pickup method that
   * the venue offers. Refused to whoever is signed in.
   */
  @Public()
  @Refuses(REASON.forbidden)
  @Post()
  @StartsPayment<RegisterDto>('payment_method_id', RegistrationLimit, HashedPassword)
  register(
    @Param('code') code: string,
    @MaybeCaller() caller: Principal | null,
    @Body() dto: RegisterDto,
    @PasswordHash() passwordHash: string | null,
  ): Promise<RegisteredView> {
    return this.registration.execute({ code, caller, dto, passwordHash });
  }

  /**
   * Updates the signed-in customer of this venue by the same form: person, addresses, room and pickup method. What is
   * not sent stays; plan, payment method and password have calls of their own. Any other customer is refused.
   */
  @ForCustomer('profile')
  @Refuses(REASON.forbidden, REASON.reauthRequired, REASON.stale)
  @Put()
  @HttpCode(201)
  change(
    @Param('code') code: string,
    @Caller() caller: Principal,
    @AccessToken() accessToken: string,
    @Body() dto: ResidentUpdateDto,
  ): Promise<TokenAnswerView> {
    return this.update.execute({ code, caller, accessToken, dto });
  }
}
