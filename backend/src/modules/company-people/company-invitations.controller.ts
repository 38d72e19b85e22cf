import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Public } from '../../common/auth/access.js';
import { NetworkAddress } from '../../common/http/network-address.js';
import { PasswordResetView } from '../auth/password/password.view.js';
import { InvitationTokenDto, JoinDto } from './company-people.dto.js';
import { InvitedToView } from './company-people.view.js';
import { JoinCompany } from './join-company.js';

/** For who was invited to book for a company; the link's secret is in the body, where no log has it. */
@Public()
@Controller('companyInvitations')
export class CompanyInvitationsController {
  constructor(@Inject(JoinCompany) private readonly joining: JoinCompany) {}

  /** Which company it is. */
  @Post('open')
  @HttpCode(200)
  open(@Body() { token }: InvitationTokenDto, @NetworkAddress() network: string): Promise<InvitedToView> {
    return this.joining.view(token, network);
  }

  /** Sets name and password, and signs in. */
  @Post('join')
  @HttpCode(200)
  join(@Body() dto: JoinDto, @NetworkAddress() network: string): Promise<PasswordResetView> {
    return this.joining.execute(dto, network);
  }
}
