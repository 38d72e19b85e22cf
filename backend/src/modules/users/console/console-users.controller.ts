import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../../common/http/refuses.js';
import { ROLE } from '@laundry/shared/constants/roles';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { ListQuery } from '../../../common/pagination/list.query.dto.js';
import { answerPage } from '../../../common/pagination/page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { ConsoleUserQueries } from './console-user.queries.js';
import {
  ConsoleUserPlanView,
  ConsoleUserView,
  IsAdminView,
  StaffChoiceView,
  UserChoiceView,
} from './console-user.view.js';
import { BalanceChangeDto } from './balance-change.dto.js';
import { CustomerEditDto } from './customer-edit.dto.js';
import { RoleChangeDto } from './role-change.dto.js';
import { StatusChangeDto } from './status-change.dto.js';
import { ChangeBalance } from './change-balance.js';
import { WritesCredentials } from '../accounts/confirmed-caller.js';
import { ChangeRole } from './change-role.js';
import { ChangeStatus } from './change-status.js';
import { DeleteCustomer } from '../accounts/delete-customer.js';
import { EditCustomer } from './edit-customer.js';
import { BalanceView, RoleView, StatusChangeView } from './user-change.view.js';

/** The operations after which a balance may be another. */
const MOVES_BAGS = [
  ...[OPERATION.balanceChanged, OPERATION.monthlyGrant, OPERATION.extraPurchased, OPERATION.extraSoldByOperator],
  ...[OPERATION.requestCreated, OPERATION.weeklySaved, OPERATION.requestCancelled, OPERATION.requestCountChanged],
  ...[
    OPERATION.pickedUp,
    OPERATION.pickupCancelledByOperator,
    OPERATION.requestDiscarded,
    OPERATION.requestAutoCancelled,
  ],
];

/** The operations after which a customer may have another status. */
const CHANGES_STATUS = [
  ...[OPERATION.statusChanged, OPERATION.planChanged, OPERATION.withdrawn],
  ...[OPERATION.billingResumed, OPERATION.billingStopped],
];

/** Customers and the people who work here, for the back office. */
@ForConsole('users.view')
@Controller('admin/users')
export class ConsoleUsersController {
  constructor(
    @Inject(ConsoleUserQueries) private readonly users: ConsoleUserQueries,
    @Inject(ChangeStatus) private readonly changeStatus: ChangeStatus,
    @Inject(ChangeRole) private readonly changeRole: ChangeRole,
    @Inject(DeleteCustomer) private readonly deletion: DeleteCustomer,
    @Inject(EditCustomer) private readonly editCustomer: EditCustomer,
    @Inject(ChangeBalance) private readonly changeBalance: ChangeBalance,
  ) {}

  /** A page of the customers; X-Active-Count counts the active ones. */
  @Get()
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ConsoleUserView[]> {
    const page = await this.users.list(query);
    void reply.header('x-active-count', String(page.active));
    return answerPage(reply, 'users', page);
  }

  /** Every customer, to choose one. */
  @Get('getAllUser')
  choices(): Promise<UserChoiceView[]> {
    return this.users.choices();
  }

  /** The people who work here, to choose one. */
  @ForConsole('staffs.choices')
  @Get('myOfficeStaffs')
  staffs(@Caller() caller: Principal): Promise<StaffChoiceView[]> {
    return this.users.staffs(caller);
  }

  /** Whether the caller is an administrator. */
  @ForConsole('staffs.choices')
  @Get('getIsAdmin')
  isAdmin(@Caller() caller: Principal): IsAdminView {
    return { is_admin: caller.role === ROLE.admin ? 1 : 0 };
  }

  /** A customer. */
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<ConsoleUserView> {
    return this.users.one(id);
  }

  /** A customer's plan. */
  @Get(':id/currentUserPlan')
  plan(@Param('id', IdPipe) id: number): Promise<ConsoleUserPlanView> {
    return this.users.plan(id);
  }

  /** Corrects an account by the rules of the profile, and sets its own price for one more wash; what is not sent stays. */
  @ForConsole('users.edit')
  @Post(':id')
  @Refuses(REASON.reauthRequired, REASON.stale)
  @HttpCode(200)
  edit(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: CustomerEditDto,
  ): Promise<ConsoleUserView> {
    return this.editCustomer.execute(caller, id, dto);
  }

  /** Makes a customer an administrator, or the other way round; their sessions end. */
  @ForConsole('users.role')
  @Post(':id/role')
  @Refuses(REASON.forbidden, REASON.stale, REASON.reauthRequired)
  @WritesCredentials()
  @TellsWhoWasFirst({ column: 'user_id', types: [OPERATION.roleChanged] })
  @HttpCode(200)
  role(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() { role }: RoleChangeDto,
  ): Promise<RoleView> {
    return this.changeRole.execute(caller, id, role);
  }

  /** Changes a customer's status. */
  @ForConsole('users.edit')
  @Post(':id/status')
  @Refuses(REASON.stale)
  @TellsWhoWasFirst({ column: 'user_id', types: CHANGES_STATUS })
  @HttpCode(200)
  status(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: StatusChangeDto,
  ): Promise<StatusChangeView> {
    return this.changeStatus.execute(caller, id, dto);
  }

  /** Sets a customer's balance of bags. */
  @ForConsole('users.edit')
  @Post(':id/availableRequestCount')
  @HttpCode(200)
  @Refuses(REASON.stale)
  @TellsWhoWasFirst({ column: 'user_id', types: MOVES_BAGS })
  balance(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: BalanceChangeDto,
  ): Promise<BalanceView> {
    return this.changeBalance.execute(caller, id, dto);
  }

  /** Deletes a customer, never an administrator: what nobody has begun is cancelled, sessions end, the address is free. */
  @ForConsole('users.delete')
  @Delete(':id')
  @HttpCode(204)
  @Refuses(REASON.forbidden)
  delete(@Caller() caller: Principal, @Param('id', IdPipe) id: number): Promise<void> {
    return this.deletion.execute(caller, id);
  }
}
