import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { ForConsole } from '../../../common/auth/access.js';
import { Caller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { Refuses } from '../../../common/http/refuses.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { TellsWhoWasFirst } from '../../versions/tells-who-was-first.js';
import { ASSIGNMENTS, BOARD_CHANGES } from '../request/request-operations.js';
import { AssignChoicesQuery } from './assign-choices.query.dto.js';
import { AssignChoicesQueries } from './assign-choices.queries.js';
import { AssignChoiceView, AssignedRequestsView, AssignedStaffView } from './assignment.view.js';
import { AssignEach } from './assign-each.js';
import { AssignEachDto } from './assign-each.dto.js';
import { AssignProposalQueries } from './proposal/assign-proposal.queries.js';
import { AssignProposalQuery } from './proposal/assign-proposal.query.dto.js';
import { AssignProposalView } from './proposal/assign-proposal.view.js';
import { AssignStaffDto } from './assign-staff.dto.js';
import { AssignStaffsDto, UnassignStaffsDto } from './assign-staffs.dto.js';
import { AssignStaff } from './assign-staff.js';
import { ReturnStaffsDto } from './return-staffs.dto.js';
import { ReturnStaffs } from './return-staffs.js';
import { UndoAssignment } from './undo-assignment.js';

/** Who handles a request. */
@TellsWhoWasFirst(ASSIGNMENTS)
@ForConsole('request.assign')
@Controller('admin/washRequest')
export class ConsoleRequestAssignmentController {
  constructor(
    @Inject(AssignStaff) private readonly assignStaff: AssignStaff,
    @Inject(ReturnStaffs) private readonly returnStaffs: ReturnStaffs,
    @Inject(UndoAssignment) private readonly undoing: UndoAssignment,
    @Inject(AssignEach) private readonly assignEach: AssignEach,
    @Inject(AssignChoicesQueries) private readonly assignChoices: AssignChoicesQueries,
    @Inject(AssignProposalQueries) private readonly proposals: AssignProposalQueries,
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

  /** Takes an assignment of a request back: its entry of the history, as long as the request is still whose it became. */
  @Post(':id/history/:entry/undo')
  @HttpCode(200)
  @Refuses(REASON.stale, REASON.forbidden)
  undo(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Param('entry', IdPipe) entry: number,
  ): Promise<AssignedRequestsView> {
    return this.undoing.execute(caller, id, entry);
  }

  /** Assigns each of several requests to a person of its own, all or none. */
  @Post('assignEach')
  @HttpCode(200)
  @TellsWhoWasFirst(BOARD_CHANGES)
  @Refuses(REASON.stale)
  each(@Caller() caller: Principal, @Body() dto: AssignEachDto): Promise<AssignedRequestsView> {
    return this.assignEach.execute(caller, dto);
  }

  /** Whom each stop of a day could be given to that nobody has, and why. */
  @Get('assignProposal')
  proposal(@Caller() caller: Principal, @Query() { date }: AssignProposalQuery): Promise<AssignProposalView[]> {
    return this.proposals.of(caller, date);
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
