import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { Refuses } from '../../common/http/refuses.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { ListQuery } from '../../common/pagination/list.query.dto.js';
import { answerPage } from '../../common/pagination/page.js';
import { HashedPassword, PasswordHash } from '../auth/password/hashed-password.interceptor.js';
import { WritesCredentials } from '../users/accounts/confirmed-caller.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ConfirmedDto } from '../../common/validation/confirmed.dto.js';
import { BulkDeleteDto } from './bulk-delete.dto.js';
import { MemberPasswordDto } from './member-password.dto.js';
import { NewMemberDto } from './new-member.dto.js';
import { MemberQueries } from './member.queries.js';
import { AdministratorView } from './administrator.view.js';
import { MemberView, NewMemberView } from './member.view.js';
import { AddMember } from './add-member.js';
import { ResetSecondFactor } from './reset-second-factor.js';
import { DeleteMembers } from './delete-members.js';
import { SetMemberPassword } from './set-member-password.js';

/** The accounts of staff, for administrators and managers. */
@ForConsole('members')
@Controller('admin')
export class MembersController {
  constructor(
    @Inject(MemberQueries) private readonly members: MemberQueries,
    @Inject(AddMember) private readonly addition: AddMember,
    @Inject(SetMemberPassword) private readonly setPassword: SetMemberPassword,
    @Inject(ResetSecondFactor) private readonly resetting: ResetSecondFactor,
    @Inject(DeleteMembers) private readonly deletion: DeleteMembers,
  ) {}

  /** The members of staff. */
  @Get('members')
  async list(
    @Caller() caller: Principal,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberView[]> {
    return answerPage(reply, 'members', await this.members.page(query, caller));
  }

  /** The administrators, for each other: whoever has lost a second factor is found here. */
  @ForConsole('members.secondFactor')
  @Get('administrators')
  async administrators(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdministratorView[]> {
    return answerPage(reply, 'administrators', await this.members.administrators(query));
  }

  /** Adds a member of staff. */
  @Post('register')
  @Idempotent()
  // It stands before that of Idempotent, so its decorator stands below.
  @UseInterceptors(HashedPassword)
  @WritesCredentials()
  @Refuses(REASON.reauthRequired)
  add(
    @Caller() caller: Principal,
    @Body() dto: NewMemberDto,
    @PasswordHash() passwordHash: string | null,
  ): Promise<NewMemberView> {
    return this.addition.execute(caller, dto, passwordHash);
  }

  /** Gives a member of staff a new password and ends their sessions. */
  @Post('password')
  @HttpCode(204)
  @WritesCredentials()
  @Refuses(REASON.reauthRequired)
  password(@Caller() caller: Principal, @Body() dto: MemberPasswordDto): Promise<void> {
    return this.setPassword.execute(caller, dto);
  }

  /** Takes away another's second factor and ends their sessions. */
  @ForConsole('members.secondFactor')
  @Post('members/:id/secondFactor/reset')
  @HttpCode(204)
  @Refuses(REASON.reauthRequired, REASON.forbidden)
  resetSecondFactor(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() { current_password }: ConfirmedDto,
  ): Promise<void> {
    return this.resetting.execute(caller, id, current_password ?? null);
  }

  /** Deletes members of staff, all or none; nobody deletes the own account. */
  @Post('bulkDelete')
  @Refuses(REASON.forbidden)
  @HttpCode(204)
  bulkDelete(@Caller() caller: Principal, @Body() { ids }: BulkDeleteDto): Promise<void> {
    return this.deletion.execute(caller, ids);
  }
}
