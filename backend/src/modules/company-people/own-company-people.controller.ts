import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { REASON, STATUS_REASONS } from '@laundry/shared/constants/reasons';
import { ForCustomer } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Refuses } from '../../common/http/refuses.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { InvitationDto } from './company-people.dto.js';
import { CompanyPeopleQueries } from './company-people.queries.js';
import { CompanyPeopleView } from './company-people.view.js';
import { InviteClerk } from './invite-clerk.js';
import { RemoveClerk } from './remove-clerk.js';

/** Who books for a company's account beside its owner (handbook/accounts.md#a-companys-people). */
@ForCustomer('people')
@Controller('users/me/companyPeople')
export class OwnCompanyPeopleController {
  constructor(
    @Inject(CompanyPeopleQueries) private readonly people: CompanyPeopleQueries,
    @Inject(InviteClerk) private readonly invite: InviteClerk,
    @Inject(RemoveClerk) private readonly removal: RemoveClerk,
  ) {}

  /** Those who book, and the invitations that are open. */
  @Get()
  list(@Caller() caller: Principal): Promise<CompanyPeopleView> {
    return this.people.of(caller.accountId);
  }

  /** Invites somebody by mail. */
  @Post()
  @HttpCode(200)
  @Refuses(...STATUS_REASONS, REASON.dup)
  async add(@Caller() caller: Principal, @Body() dto: InvitationDto): Promise<CompanyPeopleView> {
    await this.invite.execute(caller, dto);
    return this.people.of(caller.accountId);
  }

  /** Sends an invitation once more; the link before leads nowhere from then on. */
  @Post('invitations/:id/again')
  @HttpCode(200)
  @Refuses(...STATUS_REASONS)
  async again(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<CompanyPeopleView> {
    await this.invite.again(caller, id);
    return this.people.of(caller.accountId);
  }

  /** Takes an invitation back. */
  @Delete('invitations/:id')
  @HttpCode(204)
  takeBack(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.removal.invitation(caller, id);
  }

  /** Removes somebody: their sign-ins end, and so do their links of the company's requests. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.removal.execute(caller, id);
  }
}
