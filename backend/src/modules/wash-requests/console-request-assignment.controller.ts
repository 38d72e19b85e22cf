import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AssignedRequestsView, AssignedStaffView } from './console-request-actions.view.js';
import { AssignStaffDto } from './dto/assign-staff.dto.js';
import { AssignStaffsDto } from './dto/assign-staffs.dto.js';
import { AssignStaff } from './use-cases/assign-staff.js';

/** Who handles a request (spec 2 §2.2). */
@ForConsole('request.assign')
@Controller('admin/washRequest')
export class ConsoleRequestAssignmentController {
  constructor(@Inject(AssignStaff) private readonly assignStaff: AssignStaff) {}

  @Post('assignStaffs')
  @HttpCode(200)
  several(@Caller() caller: Principal, @Body() dto: AssignStaffsDto): Promise<AssignedRequestsView> {
    return this.assignStaff.several(caller, dto.wash_request_id, dto.staff_id);
  }

  @Post(':id/assignStaff')
  @HttpCode(200)
  one(
    @Caller() caller: Principal,
    @Param('id', IdPipe) id: number,
    @Body() dto: AssignStaffDto,
  ): Promise<AssignedStaffView> {
    return this.assignStaff.one(caller, id, dto.staff_id);
  }
}
