import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { ASSIGNMENTS } from '../request/request-operations.js';
import { AssignChoicesQuery } from './assign-choices.query.dto.js';
import { AssignChoicesQueries } from './assign-choices.queries.js';
import { AssignChoiceView, AssignedRequestsView, AssignedStaffView } from './assignment.view.js';
import { AssignStaffDto } from './assign-staff.dto.js';
import { AssignStaffsDto, UnassignStaffsDto } from './assign-staffs.dto.js';
import { AssignStaff } from './assign-staff.js';
import { ReturnStaffsDto } from './return-staffs.dto.js';
import { ReturnStaffs } from './return-staffs.js';

/** Who handles a request. */
@TellsWhoWasFirst(ASSIGNMENTS)
@ForConsole('request.assign')
@Controller('admin/washRequest')
export class ConsoleRequestAssignmentController {
  constructor(
    @Inject(AssignStaff) private readonly assignStaff: AssignStaff,
    @Inject(ReturnStaffs) private readonly returnStaffs: ReturnStaffs,
    @Inject(AssignChoicesQueries) private readonly assignChoices: AssignChoicesQueries,
  ) {}

  /** Assigns several requests to one person, all or none. */
  @Post('assignStaffs')
  @HttpCode(200)
  @Refuses(REASON.stale)
  several(@Caller() caller: Principal, @Body() dto: AssignStaffsDto): Promise<AssignedRequestsView> {
    return this.assignStaff.several(caller, dto);
  }

  /** Makes several requests nobody's, all or none. */
  @Post('unassignStaffs')
  @HttpCode(200)
  @Refuses(REASON.stale)
  nobody(@Caller() caller: Principal, @Body() dto: UnassignStaffsDto): Promise<AssignedRequestsView> {
    return this.assignStaff.nobody(caller, dto);
  }

  /** Takes an assignment back: each of several requests to whose it was, all or none. */
  @Post('returnStaffs')
  @HttpCode(200)
  @Refuses(REASON.stale)
  giveBack(@Caller() caller: Principal, @Body() dto: ReturnStaffsDto): Promise<AssignedRequestsView> {
    return this.returnStaffs.execute(caller, dto);
  }

  /** The people that requests of a day can be given to, with what each has to do on it, and who usually does it. */
  @Get('assignChoices')
  choices(@Query() query: AssignChoicesQuery): Promise<AssignChoiceView[]> {
    return this.assignChoices.list(query);
  }

  /** Assigns a request to a person. */
  @Post(':id/assignStaff')
  @HttpCode(200)
  @Refuses(REASON.stale)
  one(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: AssignStaffDto,
  ): Promise<AssignedStaffView> {
    return this.assignStaff.one(caller, id, dto);
  }
}
