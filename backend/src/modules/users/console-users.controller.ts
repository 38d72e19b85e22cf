import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
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

/** Customers and the people who work here, for the back office (spec 3 §2.11, §7). */
@ForConsole('users.view')
@Controller('admin/users')
export class ConsoleUsersController {
  constructor(@Inject(ConsoleUserQueries) private readonly users: ConsoleUserQueries) {}

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
}
