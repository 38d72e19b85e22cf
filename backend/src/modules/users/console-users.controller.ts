import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ROLE } from '@laundry/shared/constants/roles';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { ListQuery } from '../../common/pagination/list.query.dto.js';
import { answerPage } from '../../common/pagination/page.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ConsoleUserQueries } from './console-user.queries.js';
import {
  ConsoleUserPlanView,
  ConsoleUserView,
  IsAdminView,
  StaffChoiceView,
  UserChoiceView,
} from './console-user.view.js';
import { BalanceChangeDto } from './dto/balance-change.dto.js';
import { StatusChangeDto } from './dto/status-change.dto.js';
import { ChangeBalance } from './use-cases/change-balance.js';
import { ChangeStatus } from './use-cases/change-status.js';
import { BalanceView, StatusChangeView } from './user-change.view.js';

/** Customers and the people who work here, for the back office (spec 3 §2.11, §7). */
@ForConsole('users.view')
@Controller('admin/users')
export class ConsoleUsersController {
  constructor(
    @Inject(ConsoleUserQueries) private readonly users: ConsoleUserQueries,
    @Inject(ChangeStatus) private readonly changeStatus: ChangeStatus,
    @Inject(ChangeBalance) private readonly changeBalance: ChangeBalance,
  ) {}

  @Get()
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ConsoleUserView[]> {
    const page = await this.users.list(query);
    void reply.header('x-active-count', String(page.active));
    return answerPage(reply, 'users', page);
  }

  @Get('getAllUser')
  choices(): Promise<UserChoiceView[]> {
    return this.users.choices();
  }

  @ForConsole('staffs.choices')
  @Get('myOfficeStaffs')
  staffs(@Caller() caller: Principal): Promise<StaffChoiceView[]> {
    return this.users.staffs(caller);
  }

  @ForConsole('staffs.choices')
  @Get('getIsAdmin')
  isAdmin(@Caller() caller: Principal): IsAdminView {
    return { is_admin: caller.role === ROLE.admin ? 1 : 0 };
  }

  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<ConsoleUserView> {
    return this.users.one(id);
  }

  @Get(':id/currentUserPlan')
  plan(@Param('id', IdPipe) id: number): Promise<ConsoleUserPlanView> {
    return this.users.plan(id);
  }

  @ForConsole('users.edit')
  @Post(':id/status')
  @HttpCode(200)
  status(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: StatusChangeDto,
  ): Promise<StatusChangeView> {
    return this.changeStatus.execute(caller, id, dto);
  }

  @ForConsole('users.edit')
  @Post(':id/availableRequestCount')
  @HttpCode(200)
  balance(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: BalanceChangeDto,
  ): Promise<BalanceView> {
    return this.changeBalance.execute(caller, id, dto);
  }
}
